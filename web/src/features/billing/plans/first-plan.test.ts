import { expect, it } from 'vitest';
import { firstPlanOf } from './first-plan.ts';

it.each([
  ['Starter', 'Starter'],
  ['Interview Assist Gold, Resume Maker', 'Interview Assist Gold'],
])('returns the first plan of %j', (activePlans, name) => {
  expect(firstPlanOf(activePlans)).toBe(name);
});

it.each(['Free Plan', ''])('finds no plan in %j', (activePlans) => {
  expect(firstPlanOf(activePlans)).toBeUndefined();
});
