import type { JobPage } from '@aarambh/contract';
import type { Trail } from './breadcrumb-data.ts';
import { jobPageAddress } from './job-page-address.ts';
import { jobPageTitle } from './job-page-title.ts';

/** Home, all jobs, the place around a role in a place, and the page itself. */
export const jobPageTrail = (page: Pick<JobPage, 'slug' | 'role' | 'place' | 'within'>): Trail => [
  { label: 'Home', to: '/' },
  { label: 'Jobs', to: '/job/search' },
  ...page.within.map(({ slug, label }) => ({ label, to: jobPageAddress(slug) })),
  { label: jobPageTitle(page), to: jobPageAddress(page.slug) },
];
