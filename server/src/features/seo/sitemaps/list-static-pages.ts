import type { SitemapEntry } from './write-sitemap.ts';

/** Pages that list vacancies: they change with these. */
const vacancyPages = ['/', '/job/search'];

/** Pages of fixed text, with the day of its last change. */
const textPages: [path: string, changedOn: string][] = [
  ['/interview-connect', '2026-11-21'],
  ['/resume-maker', '2026-11-21'],
  ['/pricing', '2026-11-21'],
  ['/employer', '2026-11-21'],
  ['/contact-us', '2026-11-21'],
  ['/how-we-check', '2026-11-25'],
  ['/about-us', '2025-08-13'],
  ['/business-policy', '2025-08-13'],
  ['/privacy-policy', '2025-08-13'],
  ['/terms-conditions', '2025-08-13'],
  ['/refund-policy', '2025-08-13'],
  ['/shipping-delivery-policy', '2025-08-13'],
  ['/report-a-security-problem', '2026-11-23'],
];

/**
 * Lists the static pages of the sitemap.
 * @param changedAt the latest change of any vacancy; undefined without vacancies
 */
export const listStaticPages = (changedAt: Date | undefined): SitemapEntry[] => [
  ...vacancyPages.map((path) => ({ path, changedAt })),
  ...textPages.map(([path, changedOn]) => ({ path, changedAt: new Date(changedOn) })),
];
