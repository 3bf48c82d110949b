import type { StaffRole } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { StaffCaller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { isNotSuspended } from '../staff.queries.ts';

export async function insertStaffSession(
  db: Db,
  session: { staffId: number; tokenHash: Buffer; expiresAt: Date; origin: Origin },
  now: Date,
): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({
      staff_id: session.staffId,
      token_hash: session.tokenHash,
      created_at: now,
      last_used_at: now,
      expires_at: session.expiresAt,
      ended_at: null,
      factor_at: now,
      device: session.origin.device,
      address: session.origin.address,
    })
    .execute();
}

/** The addresses of the newest sessions of the staff member with an email. */
export async function listStaffSessionAddresses(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select('staff_sessions.address')
    .where((eb) => eb(eb.fn<string>('lower', ['staff.email']), '=', email.toLowerCase()))
    .where('staff.ended_at', 'is', null)
    .orderBy('staff_sessions.id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ address }) => address);
}

/** The staff member of a live session, as the account is now: an end, a suspension and other roles count at once. */
export async function findStaffSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<(StaffCaller & { lastUsedAt: Date }) | undefined> {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff.id as staffId',
      'staff.full_name as fullName',
      'staff.roles',
      'staff_sessions.id as sessionId',
      'staff_sessions.factor_at as factorAt',
      'staff_sessions.last_used_at as lastUsedAt',
    ])
    .where('staff_sessions.token_hash', '=', tokenHash)
    .where('staff_sessions.ended_at', 'is', null)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff.ended_at', 'is', null)
    .where(isNotSuspended(now))
    .executeTakeFirst();
  return row && { ...row, roles: row.roles as StaffRole[] };
}

/** The roles of the staff member of a session; undefined when the session or the account has ended or is suspended. */
export async function findRolesOfSession(db: Db, sessionId: number, now: Date): Promise<StaffRole[] | undefined> {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select('staff.roles')
    .where('staff_sessions.id', '=', sessionId)
    .where('staff_sessions.ended_at', 'is', null)
    .where('staff.ended_at', 'is', null)
    .where(isNotSuspended(now))
    .executeTakeFirst();
  return row && (row.roles as StaffRole[]);
}

export async function markStaffSessionUsed(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

export async function markFactorGiven(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ factor_at: now }).where('id', '=', sessionId).execute();
}

/** Ends the sessions of a staff member, or one of them. */
export async function endStaffSessions(db: Db, by: { staffId: number } | { sessionId: number }, now: Date) {
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .$if('staffId' in by, (query) => query.where('staff_id', '=', (by as { staffId: number }).staffId))
    .$if('sessionId' in by, (query) => query.where('id', '=', (by as { sessionId: number }).sessionId))
    .execute();
}

/** Undoes ending the sessions of a staff member at an instant. */
export async function restoreStaffSessions(db: Db, staffId: number, endedAt: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: null })
    .where('staff_id', '=', staffId)
    .where('ended_at', '=', endedAt)
    .execute();
}

export async function replaceRecoveryCodes(db: Db, staffId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash, used_at: null })))
    .execute();
}

/** Uses a recovery code. @returns false when it is not one of the staff member's or was used */
export async function consumeRecoveryCode(db: Db, staffId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}
