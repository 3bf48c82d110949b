import { type Choice, COUPON_INVALID } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findStateName, HOME_STATE_ID } from '../../places/index.ts';
import { type Coupon, couponCycleOf, findCoupon, findCouponByCode } from '../coupons/index.ts';
import { findPlan, type Plan, type PlanSnapshot, priceForCtc, snapshotOf } from '../plans/index.ts';
import { type Amounts, computeAmounts } from './compute-amounts.ts';

export const SUBSCRIPTION_NOT_FOUND = 'Subscription plan not found';
export const PLAN_NOT_FOUND = 'This plan is not on offer any more.';
export const TOO_LITTLE_TO_PAY = 'This coupon leaves less than ₹1 to pay. Please choose another one.';
const LEAST_PAISE = 100;

/** What somebody chose and what it comes to; amounts in paise. */
export interface PricedChoice extends Amounts {
  /** As it would be bought: with the price of one billing cycle that this buyer pays. */
  plan: PlanSnapshot;
  months: number;
  coupon: Coupon | undefined;
  /** The place of supply. */
  stateId: number;
}

async function getPlanOnOffer(db: Db, { kind, planID }: Choice): Promise<Plan> {
  const plan = await findPlan(db, kind, planID);
  if (plan?.active) return plan;
  throw new CallError('not_found', kind === 'subscription' ? SUBSCRIPTION_NOT_FOUND : PLAN_NOT_FOUND);
}

async function getCoupon(db: Db, { couponID, couponCode }: Choice, plan: Plan, now: Date): Promise<Coupon | undefined> {
  if (!couponID && !couponCode) return undefined;
  const cycle = couponCycleOf(plan);
  const coupon = couponID
    ? await findCoupon(db, couponID, cycle, now)
    : await findCouponByCode(db, couponCode ?? '', cycle, now);
  if (coupon) return coupon;
  const field = couponID ? 'couponID' : 'couponCode';
  throw new CallError('bad_input', COUPON_INVALID, { fields: [{ field, message: COUPON_INVALID }] });
}

/**
 * What a choice comes to: the one place where the price of a purchase is made (commerce §9).
 * @throws {CallError} not_found for a plan that is not on offer; bad_input for a coupon that does not count, an unknown
 *   State, several months of what is no subscription, a CTC that the regular plan is for
 */
export async function computeQuote(db: Db, choice: Choice, now: Date): Promise<PricedChoice> {
  const { monthDuration: months = 1, stateID: stateId = HOME_STATE_ID, ctc = 0 } = choice;
  if (choice.kind !== 'subscription' && months !== 1)
    throw new CallError('bad_input', 'Only a subscription is bought for several months.');
  if (!findStateName(stateId)) throw new CallError('bad_input', 'Please select a State.');

  const plan = await getPlanOnOffer(db, choice);
  const pricePaise = await priceForCtc(db, plan, ctc);
  const coupon = await getCoupon(db, choice, plan, now);
  const amounts = computeAmounts({
    pricePaise,
    months,
    discount: coupon && { type: coupon.discountType, value: coupon.discountValue },
    isHomeState: stateId === HOME_STATE_ID,
  });
  if (amounts.totalPaise < LEAST_PAISE) throw new CallError('bad_input', TOO_LITTLE_TO_PAY);
  return { ...amounts, plan: snapshotOf({ ...plan, pricePaise }, ctc), months, coupon, stateId };
}
