import { randomInt } from 'node:crypto';
import { type Choice, monthChoices, planKinds } from '@aarambh/contract';
import type { AppContext } from '../server/src/app-context.ts';
import { sumByHand } from '../server/src/features/billing/checkout/amounts-oracle.ts';
import { computeQuote } from '../server/src/features/billing/checkout/index.ts';
import { makePlan } from '../server/src/features/billing/checkout/test-world.queries.ts';
import { couponCycleOf, createCoupon } from '../server/src/features/billing/coupons/index.ts';
import { HOME_STATE_ID } from '../server/src/features/places/index.ts';
import { CallError } from '../server/src/lib/call-error.ts';
import { DAY_MS } from '../server/src/lib/clock.ts';
import { exactly, type Trial } from './trial.ts';

const PLANS = 100;
const COUPONS_OF_EACH_TYPE = 20;
const KARNATAKA = 4026;
/** What the provider takes at least. */
const LEAST_PAISE = 100n;

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
const inRupees = (paise: number): string =>
  String(paise)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1');

type Plan = Pick<Choice, 'kind' | 'planID'> & { pricePaise: number; cycle: ReturnType<typeof couponCycleOf> };

async function makePlans({ db }: AppContext): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (let n = 0; n < PLANS; n++) {
    const kind = pick(planKinds);
    const pricePaise = randomInt(100, pick([100_000, 2_000_000, 10_000_000]));
    const billingCycle = kind === 'subscription' ? pick(['Monthly', 'Yearly'] as const) : null;
    const planID = await makePlan(db, { kind, price_paise: pricePaise, billing_cycle: billingCycle });
    plans.push({ kind, planID, pricePaise, cycle: couponCycleOf({ kind, billingCycle }) });
  }
  return plans;
}

interface MadeCoupon {
  couponID: number;
  type: 'Fixed' | 'Percentage';
  value: number;
}

async function makeCoupons({ db, clock }: AppContext): Promise<MadeCoupon[]> {
  const coupons: MadeCoupon[] = [];
  for (const type of ['Fixed', 'Percentage'] as const) {
    for (let n = 0; n < COUPONS_OF_EACH_TYPE; n++) {
      const value = type === 'Fixed' ? randomInt(1, 300_000) : randomInt(1, 9_901);
      const couponID = await createCoupon(db, {
        code: `${type}-${n}`,
        cycles: ['Monthly', 'Yearly', 'Interview Assist', 'Resume Maker', 'Combo'],
        discountType: type,
        discountValue: value,
        startsAt: clock.now(),
        endsAt: new Date(clock.now().getTime() + DAY_MS),
        maxUses: null,
        maxUsesPerBuyer: null,
        listed: true,
      });
      coupons.push({ couponID, type, value });
    }
  }
  return coupons;
}

/** What random checkouts are quoted, beside what they come to by decimal arithmetic done on texts. */
export const checkoutOracle: Trial = {
  unit: 'checkouts',
  size: 10_000,
  async run({ context }, size, progress) {
    const [plans, coupons] = [await makePlans(context), await makeCoupons(context)];
    let [paiseOff, wronglyRefused, wronglyTaken] = [0n, 0, 0];
    for (let done = 0; done < size; done++) {
      const plan = pick(plans);
      const coupon = randomInt(3) ? pick(coupons) : undefined;
      const monthDuration = plan.kind === 'subscription' ? pick(monthChoices) : 1;
      const stateID = pick([HOME_STATE_ID, KARNATAKA]);
      const byHand = sumByHand({
        price: inRupees(plan.pricePaise),
        months: monthDuration,
        discount: coupon && { type: coupon.type, value: inRupees(coupon.value) },
        isHomeState: stateID === HOME_STATE_ID,
      });
      const payable = (byHand.totalPaise ?? 0n) >= LEAST_PAISE;
      const choice: Choice = {
        kind: plan.kind,
        planID: plan.planID,
        monthDuration,
        stateID,
        couponID: coupon?.couponID,
      };
      try {
        const priced = { ...(await computeQuote(context.db, choice, context.clock.now())) } as Record<string, unknown>;
        if (!payable) wronglyTaken += 1;
        for (const [name, paise] of Object.entries(byHand)) {
          const off = BigInt(priced[name] as number) - paise;
          paiseOff += off < 0n ? -off : off;
        }
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (payable) wronglyRefused += 1;
      }
      progress(done + 1);
    }
    return [
      exactly('paise off, over all amounts', Number(paiseOff), 0),
      exactly('refused though there is something to pay', wronglyRefused, 0),
      exactly('taken though there is nothing to pay', wronglyTaken, 0),
    ];
  },
};
