import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyKind } from '../../infra/database/schema.ts';

/**
 * The one notion of "live" that search, pages, listings, sitemap and apply share: published, begun and not run out.
 * The clock decides, not the job that ends vacancies a little later.
 */
export const isLive = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(vacancies.status = 'live' and vacancies.expires_at > ${now} and vacancies.posted_at <= ${now})`;

/** Public once and no longer live; the clock decides here too. */
export const hasEnded = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(vacancies.status in ('closed', 'expired') or (vacancies.status = 'live' and vacancies.expires_at <= ${now}))`;

/** The same for a row of vacancy_search, which exists only while its vacancy's status is live. */
export const isFoundLive = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(vacancy_search.expires_at > ${now} and vacancy_search.posted_at <= ${now})`;

/** A vacancy one may see and apply to now. */
export async function findLiveVacancy(
  db: Db,
  vacancyId: number,
  now: Date,
): Promise<{ id: number; kind: VacancyKind; title: string } | undefined> {
  return await db
    .selectFrom('vacancies')
    .select(['id', 'kind', 'title'])
    .where('id', '=', vacancyId)
    .where(isLive(now))
    .executeTakeFirst();
}
