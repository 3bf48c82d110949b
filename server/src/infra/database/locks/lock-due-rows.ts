import { type RawBuilder, sql } from 'kysely';
import { isReached } from '../is-reached.ts';

/** The times of a claim of due rows by a lease queue. */
export interface Lease {
  now: Date;
  /** When a claimed row is due again, unless its outcome is stored before. */
  leaseUntil: Date;
  /** Longest time until a row is due, in ms: one that is due later was queued before the clock was set back (decision 30). */
  maxDelayMs: number;
}

/**
 * A lease that begins now.
 * @param leaseMs longer than an attempt takes, in ms
 * @param delaysMs the other delays after which rows may be due, in ms
 */
export const leaseFrom = (now: Date, leaseMs: number, delaysMs: readonly number[]): Lease => ({
  now,
  leaseUntil: new Date(now.getTime() + leaseMs),
  maxDelayMs: Math.max(leaseMs, ...delaysMs),
});

/** SQL condition: `due_at` of a row is reached. */
export const isDueAt = ({ now, maxDelayMs }: Lease): RawBuilder<boolean> => isReached('due_at', now, maxDelayMs);

/**
 * SQL array of a claim, for `key = …`: the keys of due rows, longest due first, each for one process only. The claim sets `due_at` to the
 * end of the lease.
 * @param isDue `isDueAt`, with the conditions of the table
 * @param first what precedes the due time in the order, such as `is_urgent desc,`
 */
export const lockDueRows = (
  table: string,
  key: string,
  { isDue, limit, first = sql`` }: { isDue: RawBuilder<boolean>; limit: number; first?: RawBuilder<unknown> },
) => sql`any (array(
  select ${sql.ref(key)} from ${sql.table(table)} where ${isDue}
  order by ${first} due_at, ${sql.ref(key)} limit ${limit} for update skip locked))`;
