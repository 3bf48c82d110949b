import { expect, it } from 'vitest';
import { readCtcTerms } from './read-ctc-terms.ts';

it('reads amounts and years', () => {
  expect(readCtcTerms({ ctc: '1200000', expectedCtc: '1500000', experience: '4.5' })).toEqual({
    ctc: 1_200_000,
    expectedCtc: 1_500_000,
    experience: 4.5,
  });
});

it.each(['', '-1', '1e9', '12,00,000', '1234567890', 'abc', ' 5', '5.'])('reads %j as 0', (text) => {
  expect(readCtcTerms({ ctc: text, expectedCtc: text, experience: text })).toEqual({
    ctc: 0,
    expectedCtc: 0,
    experience: 0,
  });
});
