import type { AppContext } from '../../../app-context.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockSignedInAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { endSession, endSessions, isOwnSession } from './sessions.queries.ts';

const SESSION_ENDED = 'The session was signed out successfully.';
const ALL_SESSIONS_ENDED = 'You have been signed out everywhere successfully.';

/**
 * Ends one session of the caller's account; no effect when it has ended already.
 * @throws {CallError} forbidden when it is not the caller's, whether or not it exists
 */
export async function endOneSession(
  { db, clock }: AppContext,
  caller: Caller,
  sessionId: number,
  origin: Origin,
): Promise<string> {
  const now = clock.now();
  return await db.transaction().execute(async (transaction) => {
    await lockSignedInAccount(transaction, caller.accountId);
    if (!(await isOwnSession(transaction, caller.accountId, sessionId))) throw new CallError('forbidden');
    if (await endSession(transaction, sessionId, now)) {
      await recordSecurityEvent(transaction, { accountId: caller.accountId, kind: 'session-ended', origin }, now);
    }
    return SESSION_ENDED;
  });
}

/** Ends every session of the caller's account, this one included. */
export async function signOutEverywhere({ db, clock }: AppContext, caller: Caller, origin: Origin): Promise<string> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    await lockSignedInAccount(transaction, caller.accountId);
    await endSessions(transaction, caller.accountId, now);
    await recordSecurityEvent(transaction, { accountId: caller.accountId, kind: 'signed-out-everywhere', origin }, now);
  });
  return ALL_SESSIONS_ENDED;
}
