import { DAY_MS } from '../../../../lib/clock.ts';
import { fromIst, toIst } from '../../../../lib/india-time/ist.ts';
import type { PlanSnapshot } from '../purchased/plan-snapshot.ts';

/** Adds calendar months in India time; uses the last day of a month that is too short. */
function addMonths(from: Date, months: number): Date {
  const india = toIst(from);
  const day = india.getUTCDate();
  india.setUTCDate(1);
  india.setUTCMonth(india.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() + 1, 0)).getUTCDate();
  india.setUTCDate(Math.min(day, lastDay));
  return fromIst(india);
}

/**
 * Computes the expiry of a grant: start plus validity days, times the billing cycles of a subscription. A subscription
 * never expires before the same number of calendar months: twelve cycles of 30 days are less than the year paid for.
 * @param months billing cycles bought: months of a Monthly plan, years of a Yearly plan
 */
export function computeExpiry(
  { billingCycle, validityDays }: Pick<PlanSnapshot, 'billingCycle' | 'validityDays'>,
  months: number,
  from: Date,
): Date {
  if (!billingCycle) return new Date(from.getTime() + validityDays * DAY_MS);
  const byDays = from.getTime() + months * validityDays * DAY_MS;
  const byCalendar = addMonths(from, billingCycle === 'Yearly' ? months * 12 : months).getTime();
  return new Date(Math.max(byDays, byCalendar));
}
