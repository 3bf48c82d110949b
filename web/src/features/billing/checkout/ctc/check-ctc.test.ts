import { describe, expect, it } from 'vitest';
import { checkCtc, confirmationText } from './check-ctc.ts';

const CEILING = 800_000;
const terms = { ctc: 1_200_000, expectedCtc: 1_500_000, experience: 4 };

describe('the way to a personalised plan', () => {
  it.each([
    ['interview', { ctc: 0 }, 'ctc', 'Please enter your current CTC'],
    ['interview', { experience: 0 }, 'experience', 'Please enter your current Experience'],
    ['resumeMaker', { ctc: 0 }, 'ctc', 'Please enter your current CTC'],
    ['combo', { ctc: 0, expectedCtc: 0 }, 'ctc', 'Please enter your current CTC'],
    ['combo', { expectedCtc: 0 }, 'expectedCtc', 'Please enter your expected CTC'],
  ] as const)('asks for what is missing: %s %o', (kind, lacking, field, message) => {
    expect(checkCtc(kind, { ...terms, ...lacking }, CEILING)).toEqual({ field, message });
  });

  it.each([
    ['resumeMaker', { expectedCtc: 0, experience: 0 }],
    ['interview', { expectedCtc: 0 }],
    ['combo', { experience: 0 }],
  ] as const)('asks for nothing else: %s', (kind, lacking) => {
    expect(checkCtc(kind, { ...terms, ...lacking }, CEILING)).toBeUndefined();
  });

  it('is for a CTC above the good-to-go amount', () => {
    const refused = { field: 'ctc', message: 'Your current CTC should be higher than Rs.8,00,000.' };
    expect(checkCtc('interview', { ...terms, ctc: CEILING }, CEILING)).toEqual(refused);
    expect(checkCtc('interview', { ...terms, ctc: CEILING + 1 }, CEILING)).toBeUndefined();
  });
});

describe('what the buyer of a regular plan confirms', () => {
  const regular = { ctc: 0, expectedCtc: 0, experience: 0 };

  it('names the ceiling', () => {
    expect(confirmationText(CEILING, regular)).toBe(
      'I confirmed that my current CTC is less than or equal to Rs.8,00,000 to be eligible for this plan.',
    );
  });

  it('is nothing without a ceiling, and for a personalised plan', () => {
    expect(confirmationText(0, regular)).toBeUndefined();
    expect(confirmationText(CEILING, terms)).toBeUndefined();
  });
});
