import { expect, it } from 'vitest';
import { breadcrumbData } from './breadcrumb-data.ts';
import { landingPageBreadcrumb } from './landing-page-breadcrumb.ts';

const page = {
  slug: 'java-developer-jobs-in-pune',
  role: 'Java Developer',
  place: 'Pune',
  within: [{ slug: 'jobs-in-pune', label: 'Pune' }],
};

it('goes from home through the place to the role', () => {
  expect(landingPageBreadcrumb(page).map(({ label }) => label)).toEqual([
    'Home',
    'Jobs',
    'Pune',
    'Java Developer Jobs in Pune',
  ]);
});

it('has absolute addresses in order in the structured data', () => {
  expect(breadcrumbData(landingPageBreadcrumb(page), 'https://x.in').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://x.in/' },
    { '@type': 'ListItem', position: 2, name: 'Jobs', item: 'https://x.in/job/search' },
    { '@type': 'ListItem', position: 3, name: 'Pune', item: 'https://x.in/jobs/jobs-in-pune' },
    {
      '@type': 'ListItem',
      position: 4,
      name: 'Java Developer Jobs in Pune',
      item: 'https://x.in/jobs/java-developer-jobs-in-pune',
    },
  ]);
});
