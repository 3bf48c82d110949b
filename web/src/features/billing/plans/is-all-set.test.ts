import { expect, it } from 'vitest';
import { isAllSet } from './is-all-set.ts';

it('recognises the text of a successful acknowledgement', () => {
  expect(isAllSet('You’re all set! Your plan Priority 30 was activated successfully.')).toBe(true);
});

it('treats every other text as a failure', () => {
  expect(isAllSet('This link is no longer valid.')).toBe(false);
  expect(isAllSet("You're all set")).toBe(false);
  expect(isAllSet('')).toBe(false);
});
