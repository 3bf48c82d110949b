import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isIndexedLive } from '../../vacancies/index.ts';
import type { Conditions } from './plan-conditions.ts';

/** A page of an ordered list, and how many entries the list has. */
export interface FoundPage {
  ids: number[];
  counted: number;
  /** Counting stopped at `counted`: there are more. */
  isMore?: boolean;
}

/** The span of time that is searched: vacancies live now and, with `since`, posted since then. */
export interface SearchWindow {
  now: Date;
  since?: Date | undefined;
}

const isSince = ({ since }: SearchWindow): RawBuilder<unknown> =>
  since === undefined ? sql`` : sql` and vacancy_search.posted_at >= ${since}`;

const newestFirst = sql`posted_at desc, vacancy_id desc`;

/**
 * Live rows that match all conditions, read from the inverted index alone. `offset 0` is an optimisation fence: without it
 * the planner may scan the whole table newest first, expecting matches early. Values come from sub-selects, so that no plan
 * depends on them and PostgreSQL caches one generic plan: planning would take longer than the search. Each tsquery is a
 * condition of its own, because the index then skips in the list of one to where the others match. The function `asked`
 * has a cost that makes the planner choose the index.
 */
const matching = ({ index, rows }: Conditions, window: SearchWindow): RawBuilder<unknown> => sql`
  (select vacancy_search.* from (
    select vacancy_id, posted_at, expires_at, brief from vacancy_search
    where ${sql.join(
      index.map((tsquery) => sql`lex @@ asked((select ${tsquery}::text))`),
      sql` and `,
    )}${rows === undefined ? sql`` : sql` and brief @@ (select ${rows}::tsquery)`} offset 0
  ) vacancy_search where ${isIndexedLive(window.now)}${isSince(window)}) matching`;

/** The newest vacancies that match, and the number of all that match, excluding those already known. */
export async function findNewestMatching(
  db: Db,
  conditions: Conditions,
  { limit, known, ...window }: SearchWindow & { limit: number; known: number[] },
): Promise<{ ids: number[]; count: number }> {
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with found as materialized (
      select vacancy_id, posted_at from ${matching(conditions, window)} where vacancy_id <> all(${known}::int[])
    )
    select (select count(*)::int from found) as count,
      array(select vacancy_id from found order by ${newestFirst} limit (select ${limit}::int)) as ids`.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
}

/** What a sample of vacancies has, for counts beside the choices of filters. */
export interface FacetSample {
  /** Vacancies of the sample. */
  size: number;
  /** Filter lexemes, without pairs, with the number of vacancies that have them. */
  lexemes: [string, number][];
  /** The most frequent industries as stated, and companies by id. */
  industries: [string, number][];
  companies: [number, string, number][];
  /** For each of the given days, the number posted within them. */
  postedWithin: number[];
}

/**
 * Counts the facet values of the newest matching vacancies.
 * @param conditions undefined for all vacancies
 */
export async function sampleFacets(
  db: Db,
  conditions: Conditions | undefined,
  { limit, days, ...window }: SearchWindow & { limit: number; days: readonly number[] },
): Promise<FacetSample> {
  const source = conditions
    ? sql`(select vacancy_id, posted_at, brief from ${matching(conditions, window)}) vacancy_search`
    : sql`vacancy_search where ${isIndexedLive(window.now)}${isSince(window)}`;
  const pairs = (columns: RawBuilder<unknown>, rest: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(json_build_array(${columns})), '[]') from (${rest}) listed)`;
  const { rows } = await sql<FacetSample>`
    with found as materialized (
      select vacancy_id, posted_at, brief from ${source} order by ${newestFirst} limit (select ${limit}::int)
    )
    select (select count(*)::int from found) as size,
      ${pairs(
        sql`lexeme, count`,
        sql`select lexeme, count(*)::int from found, unnest(tsvector_to_array(brief)) lexeme
          where lexeme ~ '^([a-z]:|[elx]\.)' group by lexeme`,
      )} as lexemes,
      ${pairs(
        sql`industry_type, count`,
        sql`select industry_type, count(*)::int from found join vacancies on id = vacancy_id
          where industry_type <> '' group by industry_type order by count desc, industry_type limit 12`,
      )} as industries,
      ${pairs(
        sql`id, name, count`,
        sql`select companies.id, name, count(*)::int from found join vacancies on vacancies.id = vacancy_id
          join companies on companies.id = company_id group by companies.id order by count desc, name limit 12`,
      )} as companies,
      (select array_agg((
          select count(*)::int from found where posted_at >= ${window.now}::timestamptz - day * interval '1 day'
        ) order by day)
        from unnest(${days}::int[]) day) as "postedWithin"`.execute(db);
  return rows[0] as FacetSample;
}

/** Counts the vacancies that match; stops at `max`. */
export async function countMatching(
  db: Db,
  conditions: Conditions,
  window: SearchWindow,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from ${matching(conditions, window)} limit (select ${max}::int)
    ) counted`.execute(db);
  return rows[0]?.counted ?? 0;
}

/**
 * The best vacancies that match, and the number of all that match, in one query: those of an earlier tier first, newest
 * first within each.
 * @param earlier tsqueries on the column `brief`, the best tier first; what matches none of them comes last
 * @returns undefined when more than `max` match
 */
export async function findAmongFew(
  db: Db,
  conditions: Conditions,
  earlier: string[],
  { limit, max, ...window }: SearchWindow & { limit: number; max: number },
): Promise<FoundPage | undefined> {
  const tier =
    earlier.length === 0
      ? sql`0`
      : sql`case ${sql.join(
          earlier.map((tsquery, i) => sql`when brief @@ (select ${tsquery}::tsquery) then ${sql.lit(i)}`),
          sql` `,
        )} else ${sql.lit(earlier.length)} end`;
  const { rows } = await sql<FoundPage>`
    with found as materialized (
      select vacancy_id, posted_at, ${tier} as tier from ${matching(conditions, window)} limit (select ${max}::int + 1)
    )
    select (select count(*)::int from found) as counted,
      array(
        select vacancy_id from found order by tier, ${newestFirst} limit (select ${limit}::int)
      ) as ids`.execute(db);
  const [page] = rows;
  return page && page.counted <= max ? page : undefined;
}
