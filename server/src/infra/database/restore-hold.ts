import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** SQL condition: there is no restore hold, which stops messages and payments until an operator releases them. */
export const hasNoRestoreHold = sql<boolean>`not exists (select from installation where held_since is not null)`;

/**
 * SQL condition: the restore hold does not include a row, because there is none or the row was written after it began.
 * @param began column with the time at which the row was written
 */
export const isOutsideRestoreHold = (began: 'created_at' | 'requested_at') =>
  sql<boolean>`not exists (select from installation where held_since >= ${sql.ref(began)})`;

/** Finds the start of the restore hold; undefined when there is none. */
export async function findHold(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('installation').select('held_since').executeTakeFirst();
  return row?.held_since ?? undefined;
}

/** Runs a job that sends or deletes something outside of the database, unless there is a restore hold. */
export async function skipDuringRestoreHold(db: Db, run: () => Promise<void>): Promise<void> {
  if (!(await findHold(db))) await run();
}

/** What a restored database would send or ask for on its first start. */
export interface HeldWork {
  messages: number;
  pushMessages: number;
  refunds: number;
  orders: number;
}

/** Holds back the messages and payments of a restored database. */
export async function holdAfterRestore(db: Db, now: Date): Promise<HeldWork> {
  await db.updateTable('installation').set({ held_since: now }).execute();
  return await countHeldWork(db);
}

/** Ends all sessions of members and staff: those that were ended since the time of a restore must not be valid again. */
export async function endAllSessions(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (const table of ['sessions', 'staff_sessions'] as const) {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ ended_at: now })
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    ended += Number(numUpdatedRows);
  }
  return ended;
}

export async function countHeldWork(db: Db): Promise<HeldWork> {
  const { rows } = await sql<HeldWork>`select
    (select count(*)::int from messages where state = 'queued') as messages,
    (select count(*)::int from push_messages) as "pushMessages",
    (select count(*)::int from refunds where status = 'requested') as refunds,
    (select count(*)::int from purchases where status = 'created' and next_check_at is not null) as orders`.execute(db);
  return rows[0] as HeldWork;
}

/** Ends the hold: messages are delivered, refunds requested and orders checked from now on. */
export async function releaseHold(db: Db): Promise<void> {
  await db.updateTable('installation').set({ held_since: null }).execute();
}
