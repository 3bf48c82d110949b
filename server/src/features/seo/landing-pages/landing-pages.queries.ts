import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { streamRows } from '../../../infra/database/stream-rows.ts';
import { isLive, tableSample } from '../../vacancies/index.ts';

/** Live vacancies of a group: their number, latest change and companies. */
export interface Count {
  live_count: number;
  /** Milliseconds since 1970. */
  changed_at: number;
  /** Lowest and highest id of their companies; equal when all are of one company. */
  first_company: number;
  last_company: number;
}

export type TitleCount = Count & { title: string };
export type PlaceCount = Count & { place: string };
export type TitleInPlaceCount = TitleCount & PlaceCount;

/** The instant of counting, and the earliest end of a vacancy that still counts as a change. */
export interface Span {
  now: Date;
  since: Date;
  /** Counts only a sample of the vacancies, this percentage. */
  samplePercent?: number | undefined;
}

/** Limits what a process holds in memory; rarer groups are left out. */
const MAX_GROUPS = 100_000;

const figures = sql`count(*) filter (where live)::int as live_count,
  extract(epoch from max(changed_at))::float8 * 1000 as changed_at,
  min(company_id) as first_company, max(company_id) as last_company`;

const known = ({ now, since, samplePercent }: Span): RawBuilder<unknown> => sql`(
  select title, locations, company_id, greatest(updated_at, posted_at) as changed_at, ${isLive(now)} as live
  from vacancies ${tableSample(samplePercent)} where ${isLive(now)} or (status in ('closed', 'expired') and updated_at > ${since})
) known`;

/** Streams the titles of live vacancies, the most frequent first. */
export const streamTitleCounts = (tx: Db, span: Span): AsyncGenerator<TitleCount[]> =>
  streamRows(
    tx,
    sql<TitleCount>`
      select title, ${figures} from ${known(span)}
      group by title having bool_or(live) order by live_count desc, title limit ${MAX_GROUPS}::int`,
  );

/** Streams the places of live vacancies, the most frequent first. */
export const streamPlaceCounts = (tx: Db, span: Span): AsyncGenerator<PlaceCount[]> =>
  streamRows(
    tx,
    sql<PlaceCount>`
      select place, ${figures} from ${known(span)}, unnest(locations) place
      group by place having bool_or(live) order by live_count desc, place limit ${MAX_GROUPS}::int`,
  );

/** Streams the combinations of some titles and places of live vacancies, the most frequent first. */
export const streamTitleInPlaceCounts = (tx: Db, span: Span, titles: string[]): AsyncGenerator<TitleInPlaceCount[]> =>
  streamRows(
    tx,
    sql<TitleInPlaceCount>`
      select title, place, ${figures} from ${known(span)}, unnest(locations) place where title = any(${titles}::text[])
      group by title, place having bool_or(live) order by live_count desc, title, place limit ${MAX_GROUPS}::int`,
  );
