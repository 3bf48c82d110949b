import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { MAX_SHORT_PREFIX, PRECOMPUTED_SUGGESTIONS } from '../indexing/vocabulary.queries.ts';

/** A suggested text and the number of live vacancies that have it, as of the last rebuild. */
export interface Suggestion {
  text: string;
  count: number;
}

/** Precomputed suggestions for a short prefix; undefined when few texts have it. */
async function findPrecomputedSuggestions(
  db: Db,
  typed: string,
  isCompleteText: boolean,
): Promise<Suggestion[] | undefined> {
  const row = await db
    .selectFrom('search_beginnings')
    .select(['texts', 'counts'])
    .where('typed', '=', typed)
    .where('is_whole', '=', isCompleteText)
    .executeTakeFirst();
  return row?.texts.map((text, i) => ({ text, count: row.counts[i] ?? 1 }));
}

/**
 * Counts the live vacancies of texts as of the last rebuild; texts that no vacancy has are missing.
 * @param folded by `foldSuggestion`
 */
export async function countTexts(db: Db, folded: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('search_suggestions')
    .select(['starts', 'live_count'])
    .where(sql<boolean>`starts = any(${folded}::text[])`)
    .where(sql<boolean>`is_whole`)
    .execute();
  return new Map(rows.map(({ starts, live_count }) => [starts, live_count]));
}

/** Lists the most frequent of all suggestions, as of the last rebuild. */
export async function listFrequentTexts(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_suggestions')
    .select('text')
    .where(sql<boolean>`is_whole`)
    .orderBy('live_count', 'desc')
    .orderBy('text')
    .limit(limit)
    .execute();
  return rows.map(({ text }) => text);
}

/**
 * Suggestions for a prefix, most frequent first.
 * @param typed folded by `foldSuggestion`
 * @param part texts that begin with the prefix ('whole'), or texts with a later word that does ('words')
 */
export async function listSuggestions(
  db: Db,
  typed: string,
  part: 'whole' | 'words',
  limit: number,
): Promise<Suggestion[]> {
  const isShort = [...typed].length <= MAX_SHORT_PREFIX && limit <= PRECOMPUTED_SUGGESTIONS;
  const precomputed = isShort ? await findPrecomputedSuggestions(db, typed, part === 'whole') : undefined;
  if (precomputed) return precomputed.slice(0, limit);
  return await db
    .selectFrom('search_suggestions')
    .select(['text', 'live_count as count'])
    // A range rather than LIKE: a prepared LIKE uses the index only when it is planned again for every execution.
    .where(sql<boolean>`starts ~>=~ ${typed} and starts ~<~ ${`${typed}\u{10ffff}`}`)
    .where(part === 'whole' ? sql<boolean>`is_whole` : sql<boolean>`not is_whole`)
    .orderBy('live_count', 'desc')
    .orderBy('text')
    .limit(limit)
    .execute();
}
