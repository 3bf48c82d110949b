import type { Db } from '../../../../infra/database/connect.ts';
import type { PlanKind } from '../../../../infra/database/schema.ts';
import { CallError } from '../../../../lib/call-error.ts';
import type { Plan } from '../purchased/plan-snapshot.ts';
import { findPlan } from './plans.queries.ts';
import { priceForCtc } from './price-for-ctc.ts';

const NOT_OFFERED = 'This plan is not on offer any more.';
const SUBSCRIPTION_NOT_FOUND = 'Subscription plan not found';

/**
 * A plan somebody asks for. Only a subscription is shown once it is no longer on offer: its reply says so.
 * @throws {CallError} not_found
 */
export async function getPlan(db: Db, kind: PlanKind, planId: number): Promise<Plan> {
  const plan = await findPlan(db, kind, planId);
  if (kind === 'subscription' && !plan) throw new CallError('not_found', SUBSCRIPTION_NOT_FOUND);
  if (!plan || (kind !== 'subscription' && !plan.active)) throw new CallError('not_found', NOT_OFFERED);
  return plan;
}

/**
 * The plan with its price for a CTC in whole rupees a year; the regular plan for 0.
 * @throws {CallError} not_found; bad_input when the regular plan is for this CTC
 */
export async function getPlanForCtc(db: Db, kind: PlanKind, planId: number, ctc: number): Promise<Plan> {
  const plan = await getPlan(db, kind, planId);
  return { ...plan, pricePaise: await priceForCtc(db, plan, ctc) };
}
