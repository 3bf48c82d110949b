import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CallError } from '../../../lib/call-error.ts';
import type { Db } from '../../database/connect.ts';

/** Rate limit: how often something may be done within a fixed window; `text` is shown to the user beyond that. */
export interface RateLimit {
  name: string;
  max: number;
  perSeconds: number;
  text?: string;
}

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
  const row = await db
    .insertInto('limit_counters')
    .values({ name: limit.name, key, window_ends_at: windowEndsAt, used: uses })
    .onConflict((conflict) =>
      conflict.columns(['name', 'key']).doUpdateSet({
        used: sql<number>`case when limit_counters.window_ends_at <= ${now} then ${uses} else limit_counters.used + ${uses} end`,
        window_ends_at: sql<Date>`case when limit_counters.window_ends_at <= ${now} then excluded.window_ends_at else limit_counters.window_ends_at end`,
      }),
    )
    .returning(['used', 'window_ends_at as windowEndsAt'])
    .executeTakeFirstOrThrow();
  return row;
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

/** Deletes the counters of expired windows. */
export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limit_counters').where('window_ends_at', '<=', now).execute();
}
