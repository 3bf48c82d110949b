import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/', '/'],
  ['/?utm_source=x', '/?utm_source=x'],
  ['/about-us/', '/about-us'],
  ['/about-us/?a=B/', '/about-us?a=B/'],
  ['/About-Us', '/about-us'],
  ['/Job/Search?keyword=Java', '/job/search?keyword=Java'],
  ['/job/details/12/', '/job/details/12'],
  ['/jobs/Java-Developer-Jobs-in-Pune/', '/jobs/java-developer-jobs-in-pune'],
  ['/job-fair/3', '/job-fair/3'],
  ['//example.com/', '/example.com'],
  ['///', '/'],
  ['/\\\\example.com', '/example.com'],
  ['/job//details///12', '/job/details/12'],
  ['/account/verify-email/AbC', '/account/verify-email/AbC'],
  ['/combo-plans/success/4/AbC/', '/combo-plans/success/4/AbC'],
  ['/job/search.data?keyword=Java', '/job/search.data?keyword=Java'],
  ['/_root.data', '/_root.data'],
  ['/jobs/%E0%A4%95', '/jobs/%E0%A4%95'],
  ['/assets/../job/search?keyword=..', '/job/search?keyword=..'],
  ['/assets/%2e%2E/job/search', '/job/search'],
  ['/assets/.%2e\\job/./search/.', '/job/search'],
  ['/../..//example.com', '/example.com'],
  ['/job/search/..', '/job'],
  ['/companies/...', '/companies/...'],
])('the canonical path of %s is %s', (url, canonical) => {
  expect(canonicalPath(url)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});
