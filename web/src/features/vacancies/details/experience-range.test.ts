import { expect, it } from 'vitest';
import { experienceRange } from './experience-range.ts';

it.each([
  [2, 5, '2 - 5 Years'],
  [0, 1, '0 - 1 Year'],
  [3, 3, '3 Years'],
  [0, 0, 'Fresher'],
  [3, null, ''],
  [null, 3, ''],
])('%s to %s is "%s"', (from, to, text) => {
  expect(experienceRange(from, to)).toBe(text);
});
