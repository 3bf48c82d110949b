import { setImmediate, setTimeout } from 'node:timers/promises';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { isLockConflict } from '../../../infra/database/locks/lock-conflict.ts';
import {
  createNextIndexes,
  createNextTable,
  dropNextTable,
  listLiveIds,
  lockSearchChanges,
  swapSearchTables,
  takeChangedIds,
  validateSearchTable,
  withRebuildLock,
} from './rebuild-search.queries.ts';
import { listSearchableVacancies, type SearchRow, toSearchRow, writeSearchRows } from './search-rows.queries.ts';
import { getBuiltSearchVersion, setBuiltSearchVersion } from './search-version.queries.ts';
import { rebuildSearchVocabulary } from './vocabulary.ts';

/**
 * Version of the rules that create the lexemes of a vacancy. Increase it when they change: the server then rebuilds the
 * search table of an existing installation in the background.
 */
export const SEARCH_VERSION = 10;

const BATCH_SIZE = 500;
/** Vacancies converted to lexemes without a pause, in which a server that shares the process answers requests. */
const CONVERSION_CHUNK_SIZE = 20;
/** While one batch is written, another is read and a third converted to lexemes. */
const CONCURRENCY = 3;
/** With at most this many changes left, the rest is copied while writers wait. */
const MAX_CHANGES_IN_SWAP = 100;
/** Long readers such as a backup block the swap; after about two minutes the rebuild fails and can be repeated later. */
const MAX_SWAP_ATTEMPTS = 300;
const SWAP_PAUSE_MS = 200;

async function copy(db: Db, vacancyIds: number[]): Promise<void> {
  const vacancies = await listSearchableVacancies(db, vacancyIds);
  const rows: SearchRow[] = [];
  for (let start = 0; start < vacancies.length; start += CONVERSION_CHUNK_SIZE) {
    rows.push(...vacancies.slice(start, start + CONVERSION_CHUNK_SIZE).map(toSearchRow));
    await setImmediate();
  }
  await writeSearchRows(db, rows, 'vacancy_search_next');
}

/** Copies all vacancies, several batches concurrently and nearly in order. */
async function copyAll(db: Db, vacancyIds: number[], progress: (done: number) => void): Promise<void> {
  let [next, done] = [0, 0];
  const work = async () => {
    while (next < vacancyIds.length) {
      const batch = vacancyIds.slice(next, next + BATCH_SIZE);
      next += BATCH_SIZE;
      await copy(db, batch);
      done += batch.length;
      progress(done);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** Copies vacancies that changed meanwhile again; returns their number. */
async function catchUp(db: Db): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const changed = await takeChangedIds(tx, BATCH_SIZE);
    if (changed.length > 0) await copy(tx, changed);
    return changed.length;
  });
}

async function swap(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSearchChanges(tx);
    const changed = await takeChangedIds(tx, Number.MAX_SAFE_INTEGER);
    if (changed.length > 0) await copy(tx, changed);
    await swapSearchTables(tx);
    await setBuiltSearchVersion(tx, SEARCH_VERSION);
  });
}

/** Swaps the tables as soon as no other transaction holds a conflicting lock; others continue between attempts. */
async function swapWhenFree(db: Db): Promise<void> {
  for (let attemptsLeft = MAX_SWAP_ATTEMPTS; ; attemptsLeft -= 1) {
    while ((await catchUp(db)) > MAX_CHANGES_IN_SWAP);
    try {
      return await swap(db);
    } catch (error) {
      if (attemptsLeft <= 1 || !isLockConflict(error)) throw error;
      await setTimeout(SWAP_PAUSE_MS);
    }
  }
}

/**
 * Rebuilds the search table and the vocabulary from all vacancies, in the order of posting, without downtime: searches use
 * the old table until the new one, with all changes made meanwhile, replaces it. Needed when words are split differently,
 * and useful after loading very many vacancies.
 * @param options.progress is called with the number of vacancies done
 * @returns the number of vacancies; undefined when another rebuild is in progress
 */
export async function rebuildSearch(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { progress }: { progress?: (done: number, total: number) => void } = {},
): Promise<number | undefined> {
  let count = 0;
  const hasLock = await withRebuildLock(db, async (connection) => {
    try {
      await createNextTable(connection);
      const ids = await listLiveIds(connection);
      count = ids.length;
      await copyAll(db, ids, (done) => progress?.(done, count));
      await createNextIndexes(connection);
      await swapWhenFree(connection);
    } catch (error) {
      await dropNextTable(connection);
      throw error;
    }
    await validateSearchTable(connection);
  });
  if (!hasLock) return undefined;
  await rebuildSearchVocabulary(db, clock.now());
  return count;
}

/**
 * Rebuilds the search table if a release with older rules built it; an installation that is upgraded gets new lexemes by
 * this. Searches use the old table meanwhile. A table of newer rules is left as it is, so that instances of two releases
 * do not rebuild it in turns.
 */
export async function rebuildOutdatedSearch(context: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  if ((await getBuiltSearchVersion(context.db)) < SEARCH_VERSION) await rebuildSearch(context);
}
