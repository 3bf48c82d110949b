import type { LandingPage } from '@aarambh/contract';
import type { BreadcrumbTrail } from './breadcrumb-data.ts';
import { landingPageAddress } from './landing-page-address.ts';
import { landingPageTitle } from './landing-page-title.ts';

/** Breadcrumb of a landing page: home, all jobs, the place, and the page itself. */
export const landingPageBreadcrumb = (
  page: Pick<LandingPage, 'slug' | 'role' | 'place' | 'within'>,
): BreadcrumbTrail => [
  { label: 'Home', to: '/' },
  { label: 'Jobs', to: '/job/search' },
  ...page.within.map(({ slug, label }) => ({ label, to: landingPageAddress(slug) })),
  { label: landingPageTitle(page), to: landingPageAddress(page.slug) },
];
