import type { SavedJob, VacancyCard } from '@aarambh/contract';

/** For tests: a card of a vacancy. */
export const makeCard = (vacancyID: number): VacancyCard => ({
  vacancyID,
  jobTitle: `Cook ${vacancyID}`,
  orgName: 'Café Tulsi',
  orgLogo: '',
  companyID: 3,
  locations: ['Pune'],
  experience: '1 - 2 Years',
  postedOn: '2026-11-01T00:00:00Z',
  fromSalary: 200_000,
  toSalary: 270_000,
  salaryNotDisclose: false,
  skills: ['Baking'],
  isManualPostedJob: false,
});

/** For tests: a saved job; later ids were saved earlier. */
export const makeSavedJob = (vacancyID: number, more: Partial<SavedJob> = {}): SavedJob => ({
  ...makeCard(vacancyID),
  savedOn: `2026-11-${String(30 - vacancyID).padStart(2, '0')}T06:30:00.000Z`,
  note: '',
  isLive: true,
  ...more,
});
