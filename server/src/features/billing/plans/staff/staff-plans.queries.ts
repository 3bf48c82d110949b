import type { Db } from '../../../../infra/database/connect.ts';

/** Price changes shown with the plans. */
const LISTED_CHANGES = 500;

/** All plans, those on offer first, with their bands, price changes and number of paid purchases. */
export async function listPlansWithPrices(db: Db) {
  const [plans, bands, changes, sales] = await Promise.all([
    db
      .selectFrom('plans')
      .selectAll()
      .orderBy('active', 'desc')
      .orderBy('kind')
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
    db.selectFrom('plan_ctc_bands').selectAll().orderBy('from_ctc').execute(),
    db.selectFrom('plan_price_changes').selectAll().orderBy('id', 'desc').limit(LISTED_CHANGES).execute(),
    db
      .selectFrom('purchases')
      .select((eb) => ['plan_id', eb.fn.countAll<number>().as('sold')])
      .where('paid_at', 'is not', null)
      .groupBy('plan_id')
      .execute(),
  ]);
  return { plans, bands, changes, sales };
}

/** Puts a plan on offer or takes it off; false when it is that already, or there is none. */
export async function setPlanActive(db: Db, planId: number, active: boolean): Promise<boolean> {
  const row = await db
    .updateTable('plans')
    .set({ active })
    .where('id', '=', planId)
    .where('active', '<>', active)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
