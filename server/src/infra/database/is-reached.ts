import { sql } from 'kysely';
import { MAX_CLOCK_SKEW_MS } from '../../lib/clock.ts';

/**
 * SQL condition: the moment in a column is reached, or further ahead than it could have been set: the clock was set back
 * since (decision 30).
 * @param maxDelayMs how far ahead the moment is set at most, in ms
 */
export const isReached = (column: string, now: Date, maxDelayMs: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${latest(now, maxDelayMs)})`;

/** Whether a stored moment is reached, as `isReached` has it. */
export const hasReached = (moment: Date, now: Date, maxDelayMs: number): boolean =>
  moment <= now || moment > latest(now, maxDelayMs);

const latest = (now: Date, maxDelayMs: number): Date => new Date(now.getTime() + maxDelayMs + MAX_CLOCK_SKEW_MS);
