import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import {
  deactivatePlan,
  findBandPrice,
  findNameAndPrice,
  insertBands,
  lockPlan,
  updatePrice,
} from './plans.queries.ts';

const PLAN_NOT_FOUND = 'There is no plan with this number.';

/**
 * Withdraws a plan from sale. Existing purchases keep their snapshot of it.
 * @throws {CallError} not_found
 */
export async function withdrawPlan(db: Db, planId: number): Promise<void> {
  if (!(await deactivatePlan(db, planId))) throw new CallError('not_found', PLAN_NOT_FOUND);
}

/**
 * The name of a plan with its price in paise without tax, or with the price that applies at a CTC in rupees.
 * @throws {CallError} not_found
 */
export async function getPlanPrice(
  db: Db,
  planId: number,
  ctc?: number,
): Promise<{ name: string; pricePaise: number }> {
  const plan = await findNameAndPrice(db, planId);
  if (!plan) throw new CallError('not_found', PLAN_NOT_FOUND);
  const bandPaise = ctc === undefined ? undefined : await findBandPrice(db, planId, ctc);
  return { name: plan.name, pricePaise: bandPaise ?? plan.pricePaise };
}

/**
 * Sets the price of a plan in paise without tax, or the price of its band from a CTC in rupees.
 * @throws {CallError} not_found; bad_input below one rupee, or for a band within the range of the regular price
 */
export async function setPlanPrice(db: Db, planId: number, pricePaise: number, fromCtc?: number): Promise<void> {
  await db.transaction().execute((transaction) => writePlanPrice(transaction, planId, pricePaise, fromCtc));
}

/** As setPlanPrice, within a transaction. */
export async function writePlanPrice(
  transaction: Db,
  planId: number,
  pricePaise: number,
  fromCtc?: number,
): Promise<void> {
  if (pricePaise < 100) throw new CallError('bad_input', 'A plan costs at least one rupee.');
  const plan = await lockPlan(transaction, planId);
  if (!plan) throw new CallError('not_found', PLAN_NOT_FOUND);
  if (fromCtc === undefined) return await updatePrice(transaction, planId, pricePaise);
  if (fromCtc <= (plan.goodToGoCtc ?? 0))
    throw new CallError('bad_input', `The regular price applies up to a CTC of Rs.${plan.goodToGoCtc}.`);
  await insertBands(transaction, planId, [{ fromCtc, pricePaise }]);
}
