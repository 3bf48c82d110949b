import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { streamRows } from '../../../infra/database/stream-rows.ts';
import { hasEnded, isLive } from '../../search/live-vacancies.queries.ts';

/** How many live vacancies are alike in something, when that last changed, and whose they are. */
export interface Count {
  live_count: number;
  /** Milliseconds since 1970. */
  changed_at: number;
  /** Of the companies' ids the least and the greatest: alike when one company stands behind all. */
  first_company: number;
  last_company: number;
}

export type TitleCount = Count & { title: string };
export type PlaceCount = Count & { place: string };
export type TitleInPlaceCount = TitleCount & PlaceCount;

/** When it is counted, and since when those that ended count as a change. */
export interface Span {
  now: Date;
  since: Date;
}

/** The rarest of more than this are left out: a process has to hold what it makes of them, however many there are. */
const MOST = 100_000;

const figures = sql`count(*) filter (where live)::int as live_count,
  extract(epoch from max(changed_at))::float8 * 1000 as changed_at,
  min(company_id) as first_company, max(company_id) as last_company`;

const known = ({ now, since }: Span): RawBuilder<unknown> => sql`(
  select title, locations, company_id, greatest(updated_at, posted_at) as changed_at, ${isLive(now)} as live
  from vacancies where ${isLive(now)} or (status in ('closed', 'expired') and updated_at > ${since})
) known`;

/** Titles of live vacancies, the commonest first. */
export const titleCounts = (tx: Db, span: Span): AsyncGenerator<TitleCount[]> =>
  streamRows(
    tx,
    sql<TitleCount>`
      select title, ${figures} from ${known(span)}
      group by title having bool_or(live) order by live_count desc, title limit ${MOST}::int`,
  );

/** Places of live vacancies, the commonest first. */
export const placeCounts = (tx: Db, span: Span): AsyncGenerator<PlaceCount[]> =>
  streamRows(
    tx,
    sql<PlaceCount>`
      select place, ${figures} from ${known(span)}, unnest(locations) place
      group by place having bool_or(live) order by live_count desc, place limit ${MOST}::int`,
  );

/** Some titles in the places of their live vacancies, the commonest first. */
export const titleInPlaceCounts = (tx: Db, span: Span, titles: string[]): AsyncGenerator<TitleInPlaceCount[]> =>
  streamRows(
    tx,
    sql<TitleInPlaceCount>`
      select title, place, ${figures} from ${known(span)}, unnest(locations) place where title = any(${titles}::text[])
      group by title, place having bool_or(live) order by live_count desc, title, place limit ${MOST}::int`,
  );

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
