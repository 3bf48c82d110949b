import type { Db } from '../../../infra/database/connect.ts';
import type { Secrets } from '../../../infra/secrets.ts';
import { listTotpSecrets, replaceTotpSecret } from '../staff.queries.ts';
import { renewTotpSecret } from './totp.ts';

/** Encrypts the TOTP secrets of staff with the key that encrypts now, before the key of an earlier secret is gone. */
export async function renewTotpSecrets(db: Db, secrets: Secrets): Promise<void> {
  for (const { id, column, stored } of await listTotpSecrets(db)) {
    const renewed = renewTotpSecret(secrets, stored);
    if (renewed) await replaceTotpSecret(db, { id, column, stored }, renewed);
  }
}
