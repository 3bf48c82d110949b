import { refundFigures as figures, planKinds } from '@aarambh/contract';
import { formatDay } from '../../../../lib/india-time/format-india-time.ts';
import { startOfDay } from '../../../../lib/india-time/indian-day.ts';
import type { PlanUsage } from '../../plans/index.ts';
import type { PurchaseWithRefund } from './purchases-with-refunds.queries.ts';

/** Input of the refund policy. */
export type RefundCase = Pick<PurchaseWithRefund, 'kind' | 'months' | 'paidAt'> & { plan: { validityDays: number } };

/** Result of the refund policy, with the reason as shown to the buyer. `askBefore` is the deadline (exclusive). */
export interface RefundEligibility {
  canRefund: boolean;
  askBefore: Date;
  reason: string;
}

function windowDays({ kind, plan, months }: RefundCase): number {
  if (planKinds[kind].refundPolicy === 'services') return figures.servedPlanWindowDays;
  return plan.validityDays * months <= figures.shortPlanDays ? figures.shortPlanWindowDays : figures.longPlanWindowDays;
}

const partsOf = (usage: PlanUsage): [used: number, of: number][] => [
  [usage.vacanciesOpened, usage.vacancies],
  [usage.guaranteedCallsUsed, usage.guaranteedCalls],
  [usage.servicesStarted, usage.services],
];

const isStarted = (usage: PlanUsage) => partsOf(usage).some(([used]) => used > 0);
const isUsed = (usage: PlanUsage) =>
  partsOf(usage).some(([used, of]) => used > 0 && used * 100 >= of * figures.usedPercent);

/**
 * Applies the refund policy (commerce §9) to a paid purchase and its usage. A refund window ends at the end of a day in
 * India.
 */
export function checkRefundEligibility(purchase: RefundCase, usage: PlanUsage, now: Date): RefundEligibility {
  const days = Math.max(windowDays(purchase), figures.unusedDays);
  const askBefore = startOfDay(purchase.paidAt, days + 1);
  const reject = (reason: string) => ({ canRefund: false, askBefore, reason });
  const isService = planKinds[purchase.kind].refundPolicy === 'services';
  if (isService && isStarted(usage))
    return reject('A service of this plan has started, so it can no longer be refunded.');
  if (!isService && isUsed(usage))
    return reject(`${figures.usedPercent} percent of this plan or more is used, so it can no longer be refunded.`);
  if (now >= askBefore)
    return reject(`The time for a refund is over: you could request it within ${days} days of the payment.`);
  const lastDay = formatDay(new Date(askBefore.getTime() - 1));
  const condition = isService
    ? 'none of its services has started'
    : `less than ${figures.usedPercent} percent of it is used`;
  const counted = usage.vacancies > 0 ? ' A listed job counts as used once you have opened it or applied to it.' : '';
  return {
    canRefund: true,
    askBefore,
    reason: `You can request a refund until the end of ${lastDay}, as long as ${condition}.${counted}`,
  };
}
