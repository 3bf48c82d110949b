import { findingLevels, type ScreeningRule } from '@aarambh/contract';

export const kindTexts: Record<ScreeningRule['kind'], string> = {
  fee: 'Demand for money',
  contact: 'Contact in the text',
  identity: 'Name and fraud',
  condition: 'Condition of a person',
  pay: 'Pay',
  repeat: 'Repeats',
};

/** What a finding of each level does. */
export const effectTexts: Record<ScreeningRule['level'], string> = {
  high: 'Holds the vacancy',
  medium: 'Publishes it and opens a case',
  low: 'Only notes it',
};

export const levelOptions = findingLevels.map((level) => ({ value: level, label: effectTexts[level] }));

/** How often staff said that a rule was right. */
export const accuracyText = ({ right, wrong }: Pick<ScreeningRule, 'right' | 'wrong'>): string =>
  right + wrong === 0 ? '–' : `${Math.round((100 * right) / (right + wrong))} % of ${right + wrong}`;
