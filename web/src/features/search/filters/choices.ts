import {
  educationChoices,
  employmentTypeLabels,
  paySteps,
  postedWithinChoices,
  postedWithinLabels,
  workModeLabels,
} from '@aarambh/contract';
import type { Choice } from '../search-choices.ts';
import { payLabel } from './pay-label.ts';

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
  ...postedWithinChoices.map((value) => ({ value, label: postedWithinLabels[value] })),
];

export const modeOptions = optionsOf(workModeLabels);
export const typeOptions = optionsOf(employmentTypeLabels);
