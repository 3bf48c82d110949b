import type { AppContext } from '../../../app-context.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { endSession } from '../sessions/sessions.queries.ts';

const SIGNED_OUT = 'You have been signed out successfully.';

/** Signs out: ends the caller's session on the server. */
export async function signOut({ db, clock }: AppContext, caller: Caller, origin: Origin): Promise<string> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    // Rules of this session that hold the account end first, and those that wait for it find the session ended.
    await lockAccount(transaction, caller.accountId);
    await endSession(transaction, caller.sessionId, now);
    await recordSecurityEvent(transaction, { accountId: caller.accountId, kind: 'signed-out', origin }, now);
  });
  return SIGNED_OUT;
}
