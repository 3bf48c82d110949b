import type { AppContext } from '../../../../app-context.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { lockSignedInAccount } from '../../account-lock.queries.ts';
import { recordSecurityEvent } from '../../audit-log/security-events.queries.ts';
import { setFullName } from '../contact.queries.ts';

const SAVED = 'Name saved successfully.';

/** Changes the name of the account. No effect for the same name. Issued invoices keep the name they were issued to. */
export async function saveFullName(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  caller: Caller,
  fullName: string,
  origin: Origin,
): Promise<string> {
  const { accountId } = caller;
  return await db.transaction().execute(async (transaction) => {
    const known = await lockSignedInAccount(transaction, accountId);
    if (known.fullName === fullName) return SAVED;
    await setFullName(transaction, accountId, fullName);
    await recordSecurityEvent(transaction, { accountId, kind: 'name-changed', origin }, clock.now());
    return SAVED;
  });
}
