import { COUNT_CAP } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { isFoundLive } from '../live-vacancies.queries.ts';
import type { Tsqueries } from './build-tsquery.ts';

/** A part of an ordered list, and how many it has in all (one more than the cap when counting stopped). */
export interface FoundPage {
  ids: number[];
  counted: number;
}

const newestFirst = sql`posted_at desc, vacancy_id desc`;
const enough = COUNT_CAP + 1;

/** The newest rows looked at one by one before the index is asked, for each one wanted: common titles are among them. */
const LOOKED_FOR_EACH = 30;
const MOST_LOOKED = 1_500;

/**
 * Rows that match, fenced off by `offset 0` from what is asked of them: whatever the planner believes, matches are
 * gathered from the inverted index alone. Unfenced, it may walk the whole table newest first in the hope of meeting
 * matches early, or read the index of dates beside (a prepared statement's plan knows neither words nor times).
 * The derived table has the table's name so that conditions on it read the same.
 */
const matching = (tsquery: string): RawBuilder<unknown> => sql`
  (select vacancy_id, posted_at, expires_at from vacancy_search where lex @@ ${tsquery}::tsquery offset 0) vacancy_search`;

/**
 * One tier, newest first: from `recent` when that has as many as are still wanted after the tiers before, otherwise from
 * the inverted index, up to the cap. It is gathered at all only while the wanted part of the list is not full.
 */
function tierOf(tier: number, tsquery: string, before: RawBuilder<unknown>, wanted: number, now: Date) {
  const isRecent = sql`((select count(*) from recent where tier = ${tier}) >= ${wanted}::int - ${before})`;
  const rows = sql`
    select vacancy_id, posted_at from recent where tier = ${tier} and ${isRecent} union all (
      select vacancy_id, posted_at from ${matching(tsquery)} where ${isFoundLive(now)}
      order by ${newestFirst} limit case when ${isRecent} then 0 else ${enough}::int - ${before} end
    )`;
  return { isRecent, rows };
}

/**
 * Vacancies of three tiers, the earlier tier first and the newest first within each. Words that many vacancies have are
 * met among the newest few rows, looked at one by one (`recent`); others are looked up in the inverted index. When not
 * all tiers had to be gathered, counting them, in any order and only up to the cap, is cheaper than gathering the rest.
 */
export async function findInTiers(
  db: Db,
  { tiers: [first, second, third], anywhere }: Tsqueries,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<FoundPage> {
  const wanted = offset + limit;
  const looked = Math.min(wanted * LOOKED_FOR_EACH, MOST_LOOKED);
  const found1 = sql`(select count(*) from tier1)`;
  const found2 = sql`(${found1} + (select count(*) from tier2))`;
  const tier1 = tierOf(1, first, sql`0`, wanted, now);
  const tier2 = tierOf(2, second, found1, wanted, now);
  const tier3 = tierOf(3, third, found2, wanted, now);
  const { rows } = await sql<FoundPage>`
    with recent as materialized (
      select vacancy_id, posted_at,
        case when lex @@ ${first}::tsquery then 1 when lex @@ ${second}::tsquery then 2 else 3 end as tier
      from (
        select vacancy_id, posted_at, expires_at, lex from vacancy_search order by ${newestFirst} limit ${looked}
      ) vacancy_search where lex @@ ${anywhere}::tsquery and ${isFoundLive(now)}
    ),
    tier1 as materialized (${tier1.rows}), tier2 as materialized (${tier2.rows}), tier3 as materialized (${tier3.rows}),
    found as (
      select 1 as tier, * from tier1 union all select 2, * from tier2 union all select 3, * from tier3
    )
    select case
      when not ${tier3.isRecent} or ${found2} >= ${enough} then (select count(*) from found)
      else (select count(*) from (
        select from ${matching(anywhere)} where ${isFoundLive(now)} limit ${enough}
      ) counted)
    end::int as counted,
    array(select vacancy_id from found order by tier, ${newestFirst} offset ${offset} limit ${limit}) as ids`.execute(
    db,
  );
  return { ...rows[0], counted: Math.min(rows[0]?.counted ?? 0, enough) } as FoundPage;
}

/** The texts that begin with what was typed (lower case), or one of whose later words does; most frequent first. */
export async function listSuggestions(
  db: Db,
  typed: string,
  part: 'whole' | 'words',
  limit: number,
): Promise<string[]> {
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
