import { expect, it } from 'vitest';
import { openTestApp } from '../../../../testing/test-app.ts';
import { createDemoPlans } from '../demo/create-demo-plans.ts';
import { createPlan } from './create-plan.ts';
import { parsePlan } from './plan-description.ts';
import { findPlan } from './plans.queries.ts';
import { priceForCtc } from './price-for-ctc.ts';

const { context } = await openTestApp();
const { db } = context;

const combo = { kind: 'combo', name: ' Career Plus ', price: 2_599, validityDays: 90 };
const read = (plan: unknown) => parsePlan(plan);

it('creates an active plan with defaults for omitted fields', async () => {
  const planId = await createPlan(
    db,
    read({ ...combo, goodToGoCtc: 800_000, ctcBands: [{ fromCtc: 800_001, price: 4_499 }] }),
  );
  const plan = await findPlan(db, 'combo', planId);
  expect(plan).toEqual({
    planID: planId,
    kind: 'combo',
    name: 'Career Plus',
    pricePaise: 259_900,
    billingCycle: null,
    validityDays: 90,
    vacancies: 0,
    priorityListing: false,
    verifiedTag: false,
    cvCorrection: false,
    coverLetter: false,
    guaranteedCalls: 0,
    assessmentDays: 0,
    freeInterviewReplacement: false,
    resumeRewrite: false,
    counselling: false,
    features: [],
    complementary: [],
    recommended: false,
    active: true,
    goodToGoCtc: 800_000,
    sac: '998519',
  });
  expect(plan && (await priceForCtc(db, plan, 900_000))).toBe(449_900);
});

it.each([
  ['nothing', 'null', 'file'],
  ['a kind we do not have', { ...combo, kind: 'lottery' }, 'kind'],
  ['no name', { ...combo, name: ' ' }, 'name'],
  ['a price below a rupee', { ...combo, price: 0.5 }, 'price'],
  ['a price with half a paisa', { ...combo, price: 2_599.005 }, 'price'],
  ['an unknown field', { ...combo, planPrice: 1 }, 'planPrice'],
  ['a subscription without a cycle', { ...combo, kind: 'subscription' }, 'billingCycle'],
  ['a cycle of a combo', { ...combo, billingCycle: 'Monthly' }, 'billingCycle'],
  [
    'a band within the range of the regular price',
    { ...combo, goodToGoCtc: 5, ctcBands: [{ fromCtc: 5, price: 9 }] },
    'must be above goodToGoCtc',
  ],
  [
    'two bands with the same CTC',
    {
      ...combo,
      ctcBands: [
        { fromCtc: 5, price: 9 },
        { fromCtc: 5, price: 8 },
      ],
    },
    'must be unique',
  ],
])('rejects %s and names the invalid field', (_, plan, text) => {
  expect(() => read(plan)).toThrow(text);
});

it('the demo plans cover all four kinds, combos from Rs 2,599, three to five calls, and both billing cycles', async () => {
  const ids = await createDemoPlans(db);
  const plans = await db
    .selectFrom('plans')
    .selectAll()
    .where('id', 'in', [...ids.values()])
    .execute();
  const of = (kind: string) => plans.filter((plan) => plan.kind === kind);
  expect(Math.min(...of('combo').map(({ price_paise }) => price_paise))).toBe(259_900);
  for (const { guaranteed_calls } of [...of('combo'), ...of('interview')]) {
    expect(guaranteed_calls).toBeGreaterThanOrEqual(3);
    expect(guaranteed_calls).toBeLessThanOrEqual(5);
  }
  expect(new Set(of('subscription').map(({ billing_cycle }) => billing_cycle))).toEqual(new Set(['Monthly', 'Yearly']));
  expect(of('resumeMaker').length).toBeGreaterThan(0);
  expect(plans.some(({ good_to_go_ctc }) => good_to_go_ctc !== null)).toBe(true);
});
