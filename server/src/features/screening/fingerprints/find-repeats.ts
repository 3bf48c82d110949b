import type { Db } from '../../../infra/database/connect.ts';
import { listToSearch } from './fraud-searches.queries.ts';
import { listFraudTexts, wordsOfText } from './fraud-texts.queries.ts';
import { repeatsText } from './text-words.ts';

/** Result of one step of the search for frauds. */
export interface SearchStep {
  /** Vacancies that share a contact or most of a text with one of the frauds. */
  repeats: number[];
  /** The last vacancy that was searched; undefined at the end. */
  last: number | undefined;
}

/** The texts of frauds, each once: vacancies of one company often have the same. */
async function listDistinctTexts(tx: Db, caseIds: readonly number[]): Promise<Set<number>[]> {
  const texts = [...(await listFraudTexts(tx, caseIds)).values()].flat();
  return [...new Map(texts.map((words) => [[...words].sort((a, b) => a - b).join(), words])).values()];
}

/** Searches some live vacancies after an id for those that repeat one of some upheld frauds. */
export async function findRepeats(
  tx: Db,
  caseIds: readonly number[],
  after: number,
  limit: number,
): Promise<SearchStep> {
  const vacancies = await listToSearch(tx, caseIds, after, limit);
  const texts = await listDistinctTexts(tx, caseIds);
  const repeats = vacancies.filter((vacancy) => {
    if (vacancy.hasContact) return true;
    const words = new Set(wordsOfText(vacancy));
    return texts.some((fraud) => repeatsText(words, fraud));
  });
  return { repeats: repeats.map(({ id }) => id), last: vacancies.at(-1)?.id };
}
