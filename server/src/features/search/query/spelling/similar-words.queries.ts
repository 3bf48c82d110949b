import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';

/** A word of the vocabulary that is similar to a typed one. */
export interface SimilarWord {
  typed: string;
  word: string;
  live_count: number;
}

/**
 * Words of the vocabulary that are similar to typed ones by trigrams, at most `limit` for each, most similar first.
 * @param alike further words that are looked up, by typed word
 */
export async function listSimilarWords(
  db: Db,
  typed: string[],
  limit: number,
  alike: readonly (readonly [typed: string, word: string])[] = [],
): Promise<SimilarWord[]> {
  return await db.transaction().execute(async (tx) => {
    // Lower than the default of 0.3: two swapped letters in a short word leave few trigrams in common.
    await sql`set local pg_trgm.similarity_threshold = 0.2`.execute(tx);
    const { rows } = await sql<SimilarWord>`
      select typed, known.word, known.live_count from unnest(${typed}::text[]) typed cross join lateral (
        select word, live_count from search_words where word % typed order by similarity(word, typed) desc, word limit ${limit}
      ) known
      union
      select alike.typed, known.word, known.live_count
      from unnest(${alike.map(([one]) => one)}::text[], ${alike.map(([, word]) => word)}::text[]) alike (typed, word)
      join search_words known on known.word = alike.word`.execute(tx);
    return rows;
  });
}
