import { expect, it } from 'vitest';
import { comparePlans } from './compare-plans.ts';
import type { OfferedPlan } from './offered-plan.ts';

const plan = (given: Partial<OfferedPlan>): OfferedPlan => ({
  kind: 'combo',
  planID: 1,
  name: 'A',
  price: 1,
  recommended: false,
  facts: [],
  included: [],
  bonus: [],
  fields: {},
  ...given,
});

it('names every figure and feature once, figures first, and says what each plan has of it', () => {
  const small = plan({ facts: [{ label: 'Calls', value: 3 }], included: ['Resume Rewrite'] });
  const large = plan({
    facts: [
      { label: 'Calls', value: 1_200 },
      { label: 'Days', value: 90 },
    ],
    included: ['Counselling', 'Resume Rewrite'],
    bonus: ['A book'],
  });
  expect(comparePlans([small, large])).toEqual([
    { label: 'Calls', shares: ['3', '1,200'] },
    { label: 'Days', shares: [false, '90'] },
    { label: 'Resume Rewrite', shares: [true, true] },
    { label: 'Counselling', shares: [false, true] },
    { label: 'A book', shares: [false, true] },
  ]);
});

it('counts a bonus of one plan that another includes as the same thing', () => {
  expect(comparePlans([plan({ included: ['A book'] }), plan({ bonus: ['A book'] })])).toEqual([
    { label: 'A book', shares: [true, true] },
  ]);
});
