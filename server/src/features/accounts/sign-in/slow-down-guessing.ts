import { createHash } from 'node:crypto';
import { CallError } from '../../../platform/call-error.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { Platform } from '../../../platform/platform.ts';
import { runInTurn } from '../../../platform/run-in-turn.ts';
import { deleteFailures, deleteOldFailures, insertFailure, listFailures } from './sign-in-failures.queries.ts';

/** Five failures in 15 minutes; when signing in, of one address with one e-mail: the owner still gets in from elsewhere (security 14). */
const MOST_FAILURES = 5;
const WINDOW_MS = 15 * 60_000;

const keyOf = (whom: string) => createHash('sha256').update(whom).digest();

/** Whom guesses at sign-in are counted for. */
export const addressWithEmail = (address: string, email: string): string =>
  `${networkOf(address)}\n${email.toLowerCase()}`;

/**
 * Lets an attempt through unless there were too many failures. Attempts of the same kind run one after another, so that
 * many at once are no way around the count.
 * @param whom whom the failures are counted for; only its hash is stored
 * @param how the attempt, which answers nothing when it failed, and what else is noted of a failure
 * @throws {CallError} too_many_requests with the seconds until the next attempt counts
 */
export async function slowDownGuessing<T>(
  { db, clock }: Platform,
  whom: string,
  how: { attempt(): Promise<T | undefined>; noteFailure?(transaction: Db, now: Date): Promise<void> },
): Promise<T | undefined> {
  const key = keyOf(whom);
  return await runInTurn(key.toString('base64'), async () => {
    const now = clock.now();
    const windowStart = new Date(now.getTime() - WINDOW_MS);
    const failures = await listFailures(db, key, windowStart, MOST_FAILURES);
    const oldest = failures[MOST_FAILURES - 1];
    if (oldest) {
      const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1_000));
      throw new CallError('too_many_requests', undefined, { retryAfter });
    }
    const outcome = await how.attempt();
    if (outcome === undefined) {
      await db.transaction().execute(async (transaction) => {
        await insertFailure(transaction, key, now);
        await how.noteFailure?.(transaction, now);
        await deleteOldFailures(transaction, windowStart);
      });
    } else if (failures.length > 0) {
      await deleteFailures(db, key);
    }
    return outcome;
  });
}

/** Forgets the failures of somebody who has proved by other means who they are. */
export const forgiveGuesses = (db: Db, whom: string): Promise<void> => deleteFailures(db, keyOf(whom));
