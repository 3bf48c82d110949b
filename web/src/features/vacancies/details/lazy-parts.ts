import { lazyPart } from '../../../platform/lazy-part.ts';

// Parts of the page's HTML whose code is loaded after that of the job itself.

/** What was checked. */
export const checkedLine = lazyPart(
  'all',
  () => import('../../vacancy-checks/index.ts').then((module) => module.CheckedLine),
  null,
);

/** Sharing a job. */
export const shareActions = lazyPart(
  'all',
  () => import('./share-actions.tsx').then((module) => module.ShareActions),
  null,
);

/** What to do when asked for money. */
export const safetyNotice = lazyPart(
  'all',
  () => import('./sections/safety-notice.tsx').then((module) => module.SafetyNotice),
  null,
);

/** Similar jobs, at the end. */
export const similarJobs = lazyPart(
  'all',
  () => import('./similar/similar-jobs.tsx').then((module) => module.SimilarJobs),
  null,
);
