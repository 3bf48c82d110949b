import type { PlanKind } from '@aarambh/contract';
import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import type { Plan } from '../purchased/plan-snapshot.ts';
import { offerRules } from './offer-rules.ts';
import { findPlan } from './plans.queries.ts';
import { priceForCtc } from './price-for-ctc.ts';

/**
 * Gets a plan for display. Of the inactive plans only subscriptions can be read; their reply has the field `active`.
 * @throws {CallError} not_found
 */
export async function getPlan(db: Db, kind: PlanKind, planId: number): Promise<Plan> {
  const plan = await findPlan(db, kind, planId);
  if (plan && (plan.active || offerRules[kind].isReadableWhenInactive)) return plan;
  throw new CallError('not_found', offerRules[kind].notFoundMessage);
}

/**
 * Gets a plan that can be bought.
 * @throws {CallError} not_found
 */
export async function getActivePlan(db: Db, kind: PlanKind, planId: number): Promise<Plan> {
  const plan = await findPlan(db, kind, planId);
  if (plan?.active) return plan;
  throw new CallError('not_found', offerRules[kind].notFoundMessage);
}

/**
 * Gets a plan with its price for a CTC in whole rupees a year; the regular plan for a CTC of 0.
 * @throws {CallError} not_found; bad_input when the CTC is within the range of the regular plan
 */
export async function getPlanForCtc(db: Db, kind: PlanKind, planId: number, ctc: number): Promise<Plan> {
  const plan = await getPlan(db, kind, planId);
  return { ...plan, pricePaise: await priceForCtc(db, plan, ctc) };
}
