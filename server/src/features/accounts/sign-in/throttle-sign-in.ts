import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { withRequestMutex } from '../../../infra/database/locks/with-request-mutex.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import { CallError } from '../../../lib/call-error.ts';
import { MAX_CLOCK_SKEW_MS } from '../../../lib/clock.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import {
  deleteFailure,
  deleteFailures,
  deleteOldFailures,
  insertFailure,
  listFailures,
  lockFailures,
} from './sign-in-failures.queries.ts';

/**
 * Five failures in 15 minutes; at sign-in per address and email, so that the owner can still sign in from elsewhere
 * (security 14).
 */
const MAX_FAILURES = 5;
const WINDOW_MS = 15 * 60_000;

/** The throttle key of a sign-in: the network of the address together with the email. */
export const signInThrottleKey = (address: string, email: string): string =>
  `${networkPrefix(address)}\n${email.toLowerCase()}`;

/** The refusal after five failures, of which `oldest` expires first. */
function tooManyFailures(oldest: Date, now: Date): CallError {
  const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1_000));
  return new CallError('too_many_requests', undefined, { retryAfter });
}

/**
 * Records an attempt as failed before it is made, so that attempts in progress in other instances count, too.
 * @returns the id of the failure, which is deleted when the attempt succeeds
 */
const recordAttempt = (db: Db, key: Buffer, windowStart: Date, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await lockFailures(transaction, key);
    // Failures of the future are from before the clock was set back: they would count for hours.
    const until = new Date(now.getTime() + MAX_CLOCK_SKEW_MS);
    const [oldest] = (await listFailures(transaction, key, windowStart, until, MAX_FAILURES)).slice(MAX_FAILURES - 1);
    if (oldest) throw tooManyFailures(oldest, now);
    return await insertFailure(transaction, key, now);
  });

/**
 * Sign-in throttling: makes an attempt unless its key has had too many failures. Attempts of one key run one after
 * another, so that concurrent attempts cannot exceed the limit and the right password among them succeeds.
 * @param throttleKey what the failures are counted by; only its hash is stored
 * @param actions.attempt returns undefined when it failed
 * @param actions.keepsFailures a success does not delete earlier failures of the key
 * @param actions.recordFailure records the failure elsewhere, such as in the audit log
 * @throws {CallError} too_many_requests with the seconds until the next attempt is allowed
 */
export async function throttleSignIn<T>(
  { db, clock }: AppContext,
  throttleKey: string,
  actions: {
    attempt(): Promise<T | undefined>;
    keepsFailures?: boolean;
    recordFailure?(transaction: Db, now: Date): Promise<void>;
  },
): Promise<T | undefined> {
  const key = hashToken(throttleKey);
  return await withRequestMutex(key.toString('base64'), async () => {
    const now = clock.now();
    const windowStart = new Date(now.getTime() - WINDOW_MS);
    const failure = await recordAttempt(db, key, windowStart, now);
    const outcome = await actions.attempt().catch(async (error: unknown) => {
      await deleteFailure(db, failure);
      throw error;
    });
    if (outcome === undefined) {
      await db.transaction().execute(async (transaction) => {
        await actions.recordFailure?.(transaction, now);
        await deleteOldFailures(transaction, windowStart);
      });
    } else if (actions.keepsFailures) {
      await deleteFailure(db, failure);
    } else {
      await deleteFailures(db, key);
    }
    return outcome;
  });
}

/** Deletes the failures of a throttle key after the account holder has proven their identity by other means. */
export const clearSignInFailures = (db: Db, throttleKey: string): Promise<void> =>
  deleteFailures(db, hashToken(throttleKey));
