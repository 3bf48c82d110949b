import { createHash } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import { withKeyedMutex } from '../../../lib/async/keyed-mutex.ts';
import { CallError } from '../../../lib/call-error.ts';
import {
  deleteFailure,
  deleteFailures,
  deleteOldFailures,
  insertFailure,
  listFailures,
  lockFailures,
} from './sign-in-failures.queries.ts';

/** Five failures in 15 minutes; when signing in, of one address with one e-mail: the owner still gets in from elsewhere (security 14). */
const MOST_FAILURES = 5;
const WINDOW_MS = 15 * 60_000;

const keyOf = (whom: string) => createHash('sha256').update(whom).digest();

/** Whom guesses at sign-in are counted for. */
export const addressWithEmail = (address: string, email: string): string =>
  `${networkPrefix(address)}\n${email.toLowerCase()}`;

/** When to come back after five failures, of which this is the oldest. */
function tooMany(oldest: Date, now: Date): CallError {
  const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1_000));
  return new CallError('too_many_requests', undefined, { retryAfter });
}

/**
 * Counts an attempt as failed before it is made: those under way in other instances count, too.
 * @returns the failure, to be taken back when it was none
 */
const countAttempt = (db: Db, key: Buffer, windowStart: Date, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await lockFailures(transaction, key);
    const [oldest] = (await listFailures(transaction, key, windowStart, MOST_FAILURES)).slice(MOST_FAILURES - 1);
    if (oldest) throw tooMany(oldest, now);
    return await insertFailure(transaction, key, now);
  });

/**
 * Lets an attempt through unless there were too many failures. Attempts of the same kind run one after another, so that
 * many at once are no way around the count and the right password among them gets in.
 * @param whom whom the failures are counted for; only its hash is stored
 * @param how the attempt, which answers nothing when it failed, and what else is noted of a failure
 * @throws {CallError} too_many_requests with the seconds until the next attempt counts
 */
export async function slowDownGuessing<T>(
  { db, clock }: AppContext,
  whom: string,
  how: { attempt(): Promise<T | undefined>; noteFailure?(transaction: Db, now: Date): Promise<void> },
): Promise<T | undefined> {
  const key = keyOf(whom);
  return await withKeyedMutex(key.toString('base64'), async () => {
    const now = clock.now();
    const windowStart = new Date(now.getTime() - WINDOW_MS);
    const failure = await countAttempt(db, key, windowStart, now);
    const outcome = await how.attempt().catch(async (error: unknown) => {
      await deleteFailure(db, failure);
      throw error;
    });
    if (outcome === undefined) {
      await db.transaction().execute(async (transaction) => {
        await how.noteFailure?.(transaction, now);
        await deleteOldFailures(transaction, windowStart);
      });
    } else {
      await deleteFailures(db, key);
    }
    return outcome;
  });
}

/** Forgets the failures of somebody who has proved by other means who they are. */
export const forgiveGuesses = (db: Db, whom: string): Promise<void> => deleteFailures(db, keyOf(whom));
