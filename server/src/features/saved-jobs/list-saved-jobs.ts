import type { SavedJob, VacancyCard } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { mapKnownCards } from '../vacancies/index.ts';
import { listPublicIds, listSavedJobRows } from './saved-jobs.queries.ts';

/** Lists the saved jobs of an account, last saved first; ended ones have `isLive` false. */
export async function listSavedJobs(db: Db, accountId: number, now: Date): Promise<SavedJob[]> {
  const rows = await listSavedJobRows(db, accountId);
  const vacancies = await mapKnownCards(
    db,
    rows.map(({ vacancyId }) => vacancyId),
    now,
  );
  return rows.flatMap(({ vacancyId, savedAt, note }) => {
    const vacancy = vacancies.get(vacancyId);
    return vacancy ? { ...vacancy.card, savedOn: savedAt.toISOString(), note, isLive: vacancy.isLive } : [];
  });
}

/** Lists the cards of vacancies in the order of the ids. Unknown ids and vacancies that were never public are left out. */
export async function listPublicCards(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<(VacancyCard & { isLive: boolean })[]> {
  const cards = await mapKnownCards(db, await listPublicIds(db, ids, now), now);
  return ids.flatMap((id) => {
    const vacancy = cards.get(id);
    return vacancy ? { ...vacancy.card, isLive: vacancy.isLive } : [];
  });
}
