import type { EmploymentType, postedWithinChoices, WorkMode } from '@aarambh/contract';
import { rupees } from '../../../platform/text/format.ts';

/** '25' as '₹25,000+ a month'. */
export const payLabel = (step: string): string => `${rupees(Number(step) * 1_000)}+ a month`;

export const daysLabels: Record<(typeof postedWithinChoices)[number], string> = {
  1: 'Last 24 hours',
  3: 'Last 3 days',
  7: 'Last 7 days',
  14: 'Last 2 weeks',
  30: 'Last 30 days',
};

export const modeLabels: Record<WorkMode, string> = {
  office: 'At the workplace',
  hybrid: 'Hybrid',
  home: 'Work from home',
};

export const typeLabels: Record<EmploymentType, string> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  internship: 'Internship',
  contract: 'Contract',
  'walk-in': 'Walk-in',
};
