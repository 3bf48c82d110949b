import type { Db } from '../../../infra/database/connect.ts';
import { listToSearch } from './fraud-searches.queries.ts';
import { listFraudTexts, wordsOfText } from './fraud-texts.queries.ts';
import { repeatsText } from './text-words.ts';

/** What one step of the search for a fraud found. */
export interface SearchStep {
  /** Live vacancies that share a contact or most of a text with the fraud. */
  repeats: number[];
  /** The last vacancy that was searched; undefined at the end. */
  last: number | undefined;
}

/** Searches some live vacancies after an id for those that repeat an upheld fraud. */
export async function findRepeats(tx: Db, caseId: number, after: number, limit: number): Promise<SearchStep> {
  const vacancies = await listToSearch(tx, caseId, after, limit);
  const texts = (await listFraudTexts(tx, [caseId])).get(caseId) ?? [];
  const repeats = vacancies.filter((vacancy) => {
    if (vacancy.hasContact) return true;
    const words = new Set(wordsOfText(vacancy));
    return texts.some((fraud) => repeatsText(words, fraud));
  });
  return { repeats: repeats.map(({ id }) => id), last: vacancies.at(-1)?.id };
}
