import { lazyPart } from '../../../platform/lazy-part.ts';

// Parts of the page's HTML whose code is loaded after that of the job itself.

/** Sharing a job. */
export const shareActions = lazyPart(
  'all',
  () => import('./share-actions.tsx').then((module) => module.ShareActions),
  null,
);

/** Similar jobs, at the end. */
export const similarJobs = lazyPart(
  'all',
  () => import('./similar-jobs.tsx').then((module) => module.SimilarJobs),
  null,
);
