import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import {
  aloneInRebuilding,
  beginNextTable,
  dropNextTable,
  holdSearchChanges,
  indexNextTable,
  isInTheWay,
  listLiveIds,
  swapTables,
  takeChanged,
  validateSearch,
} from '../search/index/rebuild.queries.ts';
import { rebuildSearchVocabulary } from '../search/index/vocabulary.ts';
import { listSearchable, searchRowOf, writeSearchRows } from './publishing.queries.ts';

const AT_ONCE = 500;
/** While one batch is written another is read and a third made into lexemes. */
const HANDS = 3;
/** With fewer changes left than this, the rest is done while writers wait. */
const FEW_LEFT = 100;
/** A backup reads for long; beyond a minute or two somebody had better choose another hour. */
const SWAP_TRIES = 300;
const SWAP_PAUSE_MS = 200;

async function copy(db: Db, vacancyIds: number[]): Promise<void> {
  const vacancies = await listSearchable(db, vacancyIds);
  await writeSearchRows(db, vacancies.map(searchRowOf), 'vacancy_search_next');
}

/** Copies all, several batches at a time and nearly in order. */
async function copyAll(db: Db, vacancyIds: number[], progress: (done: number) => void): Promise<void> {
  let [next, done] = [0, 0];
  const work = async () => {
    while (next < vacancyIds.length) {
      const batch = vacancyIds.slice(next, next + AT_ONCE);
      next += AT_ONCE;
      await copy(db, batch);
      done += batch.length;
      progress(done);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
}

/** Does again what changed meanwhile; answers how much that was. */
async function catchUp(db: Db): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const changed = await takeChanged(tx, AT_ONCE);
    if (changed.length > 0) await copy(tx, changed);
    return changed.length;
  });
}

async function swap(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdSearchChanges(tx);
    const changed = await takeChanged(tx, Number.MAX_SAFE_INTEGER);
    if (changed.length > 0) await copy(tx, changed);
    await swapTables(tx);
  });
}

/** Puts the next table in place as soon as nobody is in the way; those who were go on between two tries. */
async function swapWhenFree(db: Db): Promise<void> {
  for (let triesLeft = SWAP_TRIES; ; triesLeft -= 1) {
    while ((await catchUp(db)) > FEW_LEFT);
    try {
      return await swap(db);
    } catch (error) {
      if (triesLeft <= 1 || !isInTheWay(error)) throw error;
      await setTimeout(SWAP_PAUSE_MS);
    }
  }
}

/**
 * Makes all that search knows anew from the vacancies, in the order they were posted, while search goes on with what it
 * had; changes made meanwhile are in it. For when words are read another way, and after loading very many vacancies.
 * @param options.progress hears how many of all live vacancies are done
 * @returns how many vacancies there are in search, or nothing when somebody else is rebuilding
 */
export async function rebuildSearch(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { progress }: { progress?: (done: number, total: number) => void } = {},
): Promise<number | undefined> {
  let count = 0;
  const mine = await aloneInRebuilding(db, async (connection) => {
    try {
      await beginNextTable(connection);
      const ids = await listLiveIds(connection);
      count = ids.length;
      await copyAll(db, ids, (done) => progress?.(done, count));
      await indexNextTable(connection);
      await swapWhenFree(connection);
    } catch (error) {
      await dropNextTable(connection);
      throw error;
    }
    await validateSearch(connection);
  });
  if (!mine) return undefined;
  await rebuildSearchVocabulary(db, clock.now());
  return count;
}
