import { educationChoices, paySteps, postedWithinChoices } from '@aarambh/contract';
import type { Choice } from '../search-choices.ts';
import { daysLabels, modeLabels, payLabel, typeLabels } from './filter-labels.ts';

const optionsOf = (labels: Record<string, string>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const educationOptions: readonly Choice[] = [
  { value: '', label: 'Any education' },
  ...educationChoices.map((value) => ({ value, label: value })),
];

export const payOptions: readonly Choice[] = [
  { value: '', label: 'Any pay' },
  ...paySteps.map((value) => ({ value, label: payLabel(value) })),
];

export const daysOptions: readonly Choice[] = [
  { value: '', label: 'Any time' },
  ...postedWithinChoices.map((value) => ({ value, label: daysLabels[value] })),
];

export const modeOptions = optionsOf(modeLabels);
export const typeOptions = optionsOf(typeLabels);
