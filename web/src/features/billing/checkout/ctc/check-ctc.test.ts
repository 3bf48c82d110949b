import { describe, expect, it } from 'vitest';
import { checkCtc, confirmationText } from './check-ctc.ts';

const CEILING = 800_000;
const terms = { ctc: 1_200_000, expectedCtc: 1_500_000, experience: 4 };

describe('CTC terms of a personalised plan', () => {
  it.each([
    ['interview', { ctc: 0 }, 'ctc', 'Please enter your current CTC'],
    ['interview', { experience: 0 }, 'experience', 'Please enter your current Experience'],
    ['resumeMaker', { ctc: 0 }, 'ctc', 'Please enter your current CTC'],
    ['combo', { ctc: 0, expectedCtc: 0 }, 'ctc', 'Please enter your current CTC'],
    ['combo', { expectedCtc: 0 }, 'expectedCtc', 'Please enter your expected CTC'],
  ] as const)('a required term is missing: %s %o', (kind, lacking, field, message) => {
    expect(checkCtc(kind, { ...terms, ...lacking }, CEILING)).toEqual({ field, message });
  });

  it.each([
    ['resumeMaker', { expectedCtc: 0, experience: 0 }],
    ['interview', { expectedCtc: 0 }],
    ['combo', { experience: 0 }],
  ] as const)('the other terms are optional: %s', (kind, lacking) => {
    expect(checkCtc(kind, { ...terms, ...lacking }, CEILING)).toBeUndefined();
  });

  it('the CTC must be above the good-to-go amount', () => {
    const refused = { field: 'ctc', message: 'Your current CTC should be higher than Rs.8,00,000.' };
    expect(checkCtc('interview', { ...terms, ctc: CEILING }, CEILING)).toEqual(refused);
    expect(checkCtc('interview', { ...terms, ctc: CEILING + 1 }, CEILING)).toBeUndefined();
  });
});

describe('confirmation by the buyer of a regular plan', () => {
  const regular = { ctc: 0, expectedCtc: 0, experience: 0 };

  it('contains the highest CTC of the plan', () => {
    expect(confirmationText(CEILING, regular)).toBe(
      'I confirmed that my current CTC is less than or equal to Rs.8,00,000 to be eligible for this plan.',
    );
  });

  it('is not needed without a limit, nor for a personalised plan', () => {
    expect(confirmationText(0, regular)).toBeUndefined();
    expect(confirmationText(CEILING, terms)).toBeUndefined();
  });
});
