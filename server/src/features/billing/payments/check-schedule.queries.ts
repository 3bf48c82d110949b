import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, MAX_CLOCK_SKEW_MS, MINUTE_MS } from '../../../lib/clock.ts';

/** When something is checked at the provider after it began, before the daily checks. */
const FIRST_CHECKS_MINUTES = [2, 10, 60];
const FIRST_CHECKS_SECONDS = FIRST_CHECKS_MINUTES.map((minutes) => minutes * 60);
/** The longest wait that is not on the schedule: a lease, or a check of what began before the clock was set back. */
const MAX_UNSCHEDULED_MS = 10 * MINUTE_MS;

/**
 * The schedule of checks at the payment provider: 2, 10 and 60 minutes after something began, then daily.
 * @param began when it began; in the future when the clock was set back, and then it is checked every ten minutes
 */
export function nextCheckAfter(began: Date, now: Date): Date {
  const ageMs = now.getTime() - began.getTime();
  if (ageMs < -MAX_CLOCK_SKEW_MS) return new Date(now.getTime() + MAX_UNSCHEDULED_MS);
  const first = FIRST_CHECKS_MINUTES.map((minutes) => minutes * MINUTE_MS).find((after) => after > ageMs);
  return new Date(began.getTime() + (first ?? (Math.floor(ageMs / DAY_MS) + 1) * DAY_MS));
}

/**
 * SQL condition: the check of a row is due, or due later than could have been set, because the clock was set back.
 * @param began column of the moment from which the schedule counts
 */
export function isCheckDue(began: 'created_at' | 'requested_at', now: Date): RawBuilder<boolean> {
  const start = sql`date_trunc('milliseconds', ${sql.ref(began)})`;
  const seconds = sql`extract(epoch from next_check_at - ${start})`;
  const latest = (ms: number) => new Date(now.getTime() + ms + MAX_CLOCK_SKEW_MS);
  return sql<boolean>`(next_check_at <= ${now} or (
    next_check_at > ${latest(MAX_UNSCHEDULED_MS)}
    and not (${start} <= ${latest(0)} and (${seconds} = any(${FIRST_CHECKS_SECONDS}::int[]) or ${seconds} % 86400 = 0))
  ))`;
}
