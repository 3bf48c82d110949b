import { createHash } from 'node:crypto';
import { CallError } from '../../platform/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { runInTurn } from './run-in-turn.ts';
import { deleteFailures, deleteOldFailures, insertFailure, listFailures } from './sign-in-failures.queries.ts';

/** Five failures of one address with one e-mail in 15 minutes; the owner still gets in from elsewhere (security 14). */
const MOST_FAILURES = 5;
const WINDOW_MS = 15 * 60_000;

/**
 * Lets an attempt through unless this address has failed too often with this e-mail. Attempts of the same pair run one
 * after another, so that many at once are no way around the count.
 * @param attempt answers nothing when it failed
 * @throws {CallError} too_many_requests with the seconds until the next attempt counts
 */
export async function slowDownGuessing<T>(
  { db, clock }: Platform,
  who: { address: string; email: string },
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const pair = createHash('sha256').update(`${who.address}\n${who.email.toLowerCase()}`).digest();
  return await runInTurn(pair.toString('base64'), async () => {
    const now = clock.now();
    const windowStart = new Date(now.getTime() - WINDOW_MS);
    const failures = await listFailures(db, pair, windowStart, MOST_FAILURES);
    const oldest = failures[MOST_FAILURES - 1];
    if (oldest) {
      const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1_000));
      throw new CallError('too_many_requests', undefined, { retryAfter });
    }
    const outcome = await attempt();
    if (outcome === undefined) {
      await insertFailure(db, pair, now);
      await deleteOldFailures(db, windowStart);
    } else if (failures.length > 0) {
      await deleteFailures(db, pair);
    }
    return outcome;
  });
}
