import type { VacancyForm } from '@aarambh/contract';
import { DAY_MS } from '../../lib/clock.ts';

/** For tests: creates the form of a vacancy that can be posted, open for 30 days after a time. */
export const makeVacancyForm = (now: Date, more: Partial<VacancyForm> = {}): VacancyForm => ({
  title: 'Accounts assistant',
  company: 'Tulsi Granites',
  locations: 'Pune',
  employmentType: 'Full Time',
  experienceFromYears: 1,
  experienceToYears: 3,
  pay: '',
  skills: '',
  education: '',
  department: '',
  openings: 2,
  lastDay: new Date(now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
  description: 'Keep the books.',
  ...more,
});
