import type { Db } from '../connect.ts';
import type { Backfill } from './backfill.ts';

/** How far a backfill is. */
export interface Progress {
  /** The rows up to this key are rewritten. */
  lastKey: number;
  rowsDone: number;
  isComplete: boolean;
}

/** Locks the progress of a backfill until the transaction ends; undefined when another instance has it. */
export async function lockProgress(tx: Db, name: string): Promise<Progress | undefined> {
  return await tx
    .selectFrom('backfills')
    .select((eb) => [
      'last_key as lastKey',
      'rows_done as rowsDone',
      eb('completed_at', 'is not', null).$castTo<boolean>().as('isComplete'),
    ])
    .where('name', '=', name)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Stores how far a backfill is. */
export async function saveProgress(
  tx: Db,
  name: string,
  { lastKey, rowsDone, isComplete }: Progress,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('backfills')
    .set({ last_key: lastKey, rows_done: rowsDone, completed_at: isComplete ? now : null })
    .where('name', '=', name)
    .execute();
}

/** Stores the start of those that are new. Returns the names of all that are not complete. */
export async function startBackfills(db: Db, backfills: Backfill[], now: Date): Promise<Set<string>> {
  const rows = await db.selectFrom('backfills').select(['name', 'completed_at']).execute();
  const known = new Set(rows.map(({ name }) => name));
  const added = backfills.flatMap(({ name }) => (known.has(name) ? [] : [name]));
  if (added.length > 0)
    await db
      .insertInto('backfills')
      .values(added.map((name) => ({ name, started_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return new Set([...added, ...rows.flatMap(({ name, completed_at }) => (completed_at ? [] : [name]))]);
}
