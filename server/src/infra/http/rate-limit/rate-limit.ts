import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CallError } from '../../../lib/call-error.ts';
import type { Db } from '../../database/connect.ts';

/** How often something may be done within a time; `text` is what a person reads beyond that. */
export interface Limit {
  name: string;
  max: number;
  perSeconds: number;
  text?: string;
}

/**
 * Counts one use of a limit, or several at once, shared by all instances.
 * @param whom whom it counts: an account, a number, an address; only its hash is stored
 * @returns how often it was used in the running window, this time included, and when the window ends
 */
export async function countUse(
  db: Db,
  limit: Limit,
  whom: string,
  now: Date,
  uses = 1,
): Promise<{ used: number; windowEndsAt: Date }> {
  const key = createHash('sha256').update(whom).digest();
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
 * Takes one use from a limit.
 * @throws {CallError} too_many_requests with the seconds until it opens again
 */
export async function takeFromLimit(db: Db, limit: Limit, whom: string, now: Date): Promise<void> {
  const { used, windowEndsAt } = await countUse(db, limit, whom, now);
  if (used <= limit.max) return;
  const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000));
  throw new CallError('too_many_requests', limit.text, { retryAfter });
}

/** Drops counters whose window is over. */
export async function sweepLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limit_counters').where('window_ends_at', '<=', now).execute();
}
