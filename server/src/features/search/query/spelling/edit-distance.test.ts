import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['python', 'python', 0],
  ['pyhton', 'python', 1],
  ['develper', 'developer', 1],
  ['acountent', 'accountant', 2],
  ['java', 'sales', 4],
])('%s and %s are %i apart', (a, b, expected) => {
  expect(editDistance(a, b, 5)).toBe(expected);
});

it('returns one more than the maximum for distant words', () => {
  expect(editDistance('receptionist', 'java', 2)).toBe(3);
});

it('is symmetric, and zero only for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, b, 9) === 0).toBe(a === b);
    }),
  );
});
