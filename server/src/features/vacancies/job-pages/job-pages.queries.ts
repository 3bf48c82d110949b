import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { unhurried } from '../../../platform/database/unhurried.ts';
import { hasEnded, isLive } from '../live-vacancies.queries.ts';

/** How many live vacancies have a title, in one place or (`place` null) at all, and when that last changed. */
export interface TitleCount {
  title: string;
  place: string | null;
  live_count: number;
  /** Milliseconds since 1970. */
  changed_at: number;
  /** Of the companies' ids the least and the greatest: alike when one company stands behind all. */
  first_company: number;
  last_company: number;
}

/** Titles with the places of their live vacancies; those ended after `since` count as a change. */
export async function countTitles(db: Db, now: Date, since: Date): Promise<TitleCount[]> {
  const figures = sql`count(*) filter (where live)::int as live_count, extract(epoch from max(changed_at))::float8 * 1000 as changed_at,
    min(company_id) as first_company, max(company_id) as last_company`;
  const { rows } = await unhurried(db, (tx) =>
    sql<TitleCount>`
      with known as materialized (
        select title, locations, company_id, greatest(updated_at, posted_at) as changed_at, ${isLive(now)} as live
        from vacancies where ${isLive(now)} or (status in ('closed', 'expired') and updated_at > ${since})
      )
      select title, null as place, ${figures} from known group by title having bool_or(live)
      union all
      select title, place, ${figures} from known, unnest(locations) place group by title, place having bool_or(live)`.execute(
      tx,
    ),
  );
  return rows;
}

/** The title and places of a vacancy that was public and has ended. */
export async function findEnded(
  db: Db,
  vacancyId: number,
  now: Date,
): Promise<{ title: string; locations: string[] } | undefined> {
  return await db
    .selectFrom('vacancies')
    .select(['title', 'locations'])
    .where('id', '=', vacancyId)
    .where(hasEnded(now))
    .executeTakeFirst();
}
