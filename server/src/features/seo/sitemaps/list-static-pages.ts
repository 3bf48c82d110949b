import type { SitemapEntry } from './write-sitemap.ts';

/** Public pages that show vacancies: they change when those do. */
const livePages = ['/', '/job/search'];

/** Public pages of our own words, with the day on which those last changed. */
const worded: [path: string, changedOn: string][] = [
  ['/interview-connect', '2026-11-21'],
  ['/resume-maker', '2026-11-21'],
  ['/pricing', '2026-11-21'],
  ['/employer', '2026-11-21'],
  ['/contact-us', '2026-11-21'],
  ['/about-us', '2025-08-13'],
  ['/business-policy', '2025-08-13'],
  ['/privacy-policy', '2025-08-13'],
  ['/terms-conditions', '2025-08-13'],
  ['/refund-policy', '2025-08-13'],
  ['/shipping-delivery-policy', '2025-08-13'],
];

/** The fixed pages; `changedAt` is of the vacancies. A portal without vacancies has not changed yet. */
export const fixedPages = (changedAt: Date | undefined): SitemapEntry[] => [
  ...livePages.map((path) => ({ path, changedAt })),
  ...worded.map(([path, changedOn]) => ({ path, changedAt: new Date(changedOn) })),
];
