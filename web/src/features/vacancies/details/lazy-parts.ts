import { lazyPart } from '../../../platform/lazy-part.ts';

// Parts of the page's HTML whose code is loaded after that of the job itself.

/** Sharing a job. */
export const shareActions = lazyPart(
  'all',
  () => import('./share-actions.tsx').then((module) => module.ShareActions),
  null,
);

/** The company of a job, below its description. */
export const aboutCompany = lazyPart(
  'all',
  () => import('./about-company.tsx').then((module) => module.AboutCompany),
  null,
);

/** Similar jobs, at the end. */
export const similarJobs = lazyPart(
  'all',
  () => import('./similar-jobs.tsx').then((module) => module.SimilarJobs),
  null,
);

/** The page of a vacancy that is not available. */
export const vacancyMissing = lazyPart(
  'all',
  () => import('./vacancy-missing.tsx').then((module) => module.VacancyMissing),
  null,
);
