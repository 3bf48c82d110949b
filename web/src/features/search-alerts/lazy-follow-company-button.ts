import { lazyPart } from '../../platform/lazy-part.ts';

/** 'Follow company': part of the page's HTML, with code that is loaded after the page. */
export const followCompanyButton = lazyPart(
  'all',
  () => import('./follow-company-button.tsx').then((module) => module.FollowCompanyButton),
  null,
);
