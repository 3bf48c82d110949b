import type { StaffAccount, StaffRole } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { hasPasskey, isNotSuspended, isSuspended } from '../staff.queries.ts';

/** Maximum length of the list: more than any portal's staff. */
const LISTED = 1_000;

/** All staff accounts, those that have not ended first. */
export async function listStaffAccounts(db: Db, now: Date): Promise<StaffAccount[]> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('staff_sessions', 'staff_sessions.staff_id', 'staff.id')
    .groupBy('staff.id')
    .select((eb) => [
      'staff.id',
      'staff.full_name',
      'staff.email',
      'staff.roles',
      'staff.password_hash',
      'staff.totp_confirmed_at',
      'staff.ended_at',
      'staff.suspended_until',
      'staff.suspension_reason',
      'staff.suspended_by',
      hasPasskey(eb).as('has_passkey'),
      eb.fn.max('staff_sessions.last_used_at').as('last_used_at'),
    ])
    .orderBy((eb) => eb('staff.ended_at', 'is', null), 'desc')
    .orderBy('staff.full_name')
    .limit(LISTED)
    .execute();
  return rows.map((row) => {
    const until = row.suspended_until;
    const suspended = !row.ended_at && until && isSuspended({ suspendedUntil: until }, now) ? until : undefined;
    return {
      staffID: row.id,
      fullName: row.full_name,
      email: row.email,
      roles: row.roles as StaffRole[],
      status: row.ended_at ? 'ended' : suspended ? 'suspended' : row.password_hash ? 'active' : 'invited',
      suspension: suspended
        ? { until: suspended.toISOString(), reason: row.suspension_reason, by: row.suspended_by }
        : null,
      hasSecondFactor: row.totp_confirmed_at !== null || row.has_passkey,
      lastUsedOn: row.last_used_at?.toISOString() ?? null,
    };
  });
}

/** Serialises changes to who is an administrator, with an advisory lock that is held until the transaction ends. */
export async function lockAdmins(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(transaction);
}

/** Administrators who can sign in: only they can approve. @param otherThan a staff account that does not count */
export async function countActiveAdmins(db: Db, now: Date, otherThan?: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .$if(otherThan !== undefined, (query) => query.where('id', '<>', otherThan as number))
    .where(isNotSuspended(now))
    .where((eb) => eb.or([eb('totp_confirmed_at', 'is not', null), hasPasskey(eb)]))
    .where((eb) => eb(eb.val('admin'), '=', eb.fn.any('roles')))
    .executeTakeFirstOrThrow();
  return count;
}

/** Colleagues who accepted their invitation and have not ended. */
export async function countSetUpStaff(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of administrators who have not ended, also of those who were invited and have not come. */
export async function listAdminIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('ended_at', 'is', null)
    .where((eb) => eb(eb.val('admin'), '=', eb.fn.any('roles')))
    .execute();
  return rows.map(({ id }) => id);
}
