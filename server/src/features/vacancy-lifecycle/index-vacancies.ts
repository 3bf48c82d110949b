import type { Db } from '../../infra/database/connect.ts';
import { addNamesToVocabulary, listSearchableVacancies, toSearchRow, writeSearchRows } from '../search/index.ts';
import { queueForMatching } from './change-vacancy-status.queries.ts';

/**
 * Indexes vacancies that became live, or changed while live, for search and suggestions, and queues them for matching. Runs
 * in the transaction of the change, so search is never stale.
 */
export async function indexVacancies(tx: Db, vacancyIds: number[]): Promise<void> {
  if (vacancyIds.length === 0) return;
  const vacancies = await listSearchableVacancies(tx, vacancyIds);
  await writeSearchRows(tx, vacancies.map(toSearchRow));
  await queueForMatching(tx, vacancyIds);
  await addNamesToVocabulary(
    tx,
    vacancies.flatMap(({ title, skills, companyName, locations }) => [
      { text: title, kind: 'title' as const },
      ...skills.map((text) => ({ text, kind: 'skill' as const })),
      { text: companyName, kind: 'company' as const },
      ...locations.map((text) => ({ text, kind: 'place' as const })),
    ]),
  );
}
