import type { Db } from '../../../../infra/database/connect.ts';
import type { NewPlan } from './plan-description.ts';
import { insertBands, insertPlan } from './plans.queries.ts';

/** Creates an active plan with its CTC bands and returns its id. */
export async function createPlan(db: Db, plan: NewPlan): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const planId = await insertPlan(tx, plan);
    await insertBands(
      tx,
      planId,
      plan.ctcBands.map(({ fromCtc, price }) => ({ fromCtc, pricePaise: price })),
    );
    return planId;
  });
}
