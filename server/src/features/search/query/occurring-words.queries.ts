import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Which of some words occur in titles, skills, companies and places of live vacancies. */
export async function listOccurringWords(db: Db, words: string[]): Promise<string[]> {
  const { rows } = await sql<{
    word: string;
  }>`select word from search_words where word = any(${words}::text[])`.execute(db);
  return rows.map(({ word }) => word);
}
