import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { describeMatchable } from './describe-matchable.ts';
import {
  addToLists,
  dropMatchable,
  listToMatch,
  lockMatchable,
  takeOffLists,
  takeQueued,
  writeMatchable,
} from './matching-index.queries.ts';
import { countSkills } from './skill-counts.queries.ts';

/** Vacancies of one transaction. */
const BATCH = 500;

async function lookAgain(tx: Db, vacancyIds: number[]): Promise<void> {
  const known = await lockMatchable(tx, vacancyIds);
  if (known.length > 0) {
    await takeOffLists(tx, known);
    await countSkills(tx, known, -1);
    await dropMatchable(tx, known);
  }
  const live = await listToMatch(tx, vacancyIds);
  if (live.length === 0) return;
  const ids = live.map(({ id }) => id);
  await writeMatchable(
    tx,
    live.map((vacancy) => ({ id: vacancy.id, ...describeMatchable(vacancy) })),
  );
  await addToLists(tx, ids);
  await countSkills(tx, ids, 1);
}

/** Brings what matching knows in step with the vacancies that became live, changed or ended since it last ran. */
export async function keepMatchingIndex({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (let taken = BATCH; taken === BATCH; ) {
    taken = await db.transaction().execute(async (tx) => {
      const ids = await takeQueued(tx, clock.now(), BATCH);
      if (ids.length > 0) await lookAgain(tx, ids);
      return ids.length;
    });
  }
}
