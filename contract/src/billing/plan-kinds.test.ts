import { describe, expect, it } from 'vitest';
import { savePurchaseCalls } from './checkout.ts';
import { billingCycles, couponCycleOf, couponCycles } from './coupon-cycle.ts';
import { verifyPaymentCalls } from './payments.ts';
import { planKindNames, planKinds } from './plan-kinds.ts';
import { planWireFields } from './plan-wire-fields.ts';
import { candidatePlan, comboPlan, interviewPlan, resumeMakerPlan } from './plans.ts';

const planSchemas = {
  interview: interviewPlan,
  resumeMaker: resumeMakerPlan,
  combo: comboPlan,
  subscription: candidatePlan,
} as const;

it('the kinds of plan are in the order of the pricing page', () => {
  expect(planKindNames).toEqual(['interview', 'resumeMaker', 'combo', 'subscription']);
});

describe.each(planKindNames)('the kind %s', (kind) => {
  const { idField, priceField } = planWireFields[kind];
  const { path, ctcTerms, requiredCtcTerms, hasBillingCycle, couponCycle } = planKinds[kind];

  it('names fields of its plan and of its purchase', () => {
    const plan = Object.keys(planSchemas[kind].shape);
    const purchase = Object.keys(savePurchaseCalls[kind].body.shape);
    for (const fields of [plan, purchase]) expect(fields).toEqual(expect.arrayContaining([idField, priceField]));
    expect(plan.includes('billingCycle')).toBe(hasBillingCycle);
    expect(purchase.includes('monthDuration')).toBe(hasBillingCycle);
    for (const term of ctcTerms) expect(purchase).toContain(term);
  });

  it('has its own path and its own calls', () => {
    const others = planKindNames.filter((other) => other !== kind);
    expect(path).toMatch(/^\/[a-z-]+$/);
    for (const other of others) {
      expect(planKinds[other].path).not.toBe(path);
      expect(savePurchaseCalls[other].path).not.toBe(savePurchaseCalls[kind].path);
      expect(verifyPaymentCalls[other].path).not.toBe(verifyPaymentCalls[kind].path);
    }
  });

  it('requires only terms that its checkout has', () => {
    expect(ctcTerms).toEqual(expect.arrayContaining([...requiredCtcTerms]));
  });

  it('has a coupon cycle', () => {
    const cycles = hasBillingCycle ? billingCycles : [null];
    for (const billingCycle of cycles) {
      const cycle = couponCycleOf(planKinds[kind], { billingCycle });
      expect(couponCycles).toContain(cycle);
      expect(cycle).toBe(couponCycle ?? billingCycle);
    }
  });
});
