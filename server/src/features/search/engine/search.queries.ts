import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { KEPT_READY, SHORT_BEGINNING } from '../index/vocabulary.queries.ts';
import { isFoundLive } from '../live-vacancies.queries.ts';
import type { Conditions } from './expression.ts';

/** A part of an ordered list, and how many it has in all. */
export interface FoundPage {
  ids: number[];
  counted: number;
  /** Counting stopped at `counted`; there are more. */
  isMore?: boolean;
}

const newestFirst = sql`posted_at desc, vacancy_id desc`;

/**
 * Live rows that meet all of some tsqueries, gathered from the inverted index alone: `offset 0` fences them from what is
 * asked of them, else the planner may walk the whole table newest first in the hope of meeting matches early. Values come
 * by sub-selects, so that no plan depends on them and PostgreSQL keeps one: planning would take longer than the search.
 * Each tsquery is a condition of its own, because then the index skips in the lists of one to where the others are;
 * `asked` makes sure that the index is taken at all.
 */
const matching = ({ index, rows }: Conditions, now: Date): RawBuilder<unknown> => sql`
  (select vacancy_search.* from (
    select vacancy_id, posted_at, expires_at, brief from vacancy_search
    where ${sql.join(
      index.map((tsquery) => sql`lex @@ asked((select ${tsquery}::text))`),
      sql` and `,
    )}${rows === undefined ? sql`` : sql` and brief @@ (select ${rows}::tsquery)`} offset 0
  ) vacancy_search where ${isFoundLive(now)}) matching`;

/** The newest vacancies that meet conditions, and how many do, but for some that are known already. */
export async function findNewestMatching(
  db: Db,
  conditions: Conditions,
  { now, limit, known }: { now: Date; limit: number; known: number[] },
): Promise<{ ids: number[]; count: number }> {
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with found as materialized (
      select vacancy_id, posted_at from ${matching(conditions, now)} where vacancy_id <> all(${known}::int[])
    )
    select (select count(*)::int from found) as count,
      array(select vacancy_id from found order by ${newestFirst} limit (select ${limit}::int)) as ids`.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
}

/** How many vacancies meet conditions; counting stops at `most`. */
export async function countMatching(db: Db, conditions: Conditions, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from ${matching(conditions, now)} limit (select ${most}::int)
    ) counted`.execute(db);
  return rows[0]?.counted ?? 0;
}

/**
 * The first of all vacancies that meet conditions, and how many do, in one go: those of an earlier tier first, newest first
 * within each; nothing when there are more than `most`.
 * @param earlier tsqueries of what rows carry themselves, the best tier first; what meets none comes last
 */
export async function findAmongFew(
  db: Db,
  conditions: Conditions,
  earlier: string[],
  { now, limit, most }: { now: Date; limit: number; most: number },
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
      select vacancy_id, posted_at, ${tier} as tier from ${matching(conditions, now)} limit (select ${most}::int + 1)
    )
    select (select count(*)::int from found) as counted,
      array(
        select vacancy_id from found order by tier, ${newestFirst} limit (select ${limit}::int)
      ) as ids`.execute(db);
  const [page] = rows;
  return page && page.counted <= most ? page : undefined;
}

/** The same as `listSuggestions` of the few letters that many texts begin with; nothing when they are not many. */
async function listReadySuggestions(db: Db, typed: string, isWhole: boolean): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('search_beginnings')
    .select('texts')
    .where('typed', '=', typed)
    .where('is_whole', '=', isWhole)
    .executeTakeFirst();
  return row?.texts;
}

/** The texts that begin with what was typed (lower case), or one of whose later words does; most frequent first. */
export async function listSuggestions(
  db: Db,
  typed: string,
  part: 'whole' | 'words',
  limit: number,
): Promise<string[]> {
  const isShort = [...typed].length <= SHORT_BEGINNING && limit <= KEPT_READY;
  const ready = isShort ? await listReadySuggestions(db, typed, part === 'whole') : undefined;
  if (ready) return ready.slice(0, limit);
  const rows = await db
    .selectFrom('search_suggestions')
    .select('text')
    // A range rather than LIKE: a prepared LIKE finds its index only when it is planned anew each time.
    .where(sql<boolean>`starts ~>=~ ${typed} and starts ~<~ ${`${typed}\u{10ffff}`}`)
    .where(part === 'whole' ? sql<boolean>`is_whole` : sql<boolean>`not is_whole`)
    .orderBy('live_count', 'desc')
    .orderBy('text')
    .limit(limit)
    .execute();
  return rows.map(({ text }) => text);
}

/** A known word that resembles one that was typed. */
export interface SimilarWord {
  typed: string;
  word: string;
  live_count: number;
}

/** Known words that resemble each of those typed, at most `limit` for each, the more alike first. */
export async function listSimilarWords(db: Db, typed: string[], limit: number): Promise<SimilarWord[]> {
  return await db.transaction().execute(async (tx) => {
    // A swap of two letters in a short word leaves less in common than the default of 0.3.
    await sql`set local pg_trgm.similarity_threshold = 0.2`.execute(tx);
    const { rows } = await sql<SimilarWord>`
      select typed, known.word, known.live_count from unnest(${typed}::text[]) typed cross join lateral (
        select word, live_count from search_words where word % typed order by similarity(word, typed) desc, word limit ${limit}
      ) known`.execute(tx);
    return rows;
  });
}
