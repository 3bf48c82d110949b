import { type Choice, COUPON_INVALID, couponCycleOf, planKinds } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findStateName, HOME_STATE_ID } from '../../places/index.ts';
import { type Coupon, findCoupon, findCouponByCode } from '../coupons/index.ts';
import { createPlanSnapshot, getActivePlan, type Plan, type PlanSnapshot, priceForCtc } from '../plans/index.ts';
import { type Amounts, computeAmounts } from './compute-amounts.ts';

export const BELOW_MIN_AMOUNT = 'This coupon leaves less than ₹1 to pay. Please choose another one.';
/** Smallest amount of an order at the payment provider. */
const MIN_PAISE = 100;

/** A choice with its price, amounts in paise. */
export interface PricedChoice extends Amounts {
  /** Snapshot with this buyer's price of one billing cycle. */
  plan: PlanSnapshot;
  months: number;
  coupon: Coupon | undefined;
  /** The place of supply. */
  stateId: number;
}

async function getCoupon(db: Db, { couponID, couponCode }: Choice, plan: Plan, now: Date): Promise<Coupon | undefined> {
  if (!couponID && !couponCode) return undefined;
  const cycle = couponCycleOf(planKinds[plan.kind], plan);
  const coupon = couponID
    ? await findCoupon(db, couponID, cycle, now)
    : await findCouponByCode(db, couponCode ?? '', cycle, now);
  if (coupon) return coupon;
  const field = couponID ? 'couponID' : 'couponCode';
  throw new CallError('bad_input', COUPON_INVALID, { fields: [{ field, message: COUPON_INVALID }] });
}

/**
 * Computes the price, discount, tax and total of a choice; the only place that prices a purchase (commerce §9).
 * @throws {CallError} not_found for an inactive plan; bad_input for an invalid coupon, an unknown State, several months of
 *   a plan without billing cycles, or a CTC within the range of the regular plan
 */
export async function computeQuote(db: Db, choice: Choice, now: Date): Promise<PricedChoice> {
  const { monthDuration: months = 1, stateID: stateId = HOME_STATE_ID, ctc = 0 } = choice;
  if (!planKinds[choice.kind].hasBillingCycle && months !== 1)
    throw new CallError('bad_input', 'Only a subscription is bought for several months.');
  if (!findStateName(stateId)) throw new CallError('bad_input', 'Please select a State.');

  const plan = await getActivePlan(db, choice.kind, choice.planID);
  const pricePaise = await priceForCtc(db, plan, ctc);
  const coupon = await getCoupon(db, choice, plan, now);
  const amounts = computeAmounts({
    pricePaise,
    months,
    discount: coupon && { type: coupon.discountType, value: coupon.discountValue },
    isHomeState: stateId === HOME_STATE_ID,
  });
  if (amounts.totalPaise < MIN_PAISE) throw new CallError('bad_input', BELOW_MIN_AMOUNT);
  return { ...amounts, plan: createPlanSnapshot({ ...plan, pricePaise }, ctc), months, coupon, stateId };
}
