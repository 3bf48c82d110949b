import { DAY_MS } from '../../../../lib/clock.ts';
import type { PlanSnapshot } from '../purchased/plan-snapshot.ts';

const IST_MS = 5.5 * 60 * 60_000;

/** The same day and time in India a number of months later, or the last day of a month that lacks the day. */
function monthsLater(from: Date, months: number): Date {
  const india = new Date(from.getTime() + IST_MS);
  const day = india.getUTCDate();
  india.setUTCDate(1);
  india.setUTCMonth(india.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() + 1, 0)).getUTCDate();
  india.setUTCDate(Math.min(day, lastDay));
  return new Date(india.getTime() - IST_MS);
}

/**
 * When what begins at a moment ends: after the plan's days, for each billing cycle of a subscription. Twelve cycles of
 * 30 days are not the year somebody paid for, so a subscription never ends before as many calendar months.
 * @param months billing cycles bought: months of a Monthly plan, years of a Yearly one
 */
export function endOfValidity(
  { billingCycle, validityDays }: Pick<PlanSnapshot, 'billingCycle' | 'validityDays'>,
  months: number,
  from: Date,
): Date {
  if (!billingCycle) return new Date(from.getTime() + validityDays * DAY_MS);
  const byDays = from.getTime() + months * validityDays * DAY_MS;
  const byCalendar = monthsLater(from, billingCycle === 'Yearly' ? months * 12 : months).getTime();
  return new Date(Math.max(byDays, byCalendar));
}
