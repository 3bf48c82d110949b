import { expect, it } from 'vitest';
import { planLabel } from './plan-label.ts';

it.each([
  ['Free Plan', 'Free Plan'],
  ['Starter', 'Starter'],
  ['Starter, Combo Gold', 'Starter, Combo Gold'],
  ['A,B,C', 'A,B... '],
])('%j is shown as %j', (text, label) => {
  expect(planLabel(text)).toBe(label);
});
