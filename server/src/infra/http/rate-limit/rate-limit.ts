import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CallError } from '../../../lib/call-error.ts';
import { MAX_CLOCK_SKEW_MS } from '../../../lib/clock.ts';
import type { Db } from '../../database/connect.ts';

/** Rate limit: how often something may be done within a fixed window; `text` is shown to the user beyond that. */
export interface RateLimit {
  name: string;
  max: number;
  perSeconds: number;
  text?: string;
}

/** When a window that ends later than this was opened before the clock was set back. */
const latestEnd = ({ perSeconds }: RateLimit, now: Date): Date =>
  new Date(now.getTime() + perSeconds * 1_000 + MAX_CLOCK_SKEW_MS);

/** Whether a window has ended, or would end too late because the clock was set back. */
export const hasWindowEnded = (windowEndsAt: Date, limit: RateLimit, now: Date): boolean =>
  windowEndsAt <= now || windowEndsAt > latestEnd(limit, now);

/**
 * Counts one or more uses of a rate limit, shared by all instances.
 * @param subject what is limited: an account, a phone number, an address; only its hash is stored
 * @returns the uses in the current window, these included, and the end of the window
 */
export async function countRateLimitUses(
  db: Db,
  limit: RateLimit,
  subject: string,
  now: Date,
  uses = 1,
): Promise<{ used: number; windowEndsAt: Date }> {
  const key = createHash('sha256').update(subject).digest();
  const windowEndsAt = new Date(now.getTime() + limit.perSeconds * 1_000);
  const hasEnded = sql`(limit_counters.window_ends_at <= ${now} or limit_counters.window_ends_at > ${latestEnd(limit, now)})`;
  const row = await db
    .insertInto('limit_counters')
    .values({ name: limit.name, key, window_ends_at: windowEndsAt, used: uses })
    .onConflict((conflict) =>
      conflict.columns(['name', 'key']).doUpdateSet({
        used: sql<number>`case when ${hasEnded} then ${uses} else limit_counters.used + ${uses} end`,
        window_ends_at: sql<Date>`case when ${hasEnded} then excluded.window_ends_at else limit_counters.window_ends_at end`,
      }),
    )
    .returning(['used', 'window_ends_at as windowEndsAt'])
    .executeTakeFirstOrThrow();
  return row;
}

/** Takes back one use that was counted in advance, unless its window has ended or was reset meanwhile. */
export async function releaseRateLimitUse(db: Db, { name }: RateLimit, subject: string, now: Date): Promise<void> {
  const key = createHash('sha256').update(subject).digest();
  await db
    .updateTable('limit_counters')
    .set({ used: sql<number>`used - 1` })
    .where('name', '=', name)
    .where('key', '=', key)
    .where('used', '>', 0)
    .where('window_ends_at', '>', now)
    .execute();
}

/**
 * Counts one use of a rate limit and refuses it beyond the limit.
 * @throws {CallError} too_many_requests with the seconds until the window ends
 */
export async function consumeRateLimit(db: Db, limit: RateLimit, subject: string, now: Date): Promise<void> {
  const { used, windowEndsAt } = await countRateLimitUses(db, limit, subject, now);
  if (used <= limit.max) return;
  const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000));
  throw new CallError('too_many_requests', limit.text, { retryAfter });
}

/** Deletes the counter of a subject, so that its next use begins a new window. */
export async function resetRateLimit(db: Db, name: string, subject: string): Promise<void> {
  const key = createHash('sha256').update(subject).digest();
  await db.deleteFrom('limit_counters').where('name', '=', name).where('key', '=', key).execute();
}

/** Deletes the counters of expired windows. */
export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limit_counters').where('window_ends_at', '<=', now).execute();
}
