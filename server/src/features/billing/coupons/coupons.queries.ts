import { COUPON_AUDIENCE, type CouponCycle } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** A coupon that counts. `discountValue` is paise for Fixed, hundredths of a percent for Percentage. */
export interface Coupon {
  couponId: number;
  code: string;
  discountType: 'Fixed' | 'Percentage';
  discountValue: number;
}

/** A coupon as staff make it. */
export interface NewCoupon extends Omit<Coupon, 'couponId'> {
  /** What it counts for. */
  cycles: CouponCycle[];
  startsAt: Date;
  endsAt: Date;
  /** null for no limit. */
  maxUses: number | null;
  maxUsesPerBuyer: number | null;
  /** Whether it is offered to everybody; otherwise one has to know its code. */
  listed: boolean;
}

/**
 * Coupons of job seekers that count for a cycle now. One that is paid for as often as it may be is over; purchases that
 * only hold it are counted where it is held.
 */
const selectCounting = (db: Db, cycle: CouponCycle, now: Date) =>
  db
    .selectFrom('coupons')
    .select(['id as couponId', 'code', 'discount_type as discountType', 'discount_value as discountValue'])
    .where('audience', '=', COUPON_AUDIENCE)
    .where('active', '=', true)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where(sql<boolean>`${cycle} = any(cycles)`)
    .where((where) =>
      where.or([
        where('max_uses', 'is', null),
        where(
          'max_uses',
          '>',
          where
            .selectFrom('purchases')
            .select(({ fn }) => fn.countAll<number>().as('uses'))
            .whereRef('coupon_id', '=', 'coupons.id')
            .where('status', '=', 'paid'),
        ),
      ]),
    );

/** Coupons anybody may choose now, the one that ends first first. */
export async function listCoupons(db: Db, cycle: CouponCycle, now: Date): Promise<Coupon[]> {
  return await selectCounting(db, cycle, now).where('listed', '=', true).orderBy('ends_at').orderBy('code').execute();
}

/** The coupon of a code in any case, also one that is not listed. */
export async function findCouponByCode(
  db: Db,
  code: string,
  cycle: CouponCycle,
  now: Date,
): Promise<Coupon | undefined> {
  return await selectCounting(db, cycle, now)
    .where(sql<boolean>`upper(code) = upper(${code.trim()})`)
    .executeTakeFirst();
}

export async function findCoupon(db: Db, couponId: number, cycle: CouponCycle, now: Date): Promise<Coupon | undefined> {
  return await selectCounting(db, cycle, now).where('id', '=', couponId).executeTakeFirst();
}

/** Locks a coupon that counts until the transaction ends, so that its uses are counted by one buyer at a time. */
export async function lockCoupon(
  tx: Db,
  couponId: number,
  cycle: CouponCycle,
  now: Date,
): Promise<{ maxUses: number | null; maxUsesPerBuyer: number | null } | undefined> {
  await tx.selectFrom('coupons').select('id').where('id', '=', couponId).forUpdate().execute();
  // Read once it is locked: it may have been ended by whoever had it before.
  return await selectCounting(tx, cycle, now)
    .select(['max_uses as maxUses', 'max_uses_per_buyer as maxUsesPerBuyer'])
    .where('id', '=', couponId)
    .executeTakeFirst();
}

/** Who buys: an account, or the e-mail of a guest. */
export type CouponBuyer = { accountId: number } | { guestEmail: string };

/**
 * How often a coupon is used, by everybody and by one buyer: paid, or held by a purchase begun since a moment. Purchases
 * that replace each other are one use, because only one of them can count.
 * @param attemptOf the purchase whose attempts are not counted, because the use is for one more of them
 */
export async function countUses(
  tx: Db,
  couponId: number,
  buyer: CouponBuyer,
  heldSince: Date,
  attemptOf: number | undefined,
): Promise<{ all: number; own: number }> {
  const first = sql<number>`coalesce(attempt_of, id)`;
  const isOwn =
    'accountId' in buyer
      ? sql<boolean>`account_id = ${buyer.accountId}`
      : sql<boolean>`lower(guest_email) = lower(${buyer.guestEmail})`;
  return await tx
    .selectFrom('purchases')
    .select([
      sql<number>`count(distinct ${first})`.as('all'),
      sql<number>`count(distinct ${first}) filter (where ${isOwn})`.as('own'),
    ])
    .where('coupon_id', '=', couponId)
    .where((where) =>
      where.or([
        where('status', '=', 'paid'),
        where.and([where('status', '=', 'created'), where('created_at', '>', heldSince)]),
      ]),
    )
    .$if(attemptOf !== undefined, (query) => query.where(first, '<>', attemptOf ?? 0))
    .executeTakeFirstOrThrow();
}

/** Adds a coupon; nothing when its code is taken, in any case. */
export async function insertCoupon(db: Db, couponId: number, coupon: NewCoupon): Promise<boolean> {
  const row = await db
    .insertInto('coupons')
    .values({
      id: couponId,
      code: coupon.code,
      audience: COUPON_AUDIENCE,
      cycles: coupon.cycles,
      discount_type: coupon.discountType,
      discount_value: coupon.discountValue,
      starts_at: coupon.startsAt,
      ends_at: coupon.endsAt,
      max_uses: coupon.maxUses,
      max_uses_per_buyer: coupon.maxUsesPerBuyer,
      listed: coupon.listed,
    })
    .onConflict((conflict) => conflict.expression(sql`upper(code)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a coupon; whether there was one with this code. */
export async function deactivateCoupon(db: Db, code: string): Promise<boolean> {
  const row = await db
    .updateTable('coupons')
    .set({ active: false })
    .where(sql<boolean>`upper(code) = upper(${code.trim()})`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
