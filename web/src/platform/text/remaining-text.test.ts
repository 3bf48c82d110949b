import { expect, it } from 'vitest';
import { countRemaining, remainingText, spokenRemaining } from './remaining-text.ts';

it.each([
  ['', '200 characters left'],
  ['  Add my number  ', '187 characters left'],
  ['x'.repeat(199), '1 character left'],
  ['x'.repeat(200), '0 characters left'],
  ['x'.repeat(201), '1 character too many'],
  ['x'.repeat(230), '30 characters too many'],
])('returns the remaining characters after %j', (text, expected) => {
  expect(remainingText(countRemaining(text, 200))).toBe(expected);
});

it('announces the remaining characters at three thresholds only', () => {
  const spoken = Array.from({ length: 230 }, (_, typed) => spokenRemaining(200 - typed, 200));
  expect([...new Set(spoken)]).toEqual([
    '',
    'No more than 20 characters left',
    'No more than 5 characters left',
    'Too long: 200 characters at most',
  ]);
  expect(spoken.filter((text, at) => text !== spoken[at - 1])).toHaveLength(4);
});
