import { COUPON_PAGE, type CouponCycle, type couponStates } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';

type CouponState = (typeof couponStates)[number];

export interface CouponSearch {
  text?: string | undefined;
  state?: CouponState | undefined;
  /** One coupon; with it the other filters are ignored. */
  couponID?: number | undefined;
  page?: number | undefined;
}

const hasState: Record<CouponState, (now: Date) => RawBuilder<boolean>> = {
  running: (now) => sql`(active and starts_at <= ${now} and ends_at > ${now})`,
  planned: (now) => sql`(active and starts_at > ${now})`,
  ended: (now) => sql`(not active or ends_at <= ${now})`,
};

/** One page of coupons with their uses, those that end last first, and the number of all that match. */
export async function searchCoupons(db: Db, { couponID, ...filters }: CouponSearch, now: Date) {
  const { text, state, page = 1 }: CouponSearch = couponID === undefined ? filters : {};
  const part = `%${(text ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
  const matching = db
    .selectFrom('coupons')
    .$if(couponID !== undefined, (query) => query.where('id', '=', couponID as number))
    .$if(Boolean(text?.trim()), (query) => query.where('code', 'ilike', part))
    .$if(state !== undefined, (query) => query.where((state && hasState[state](now)) as RawBuilder<boolean>));
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .select([
      sql<number>`(select count(*) from purchases where coupon_id = coupons.id and status = 'paid')`.as('uses'),
      sql<number>`(select coalesce(sum(discount_paise), 0)::bigint from purchases
        where coupon_id = coupons.id and status = 'paid')`.as('discount_paise'),
    ])
    .orderBy('ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(COUPON_PAGE)
    .offset((page - 1) * COUPON_PAGE)
    .$narrowType<{ cycles: CouponCycle[] }>()
    .execute();
  return { rows, total };
}
export type CouponRow = Awaited<ReturnType<typeof searchCoupons>>['rows'][number];

/**
 * The lowest price in paise of all plans, with their bands, by what a coupon can be valid for; also of ended plans, which
 * can be offered again at their price.
 */
export async function listLowestPrices(db: Db) {
  return await db
    .selectFrom('plans')
    .select(['kind', 'billing_cycle as billingCycle'])
    .select(
      sql<number>`min(least(price_paise, (select min(price_paise) from plan_ctc_bands where plan_id = plans.id)))`.as(
        'pricePaise',
      ),
    )
    .groupBy(['kind', 'billing_cycle'])
    .execute();
}

/** Ends an active coupon; undefined when there is none that is active. */
export async function deactivateCouponById(db: Db, couponId: number): Promise<string | undefined> {
  const row = await db
    .updateTable('coupons')
    .set({ active: false })
    .where('id', '=', couponId)
    .where('active', '=', true)
    .returning('code')
    .executeTakeFirst();
  return row?.code;
}
