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

it('lists every figure and feature once, figures first, with the value of each plan', () => {
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
    { label: 'Calls', values: ['3', '1,200'] },
    { label: 'Days', values: [false, '90'] },
    { label: 'Resume Rewrite', values: [true, true] },
    { label: 'Counselling', values: [false, true] },
    { label: 'A book', values: [false, true] },
  ]);
});

it('merges a bonus feature with the same included feature of another plan', () => {
  expect(comparePlans([plan({ included: ['A book'] }), plan({ bonus: ['A book'] })])).toEqual([
    { label: 'A book', values: [true, true] },
  ]);
});
