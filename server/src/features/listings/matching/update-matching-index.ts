import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { extractMatchingKeys } from './extract-matching-keys.ts';
import {
  deleteIndexed,
  deleteListEntries,
  dequeueVacancies,
  insertIndexed,
  insertListEntries,
  listSearchable,
  lockIndexed,
} from './matching-index.queries.ts';
import { countSkills } from './skill-counts.queries.ts';

/** Vacancies per transaction. */
const BATCH = 500;

async function reindex(tx: Db, vacancyIds: number[]): Promise<void> {
  const indexed = await lockIndexed(tx, vacancyIds);
  if (indexed.length > 0) {
    await deleteListEntries(tx, indexed);
    await countSkills(tx, indexed, -1);
    await deleteIndexed(tx, indexed);
  }
  const live = await listSearchable(tx, vacancyIds);
  if (live.length === 0) return;
  const ids = live.map(({ id }) => id);
  await insertIndexed(
    tx,
    live.map((vacancy) => ({ id: vacancy.id, ...extractMatchingKeys(vacancy) })),
  );
  await insertListEntries(tx, ids);
  await countSkills(tx, ids, 1);
}

/** Updates the matching index with the vacancies that became live, changed or ended since the last run. */
export async function updateMatchingIndex({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (let taken = BATCH; taken === BATCH; ) {
    taken = await db.transaction().execute(async (tx) => {
      const ids = await dequeueVacancies(tx, clock.now(), BATCH);
      if (ids.length > 0) await reindex(tx, ids);
      return ids.length;
    });
  }
}
