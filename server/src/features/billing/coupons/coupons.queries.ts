import { COUPON_AUDIENCE, type CouponCycle } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** A valid coupon. `discountValue` is paise for Fixed, hundredths of a percent for Percentage. */
export interface Coupon {
  couponId: number;
  code: string;
  discountType: 'Fixed' | 'Percentage';
  discountValue: number;
}

/** A new coupon, as defined by operators. */
export interface NewCoupon extends Omit<Coupon, 'couponId'> {
  /** Billing cycles and kinds of plan it is valid for. */
  cycles: CouponCycle[];
  startsAt: Date;
  endsAt: Date;
  /** null for no limit. */
  maxUses: number | null;
  maxUsesPerBuyer: number | null;
  /** Whether it is shown at the checkout; otherwise its code must be typed. */
  listed: boolean;
}

/**
 * Selects the coupons of job seekers that are valid for a cycle now, without those whose paid uses reach `max_uses`. Uses by
 * unpaid purchases are counted in countUses.
 */
const selectValidCoupons = (db: Db, cycle: CouponCycle, now: Date) =>
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

/** Lists the public coupons that are valid now, earliest end first. */
export async function listCoupons(db: Db, cycle: CouponCycle, now: Date): Promise<Coupon[]> {
  return await selectValidCoupons(db, cycle, now)
    .where('listed', '=', true)
    .orderBy('ends_at')
    .orderBy('code')
    .execute();
}

/** Finds a valid coupon by code, ignoring case; includes unlisted coupons. */
export async function findCouponByCode(
  db: Db,
  code: string,
  cycle: CouponCycle,
  now: Date,
): Promise<Coupon | undefined> {
  return await selectValidCoupons(db, cycle, now)
    .where(sql<boolean>`upper(code) = upper(${code.trim()})`)
    .executeTakeFirst();
}

export async function findCoupon(db: Db, couponId: number, cycle: CouponCycle, now: Date): Promise<Coupon | undefined> {
  return await selectValidCoupons(db, cycle, now).where('id', '=', couponId).executeTakeFirst();
}

/** Locks a coupon until the transaction ends, valid or not, and returns its limits. */
export async function lockCouponLimits(
  tx: Db,
  couponId: number,
): Promise<{ maxUses: number | null; maxUsesPerBuyer: number | null }> {
  return await tx
    .selectFrom('coupons')
    .select(['max_uses as maxUses', 'max_uses_per_buyer as maxUsesPerBuyer'])
    .where('id', '=', couponId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Locks a coupon until the transaction ends, so that concurrent purchases count its uses one after another; undefined
 * when it is not valid.
 */
export async function lockCoupon(
  tx: Db,
  couponId: number,
  cycle: CouponCycle,
  now: Date,
): Promise<{ maxUses: number | null; maxUsesPerBuyer: number | null } | undefined> {
  await lockCouponLimits(tx, couponId);
  // Read after locking: the previous lock holder may have ended it.
  return await selectValidCoupons(tx, cycle, now)
    .select(['max_uses as maxUses', 'max_uses_per_buyer as maxUsesPerBuyer'])
    .where('id', '=', couponId)
    .executeTakeFirst();
}

/** A mobile number with its country. */
interface Mobile {
  countryId: number | null;
  mobileNo: string | null;
}

/**
 * The buyer for the per-buyer limit: an account or a guest. The same buyer are accounts and guests whose addresses reach one
 * mailbox, an account and a guest with the mobile number that the account has verified, and accounts that have verified one
 * number. An unverified number does not identify a person: guests may type any.
 */
export type CouponBuyer = { accountId: number } | { guestEmail: string; guestMobile: Mobile };

/** Whether the account of a purchase has verified a mobile number. */
const isOfMobile = (countryId: RawBuilder<unknown>, mobileNo: RawBuilder<unknown>) => sql<boolean>`exists (
  select from accounts owner where owner.id = purchases.account_id and owner.mobile_verified_at is not null
    and owner.country_id = ${countryId} and owner.mobile_no = ${mobileNo})`;

/** Whether a purchase is one of a guest or account whose address reaches the same mailbox. */
const isOfMailbox = (email: RawBuilder<unknown>) => sql<boolean>`(
  mail_identity(guest_email) = mail_identity(${email}) or exists (
    select from accounts owner where owner.id = purchases.account_id
      and mail_identity(owner.email) = mail_identity(${email})))`;

/** Whether a purchase is one of the buyer's, by address or number. Looks only at accounts of purchases with the coupon. */
function isOwnPurchase(buyer: CouponBuyer): RawBuilder<boolean> {
  if ('guestEmail' in buyer) {
    const { countryId, mobileNo } = buyer.guestMobile;
    return sql<boolean>`(${isOfMailbox(sql`${buyer.guestEmail}::text`)}
      or ${isOfMobile(sql`${countryId}::int`, sql`${mobileNo}::text`)})`;
  }
  return sql<boolean>`(account_id = ${buyer.accountId} or exists (
    select from accounts self where self.id = ${buyer.accountId} and (
      ${isOfMailbox(sql.ref('self.email'))}
      or self.mobile_verified_at is not null and (
        guest_country_id = self.country_id and guest_mobile_no = self.mobile_no
        or ${isOfMobile(sql.ref('self.country_id'), sql.ref('self.mobile_no'))}))))`;
}

/**
 * Counts the uses of a coupon, in total and by one buyer. A use is a paid purchase, or an unpaid one created after
 * `heldSince`, if that is given. Attempts that replace each other are one use, because only one of them can be granted.
 * @param attemptOf group of attempts to leave out, because the new purchase belongs to it
 */
export async function countUses(
  tx: Db,
  couponId: number,
  buyer: CouponBuyer,
  heldSince: Date | undefined,
  attemptOf: number | undefined,
): Promise<{ all: number; own: number }> {
  const first = sql<number>`coalesce(attempt_of, id)`;
  return await tx
    .selectFrom('purchases')
    .select([
      sql<number>`count(distinct ${first})`.as('all'),
      sql<number>`count(distinct ${first}) filter (where ${isOwnPurchase(buyer)})`.as('own'),
    ])
    .where('coupon_id', '=', couponId)
    .where((where) =>
      where.or([
        where('status', '=', 'paid'),
        ...(heldSince ? [where.and([where('status', '=', 'created'), where('created_at', '>', heldSince)])] : []),
      ]),
    )
    .$if(attemptOf !== undefined, (query) => query.where(first, '<>', attemptOf ?? 0))
    .executeTakeFirstOrThrow();
}

/** Inserts a coupon; false when its code is taken, ignoring case, by one that has not ended. */
export async function insertCoupon(db: Db, couponId: number, coupon: NewCoupon, now: Date): Promise<boolean> {
  await db
    .updateTable('coupons')
    .set({ active: false })
    .where(sql<boolean>`upper(code) = upper(${coupon.code})`)
    .where('active', '=', true)
    .where('ends_at', '<=', now)
    .execute();
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
    .onConflict((conflict) => conflict.expression(sql`upper(code)`).where(sql<boolean>`active`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deactivates a coupon; false when no active coupon has this code. */
export async function deactivateCoupon(db: Db, code: string): Promise<boolean> {
  const row = await db
    .updateTable('coupons')
    .set({ active: false })
    .where(sql<boolean>`upper(code) = upper(${code.trim()})`)
    .where('active', '=', true)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
