import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyKind } from '../../infra/database/schema.ts';

/**
 * Condition for live vacancies, shared by search, pages, listings, sitemaps and applications: published, begun and not
 * expired. It depends on the clock, not on the job that sets the status `expired` a little later.
 */
export const isLive = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(vacancies.status = 'live' and vacancies.expires_at > ${now} and vacancies.posted_at <= ${now})`;

/** Condition for vacancies that were public and are no longer live, unlike discarded drafts; it depends on the clock too. */
export const hasEnded = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(vacancies.status = 'expired'
    or (vacancies.status = 'live' and vacancies.expires_at <= ${now})
    or (vacancies.status = 'closed' and (
      select from_status from vacancy_changes
      where vacancy_id = vacancies.id and to_status = 'closed'
      order by vacancy_changes.id desc limit 1
    ) is distinct from 'draft'))`;

/** Condition for live rows of vacancy_search, which exist only while the status of their vacancy is live. */
export const isIndexedLive = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(vacancy_search.expires_at > ${now} and vacancy_search.posted_at <= ${now})`;

/** Finds a live vacancy: one that job seekers can see and apply to. */
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
