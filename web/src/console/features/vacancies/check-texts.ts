import type { CheckKind } from '@aarambh/contract';

/** The checks as staff name them. */
export const checkNames: Record<CheckKind, string> = {
  source: 'Source',
  'company-number': 'Company number',
  'domain-mail': 'Company email',
  call: 'Call',
};

/** The checks that are recorded with a text, and what to write. */
export const recordedChecks = [
  { kind: 'source', hint: 'Where the job was seen: the address of the page, or the name of the newspaper.' },
  { kind: 'call', hint: 'Who was called, and on which number of the company.' },
  { kind: 'company-number', hint: 'CIN or GSTIN. Compare the name with the public register first.' },
] as const;
