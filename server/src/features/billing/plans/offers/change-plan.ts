import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { deactivatePlan, insertBands, lockPlan, updatePrice } from './plans.queries.ts';

const NO_SUCH_PLAN = 'There is no plan with this number.';

/**
 * Takes a plan off offer. Purchases have a copy of it and go on.
 * @throws {CallError} not_found
 */
export async function endPlan(db: Db, planId: number): Promise<void> {
  if (!(await deactivatePlan(db, planId))) throw new CallError('not_found', NO_SUCH_PLAN);
}

/**
 * Sets the price of a plan without tax, or that of the band which begins at a CTC.
 * @throws {CallError} not_found; bad_input for less than a rupee, or for a band the regular price is for
 */
export async function setPlanPrice(db: Db, planId: number, pricePaise: number, fromCtc?: number): Promise<void> {
  if (pricePaise < 100) throw new CallError('bad_input', 'A plan costs at least one rupee.');
  await db.transaction().execute(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (!plan) throw new CallError('not_found', NO_SUCH_PLAN);
    if (fromCtc === undefined) return await updatePrice(tx, planId, pricePaise);
    if (fromCtc <= (plan.goodToGoCtc ?? 0))
      throw new CallError('bad_input', `Up to a CTC of Rs.${plan.goodToGoCtc} the regular price holds.`);
    await insertBands(tx, planId, [{ fromCtc, pricePaise }]);
  });
}
