import { vacanciesVersion } from '../../server/src/features/search/index/vocabulary.queries.ts';
import { readVocabulary } from '../../server/src/features/search/index/vocabulary.ts';
import { countJobPages } from '../../server/src/features/seo/landing-pages/count-job-pages.ts';
import { findLatestChange, listSitemapParts } from '../../server/src/features/seo/sitemaps/sitemaps.queries.ts';
import { listLivePlaces } from '../../server/src/features/vacancies/vacancies.queries.ts';
import { timed } from '../measure.ts';
import { step } from '../progress.ts';
import { type Figure, ms } from '../report.ts';
import type { Scratch } from '../scratch-database.ts';

/** What the portal counts among all vacancies, behind its visitors: the more there are, the less often it does. */
export async function measureCounting({ context: { db, clock } }: Scratch): Promise<Figure[]> {
  const now = clock.now();
  const counted: [string, () => Promise<unknown>][] = [
    ['places counted', () => listLivePlaces(db, now)],
    ['roles and places that have pages counted', () => countJobPages(db, { now, since: now })],
    ['names for suggestions counted', () => readVocabulary(db, now)],
    ['parts of sitemaps counted', () => listSitemapParts(db, now, 'id', 50_000)],
    ['whether and when any vacancy changed', () => Promise.all([vacanciesVersion(db), findLatestChange(db, now)])],
  ];
  const figures: Figure[] = [];
  await step('counting all', counted.length, async (progress) => {
    for (const [what, count] of counted) {
      figures.push({ what, value: ms((await timed(count)).ms), limit: '' });
      progress(figures.length);
    }
  });
  return figures;
}
