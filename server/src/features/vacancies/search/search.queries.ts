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

const newestMatching = (tsquery: string, now: Date, limit: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select vacancy_id, posted_at from ${matching(tsquery)} where ${isFoundLive(now)} order by ${newestFirst} limit ${limit}`;

/**
 * Vacancies of three tiers, the earlier tier first and the newest first within each. A later tier is only gathered while
 * the wanted part of the list is not full; then counting them all, in any order and only up to the cap, is cheaper.
 */
export async function findInTiers(
  db: Db,
  { tiers: [first, second, third], anywhere }: Tsqueries,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<FoundPage> {
  const wanted = sql`${offset + limit}::int`;
  const looked = sql`${Math.min((offset + limit) * LOOKED_FOR_EACH, MOST_LOOKED)}::int`;
  const isFull = sql`(select count(*) = ${wanted} from recent)`;
  const most = sql`${enough}::int`;
  const found1 = sql`(select count(*) from tier1)`;
  const found2 = sql`(${found1} + (select count(*) from tier2))`;
  const { rows } = await sql<FoundPage>`
    with recent as materialized (
      select vacancy_id, posted_at from (
        select vacancy_id, posted_at, expires_at, lex from vacancy_search order by ${newestFirst} limit ${looked}
      ) vacancy_search where lex @@ ${first}::tsquery and ${isFoundLive(now)} limit ${wanted}
    ),
    tier1 as materialized (
      select * from recent where ${isFull} union all
      (${newestMatching(first, now, sql`case when ${isFull} then 0 else ${most} end`)})
    ),
    tier2 as materialized (${newestMatching(second, now, sql`greatest(${wanted} - ${found1}, 0)`)}),
    tier3 as materialized (
      ${newestMatching(third, now, sql`case when ${found2} < ${wanted} then ${most} - ${found2} else 0 end`)}
    ),
    found as (
      select 1 as tier, * from tier1 union all select 2, * from tier2 union all select 3, * from tier3
    )
    select case
      when ${found1} = ${most} or ${found2} < ${wanted} then (select count(*) from found)
      else (select count(*) from (
        select from ${matching(anywhere)} where ${isFoundLive(now)} limit ${most}
      ) counted)
    end::int as counted,
    array(select vacancy_id from found order by tier, ${newestFirst} offset ${offset} limit ${limit}) as ids`.execute(
    db,
  );
  return rows[0] as FoundPage;
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
