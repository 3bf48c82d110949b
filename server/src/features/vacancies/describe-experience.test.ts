import { expect, it } from 'vitest';
import { describeExperience } from './describe-experience.ts';

it.each([
  [0, 0, 'Fresher'],
  [null, 0, 'Fresher'],
  [2, 5, '2 - 5 Years'],
  [0, 1, '0 - 1 Year'],
  [1, 1, '1 Year'],
  [4, 4, '4 Years'],
  [3, null, '3+ Years'],
  [1, null, '1+ Year'],
  [null, 4, '0 - 4 Years'],
  [null, null, ''],
])('%s to %s is "%s"', (from, to, text) => {
  expect(describeExperience(from, to)).toBe(text);
});
