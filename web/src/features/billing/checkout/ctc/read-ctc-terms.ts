import type { CtcTerms } from '../../plans/index.ts';

const amountIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);
const yearsIn = (text: string | undefined): number => (/^\d{1,2}(\.\d{1,2})?$/.test(text ?? '') ? Number(text) : 0);

/** The CTC terms of an address or of typed fields; what is no amount counts as none given. */
export const readTerms = (given: { ctc?: string; expectedCtc?: string; experience?: string }): CtcTerms => ({
  ctc: amountIn(given.ctc),
  expectedCtc: amountIn(given.expectedCtc),
  experience: yearsIn(given.experience),
});
