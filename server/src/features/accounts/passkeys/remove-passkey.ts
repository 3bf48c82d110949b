import type { Passkey } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockSignedInAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { notifyOfPasskey } from './notify-of-passkey.ts';
import { deletePasskey, listPasskeys } from './passkeys.queries.ts';

/**
 * Removes a passkey of the caller and notifies them by mail. The way back in without it is a mailed link.
 * @throws {CallError} not_found when the caller has none with this id, whether or not it exists
 */
export async function removePasskey(
  { db, clock }: AppContext,
  caller: Caller,
  passkeyId: number,
  origin: Origin,
): Promise<Passkey[]> {
  const { accountId } = caller;
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await lockSignedInAccount(transaction, accountId);
    const passkeyName = await deletePasskey(transaction, accountId, passkeyId);
    if (passkeyName === undefined) throw new CallError('not_found');
    await recordSecurityEvent(transaction, { accountId, kind: 'passkey-removed', origin }, now);
    await notifyOfPasskey(transaction, 'passkey-removed', account, { passkeyName, origin }, now);
    return await listPasskeys(transaction, accountId);
  });
}
