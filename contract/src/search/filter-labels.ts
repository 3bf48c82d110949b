import type { EmploymentType, postedWithinChoices, WorkMode } from './search-choices.ts';

/** Labels of the filters of a search, for the search page and for the titles of saved searches in mails. */
export const postedWithinLabels: Record<(typeof postedWithinChoices)[number], string> = {
  1: 'Last 24 hours',
  3: 'Last 3 days',
  7: 'Last 7 days',
  14: 'Last 2 weeks',
  30: 'Last 30 days',
};

export const workModeLabels: Record<WorkMode, string> = {
  office: 'At the workplace',
  hybrid: 'Hybrid',
  home: 'Work from home',
};

export const employmentTypeLabels: Record<EmploymentType, string> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  internship: 'Internship',
  contract: 'Contract',
  'walk-in': 'Walk-in',
};
