import { refundFigures as figures } from '@aarambh/contract';
import { dayText, startOfDay } from '../../../../lib/india-time/day-text.ts';
import type { PlanUsage } from '../../plans/index.ts';
import type { Bought } from './bought.queries.ts';

/** Kinds that are sold under the interview-connect terms: what is served cannot be given back. */
const servedKinds: readonly Bought['kind'][] = ['interview', 'combo'];

/** What a refund goes by. */
export type RefundCase = Pick<Bought, 'kind' | 'months' | 'paidAt'> & { plan: { validityDays: number } };

/** Whether the money may go back, in words for the buyer. `askBefore` is the first moment it is too late. */
export interface RefundVerdict {
  canRefund: boolean;
  askBefore: Date;
  reason: string;
}

function windowDays({ kind, plan, months }: RefundCase): number {
  if (servedKinds.includes(kind)) return figures.servedPlanWindowDays;
  return plan.validityDays * months <= figures.shortPlanDays ? figures.shortPlanWindowDays : figures.longPlanWindowDays;
}

const partsOf = (usage: PlanUsage): [used: number, of: number][] => [
  [usage.vacanciesUsed, usage.vacancies],
  [usage.guaranteedCallsUsed, usage.guaranteedCalls],
  [usage.servicesStarted, usage.services],
];

const isStarted = (usage: PlanUsage) => partsOf(usage).some(([used]) => used > 0);
const isUsed = (usage: PlanUsage) =>
  partsOf(usage).some(([used, of]) => used > 0 && used * 100 >= of * figures.usedPercent);

/** Whether a paid purchase may be given back, by the policy and what is used of it. A window ends with a day in India. */
export function judgeRefund(bought: RefundCase, usage: PlanUsage, now: Date): RefundVerdict {
  const days = Math.max(windowDays(bought), figures.unusedDays);
  const askBefore = startOfDay(bought.paidAt, days + 1);
  const refuse = (reason: string) => ({ canRefund: false, askBefore, reason });
  const isServed = servedKinds.includes(bought.kind);
  if (isServed && isStarted(usage))
    return refuse('A service of this plan has started, so it can no longer be refunded.');
  if (!isServed && isUsed(usage))
    return refuse(`${figures.usedPercent} percent of this plan or more is used, so it can no longer be refunded.`);
  if (now >= askBefore)
    return refuse(`The time for a refund is over: it could be asked for within ${days} days of the payment.`);
  const lastDay = dayText(new Date(askBefore.getTime() - 1));
  const condition = isServed
    ? 'none of its services has started'
    : `less than ${figures.usedPercent} percent of it is used`;
  return {
    canRefund: true,
    askBefore,
    reason: `You can ask for your money back until the end of ${lastDay}, as long as ${condition}.`,
  };
}
