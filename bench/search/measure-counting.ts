import { findVacanciesVersion } from '../../server/src/features/search/indexing/vocabulary.queries.ts';
import { readVocabulary } from '../../server/src/features/search/indexing/vocabulary.ts';
import { countLandingPages } from '../../server/src/features/seo/landing-pages/count-landing-pages.ts';
import { findLatestChange, listSitemapParts } from '../../server/src/features/seo/sitemaps/sitemaps.queries.ts';
import { listLivePlaces } from '../../server/src/features/vacancies/vacancies.queries.ts';
import { timed } from '../measure.ts';
import { step } from '../progress.ts';
import { type Figure, ms } from '../report.ts';
import type { Scratch } from '../scratch-database.ts';

/** Background aggregates over all vacancies. */
export async function measureCounting({ context: { db, clock } }: Scratch): Promise<Figure[]> {
  const now = clock.now();
  const counted: [string, () => Promise<unknown>][] = [
    ['counting places', () => listLivePlaces(db, now)],
    ['counting landing pages', () => countLandingPages(db, { now, since: now })],
    ['reading names for suggestions', () => readVocabulary(db, now)],
    ['counting sitemap parts', () => listSitemapParts(db, now, 'id', 50_000)],
    [
      'finding the last change of any vacancy',
      () => Promise.all([findVacanciesVersion(db), findLatestChange(db, now)]),
    ],
  ];
  const figures: Figure[] = [];
  await step('aggregates', counted.length, async (progress) => {
    for (const [what, count] of counted) {
      figures.push({ what, value: ms((await timed(count)).ms), limit: '' });
      progress(figures.length);
    }
  });
  return figures;
}
