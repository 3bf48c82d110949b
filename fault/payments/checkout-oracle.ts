import { randomInt } from 'node:crypto';
import {
  type Choice,
  type CouponCycle,
  couponCycleOf,
  couponCycles,
  monthChoices,
  planKindNames,
  planKinds,
} from '@aarambh/contract';
import type { AppContext } from '../../server/src/app-context.ts';
import { computeAmountsByOracle } from '../../server/src/features/billing/checkout/amounts-oracle.ts';
import { computeQuote } from '../../server/src/features/billing/checkout/index.ts';
import { createCoupon } from '../../server/src/features/billing/coupons/index.ts';
import { HOME_STATE_ID } from '../../server/src/features/places/index.ts';
import { CallError } from '../../server/src/lib/call-error.ts';
import { DAY_MS } from '../../server/src/lib/clock.ts';
import { insertTestPlan } from '../../server/src/testing/billing-fixtures.ts';
import { exactly, type FaultScenario } from '../scenario.ts';

const PLANS = 100;
const COUPONS_OF_EACH_TYPE = 20;
const KARNATAKA = 4026;
/** Smallest amount of an order at the payment provider. */
const MIN_PAISE = 100n;

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
const inRupees = (paise: number): string =>
  String(paise)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1');

type Plan = Pick<Choice, 'kind' | 'planID'> & { pricePaise: number; cycle: CouponCycle };

async function createPlans({ db }: AppContext): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (let n = 0; n < PLANS; n++) {
    const kind = pick(planKindNames);
    const pricePaise = randomInt(100, pick([100_000, 2_000_000, 10_000_000]));
    const billingCycle = planKinds[kind].hasBillingCycle ? pick(['Monthly', 'Yearly'] as const) : null;
    const planID = await insertTestPlan(db, { kind, price_paise: pricePaise, billing_cycle: billingCycle });
    plans.push({ kind, planID, pricePaise, cycle: couponCycleOf(planKinds[kind], { billingCycle }) });
  }
  return plans;
}

interface TestCoupon {
  couponID: number;
  type: 'Fixed' | 'Percentage';
  value: number;
}

async function createCoupons({ db, clock }: AppContext): Promise<TestCoupon[]> {
  const coupons: TestCoupon[] = [];
  for (const type of ['Fixed', 'Percentage'] as const) {
    for (let n = 0; n < COUPONS_OF_EACH_TYPE; n++) {
      const value = type === 'Fixed' ? randomInt(1, 300_000) : randomInt(1, 9_901);
      const coupon = {
        code: `${type}-${n}`,
        cycles: [...couponCycles],
        discountType: type,
        discountValue: value,
        startsAt: clock.now(),
        endsAt: new Date(clock.now().getTime() + DAY_MS),
        maxUses: null,
        maxUsesPerBuyer: null,
        listed: true,
      };
      const couponID = await createCoupon(db, coupon, clock.now());
      coupons.push({ couponID, type, value });
    }
  }
  return coupons;
}

/** Compares quotes of random checkouts with an oracle that computes in decimal strings. */
export const checkoutOracle: FaultScenario = {
  unit: 'checkouts',
  size: 10_000,
  async run({ context }, size, progress) {
    const [plans, coupons] = [await createPlans(context), await createCoupons(context)];
    let [paiseOff, wronglyRejected, wronglyAccepted] = [0n, 0, 0];
    for (let done = 0; done < size; done++) {
      const plan = pick(plans);
      const coupon = randomInt(3) ? pick(coupons) : undefined;
      const monthDuration = planKinds[plan.kind].hasBillingCycle ? pick(monthChoices) : 1;
      const stateID = pick([HOME_STATE_ID, KARNATAKA]);
      const expected = computeAmountsByOracle({
        price: inRupees(plan.pricePaise),
        months: monthDuration,
        discount: coupon && { type: coupon.type, value: inRupees(coupon.value) },
        isHomeState: stateID === HOME_STATE_ID,
      });
      const payable = (expected.totalPaise ?? 0n) >= MIN_PAISE;
      const choice: Choice = {
        kind: plan.kind,
        planID: plan.planID,
        monthDuration,
        stateID,
        couponID: coupon?.couponID,
      };
      try {
        const priced = { ...(await computeQuote(context.db, choice, context.clock.now())) } as Record<string, unknown>;
        if (!payable) wronglyAccepted += 1;
        for (const [name, paise] of Object.entries(expected)) {
          const off = BigInt(priced[name] as number) - paise;
          paiseOff += off < 0n ? -off : off;
        }
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (payable) wronglyRejected += 1;
      }
      progress(done + 1);
    }
    return [
      exactly('paise off, over all amounts', Number(paiseOff), 0),
      exactly('rejected although payable', wronglyRejected, 0),
      exactly('accepted although below the minimum', wronglyAccepted, 0),
    ];
  },
};
