import { lazyPart } from '../../../../platform/lazy-part.ts';

/** The company of a job, below its description. */
export const aboutCompany = lazyPart(
  'all',
  () => import('./about-company.tsx').then((module) => module.AboutCompany),
  null,
);
