import { lazyPart } from '../../../platform/lazy-part.ts';

/** The page of a vacancy that is not available. */
export const vacancyMissing = lazyPart(
  'all',
  () => import('./vacancy-missing.tsx').then((module) => module.VacancyMissing),
  null,
);
