import { expect, it } from 'vitest';
import { isAllSet } from './is-all-set.ts';

it('knows a plan that was acknowledged by its text', () => {
  expect(isAllSet('You’re all set! Your plan Priority 30 was activated successfully.')).toBe(true);
});

it('takes every other text for a failure', () => {
  expect(isAllSet('This link is not valid any more.')).toBe(false);
  expect(isAllSet("You're all set")).toBe(false);
  expect(isAllSet('')).toBe(false);
});
