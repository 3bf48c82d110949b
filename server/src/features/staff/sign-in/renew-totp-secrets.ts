import type { Db } from '../../../infra/database/connect.ts';
import type { Secrets } from '../../../infra/secrets.ts';
import { listTotpSecrets, replaceTotpSecret } from '../staff.queries.ts';
import { renewTotpSecret } from './totp.ts';

/**
 * Encrypts the TOTP secrets of staff with the key that encrypts now, before the key of an earlier secret is gone.
 * @returns how many were found with an earlier key; a change by another transaction may have kept one of them
 */
export async function renewTotpSecrets(db: Db, secrets: Secrets): Promise<number> {
  let found = 0;
  for (const { id, column, stored } of await listTotpSecrets(db)) {
    const renewed = renewTotpSecret(secrets, stored);
    if (!renewed) continue;
    found += 1;
    await replaceTotpSecret(db, { id, column, stored }, renewed);
  }
  return found;
}
