import {
  type CallOutput,
  COUPON_ALONE_PERCENT,
  COUPON_PAGE,
  couponCycleOf,
  createCoupon as createCouponCall,
  endCoupon as endCouponCall,
  listStaffCoupons,
  planKinds,
  type StaffCoupon,
  toPaise,
  toRupees,
} from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { type StaffAction, staffAction } from '../../../../infra/http/staff-action.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { DAY_MS } from '../../../../lib/clock.ts';
import { fromIst } from '../../../../lib/india-time/ist.ts';
import { formatRupees } from '../../../../lib/money/rupees.ts';
import type { NewCoupon } from '../coupons.queries.ts';
import { checkCoupon, createCoupon } from '../create-coupon.ts';
import { type CouponRow, deactivateCouponById, listLowestPrices, searchCoupons } from './staff-coupons.queries.ts';

type Form = CallOutput<typeof createCouponCall>['body'];

/** Midnight in India of a day yyyy-MM-dd, N days later. */
const startOf = (day: string, daysLater = 0) =>
  new Date(fromIst(new Date(`${day}T00:00:00Z`)).getTime() + daysLater * DAY_MS);

/** The last day is included. Percent and rupees both have hundredths. */
const couponOf = ({ reason: _, startsOn, endsOn, isListed, discountValue, ...coupon }: Form): NewCoupon => ({
  ...coupon,
  discountValue: toPaise(discountValue),
  startsAt: startOf(startsOn),
  endsAt: startOf(endsOn, 1),
  listed: isListed,
});

function presentStaffCoupon(row: CouponRow, now: Date): StaffCoupon {
  const isOver = !row.active || row.ends_at <= now;
  return {
    couponID: row.id,
    code: row.code,
    discountType: row.discount_type,
    discountValue: toRupees(row.discount_value),
    cycles: row.cycles,
    startsOn: row.starts_at.toISOString(),
    endsOn: new Date(row.ends_at.getTime() - 1).toISOString(),
    maxUses: row.max_uses,
    maxUsesPerBuyer: row.max_uses_per_buyer,
    isListed: row.listed,
    state: isOver ? 'ended' : row.starts_at > now ? 'planned' : 'running',
    uses: row.uses,
    discountGiven: toRupees(row.discount_paise),
  };
}

/**
 * Why a second person must approve a coupon: more than half off, also when it is in rupees and a plan is cheap, or when
 * there is no plan to compare rupees with.
 */
async function secondPersonCauseOfCoupon(db: Db, coupon: NewCoupon): Promise<string | undefined> {
  const { code, discountType, discountValue, cycles } = coupon;
  if (discountType === 'Percentage')
    return discountValue > COUPON_ALONE_PERCENT * 100
      ? `Coupon ${code} takes ${discountValue / 100} percent off, more than ${COUPON_ALONE_PERCENT}.`
      : undefined;
  const prices = (await listLowestPrices(db))
    .filter(({ kind, billingCycle }) => cycles.includes(couponCycleOf(planKinds[kind], { billingCycle })))
    .map(({ pricePaise }) => pricePaise);
  if (prices.length === 0)
    return `Coupon ${code} takes ${formatRupees(discountValue)} off, and there is no plan yet to compare it with.`;
  const lowest = Math.min(...prices);
  if (discountValue * 100 <= lowest * COUPON_ALONE_PERCENT) return undefined;
  return `Coupon ${code} takes ${formatRupees(discountValue)} off, more than ${COUPON_ALONE_PERCENT} percent of the cheapest plan, ${formatRupees(lowest)}.`;
}

/** @throws {CallError} bad_input for an invalid coupon, or one that has ended before it begins */
function readCoupon({ clock }: AppContext, form: Form): NewCoupon {
  const coupon = couponOf(form);
  checkCoupon(coupon);
  if (coupon.endsAt <= clock.now()) throw new CallError('bad_input', 'The last day is over already.');
  return coupon;
}

/** Actions of staff on coupons. */
export const couponStaffActions: readonly StaffAction[] = [
  staffAction(listStaffCoupons, async ({ db, clock }, { query, headers }) => {
    const now = clock.now();
    const { rows, total } = await searchCoupons(db, query, now);
    headers['X-Total-Count'] = String(total);
    headers['X-Page-Count'] = String(Math.ceil(total / COUPON_PAGE));
    return rows.map((row) => presentStaffCoupon(row, now));
  }),

  staffAction(
    createCouponCall,
    async (context, { body }) => ({
      couponID: await createCoupon(context.db, readCoupon(context, body), context.clock.now()),
    }),
    {
      target: (_input, answer) => answer && { kind: 'coupon', id: answer.couponID },
      secondPersonCause: (context, { body }) => secondPersonCauseOfCoupon(context.db, readCoupon(context, body)),
    },
  ),

  staffAction(
    endCouponCall,
    async ({ db }, { body }) => {
      const code = await deactivateCouponById(db, body.couponID);
      if (!code) throw new CallError('not_found', 'There is no such coupon, or it was ended already.');
      return `Coupon ${code} has ended.`;
    },
    { target: ({ body }) => ({ kind: 'coupon', id: body.couponID }) },
  ),
];
