import { lazyPart } from '../../platform/lazy-part.ts';

/** Facts about a company: part of the page's HTML, with code that is loaded after its jobs. */
export const companyHead = lazyPart(
  'all',
  () => import('./company-head.tsx').then((module) => module.CompanyHead),
  null,
);
