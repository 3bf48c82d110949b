import type { CtcTerm } from '@aarambh/contract';
import type { CtcTerms } from '../../plans/index.ts';

const readRupees = (text = ''): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
const readYears = (text = ''): number => (/^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : 0);

/** Reads CTC terms from path segments or form fields; a missing or malformed one is read as 0. */
export const readCtcTerms = (texts: Partial<Record<CtcTerm, string | undefined>>): CtcTerms => ({
  ctc: readRupees(texts.ctc),
  expectedCtc: readRupees(texts.expectedCtc),
  experience: readYears(texts.experience),
});
