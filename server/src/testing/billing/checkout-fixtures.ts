import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';

/** Puts a plan on offer, a monthly subscription of ₹499.00 unless said otherwise, and answers its id. */
export async function makePlan(db: Db, more: Partial<Insertable<Schema['plans']>> = {}): Promise<number> {
  const isSubscription = (more.kind ?? 'subscription') === 'subscription';
  const row = await db
    .insertInto('plans')
    .values({
      kind: 'subscription',
      name: 'Priority',
      price_paise: 49_900,
      billing_cycle: isSubscription ? 'Monthly' : null,
      validity_days: 30,
      vacancies: isSubscription ? 40 : 0,
      good_to_go_ctc: null,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Lets a plan cost something else from a CTC on. */
export async function addCtcBand(db: Db, planId: number, fromCtc: number, pricePaise: number): Promise<void> {
  const band = { plan_id: planId, from_ctc: fromCtc, price_paise: pricePaise };
  await db.insertInto('plan_ctc_bands').values(band).execute();
}

export async function listPurchases(db: Db, planId: number): Promise<Selectable<Schema['purchases']>[]> {
  return await db.selectFrom('purchases').selectAll().where('plan_id', '=', planId).orderBy('id').execute();
}

/** Marks a purchase as settling does. */
export async function payPurchase(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ status: 'paid', payment_id: `pay_${orderId}`, paid_at: now })
    .where('order_id', '=', orderId)
    .execute();
}
