import type { OwnStaffSession } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';

/** How many recovery codes of a staff member were not used. */
export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The live sessions of a staff member, last used first. @param currentId that of the call */
export async function listStaffSessions(
  db: Db,
  staffId: number,
  currentId: number,
  now: Date,
): Promise<OwnStaffSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    sessionID: row.id,
    device: row.device,
    address: row.address,
    startedOn: row.created_at.toISOString(),
    lastUsedOn: row.last_used_at.toISOString(),
    isCurrent: row.id === currentId,
  }));
}

/** Ends one live session of a staff member, or all but one. @returns how many */
export async function endSessionsOf(
  db: Db,
  staffId: number,
  which: { only: number } | { allBut: number },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if('only' in which, (query) => query.where('id', '=', (which as { only: number }).only))
    .$if('allBut' in which, (query) => query.where('id', '<>', (which as { allBut: number }).allBut))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
