import type { StaffFactor, StaffProfile, StaffRole } from '@aarambh/contract';
import { rolePermissions } from '@aarambh/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';

/** A staff account. */
export interface StaffRow {
  id: number;
  email: string;
  fullName: string;
  roles: StaffRole[];
  passwordHash: string | null;
  totpSecret: Buffer | null;
  totpConfirmedAt: Date | null;
  totpLastStep: number;
  /** Of an app that was not confirmed yet and shall replace the one before. */
  newTotpSecret: Buffer | null;
  hasPasskey: boolean;
  invitationExpiresAt: Date | null;
  endedAt: Date | null;
  /** A suspension may have passed: see `isSuspended`. */
  suspendedUntil: Date | null;
  suspensionReason: string;
  suspendedBy: string;
}

/** Whether a staff account is suspended at a time. */
export const isSuspended = ({ suspendedUntil }: Pick<StaffRow, 'suspendedUntil'>, now: Date): boolean =>
  suspendedUntil !== null && suspendedUntil > now;

/** SQL condition: the staff account of a row is not suspended. */
export const isNotSuspended = (now: Date) => (eb: ExpressionBuilder<Schema, 'staff'>) =>
  eb.or([eb('staff.suspended_until', 'is', null), eb('staff.suspended_until', '<=', now)]);

const columns = [
  'id',
  'email',
  'full_name as fullName',
  'roles',
  'password_hash as passwordHash',
  'totp_secret as totpSecret',
  'totp_confirmed_at as totpConfirmedAt',
  'totp_last_step as totpLastStep',
  'new_totp_secret as newTotpSecret',
  'invitation_expires_at as invitationExpiresAt',
  'ended_at as endedAt',
  'suspended_until as suspendedUntil',
  'suspension_reason as suspensionReason',
  'suspended_by as suspendedBy',
] as const;

/** Whether the staff account of a row has a passkey. */
export const hasPasskey = (eb: ExpressionBuilder<Schema, 'staff'>) =>
  eb
    .exists(
      eb.selectFrom('staff_passkeys').select('staff_passkeys.id').whereRef('staff_passkeys.staff_id', '=', 'staff.id'),
    )
    .$castTo<boolean>();

/** Finds a staff account; by email only one that has not ended. @param lock for a change in the same transaction */
export async function findStaff(
  db: Db,
  by: { id: number } | { email: string } | { invitationHash: Buffer },
  lock = false,
): Promise<StaffRow | undefined> {
  const matching = db
    .selectFrom('staff')
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .$if('email' in by, (query) =>
      query
        .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', (by as { email: string }).email.toLowerCase()))
        .where('ended_at', 'is', null),
    )
    .$if('invitationHash' in by, (query) =>
      query.where('invitation_hash', '=', (by as { invitationHash: Buffer }).invitationHash),
    );
  // A separate statement: the one that waits for the lock would not see passkeys that were added meanwhile.
  if (lock) await matching.select('id').forUpdate().execute();
  const row = await matching
    .select(columns)
    .select((eb) => hasPasskey(eb).as('hasPasskey'))
    .executeTakeFirst();
  return row && { ...row, roles: row.roles as StaffRole[] };
}

/** The second factors that a staff member has set up. */
export const factorsOf = ({ hasPasskey: isWithPasskey, totpConfirmedAt }: StaffRow): StaffFactor[] => [
  ...(isWithPasskey ? (['passkey'] as const) : []),
  ...(totpConfirmedAt ? (['app'] as const) : []),
];

export const profileOf = (staff: StaffRow): StaffProfile => ({
  staffID: staff.id,
  fullName: staff.fullName,
  email: staff.email,
  roles: staff.roles,
  permissions: [...new Set(staff.roles.flatMap((role) => rolePermissions[role]))],
  factors: factorsOf(staff),
});

/** How many staff accounts can sign in or have been invited. */
export async function countStaff(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateStaff(
  db: Db,
  id: number,
  change: Partial<{
    full_name: string;
    password_hash: string | null;
    totp_secret: Buffer | null;
    totp_confirmed_at: Date | null;
    new_totp_secret: Buffer | null;
    totp_last_step: number;
    invitation_hash: Buffer | null;
    invitation_expires_at: Date | null;
    roles: string[];
    ended_at: Date;
    suspended_at: Date | null;
    suspended_until: Date | null;
    suspension_reason: string;
    suspended_by: string;
  }>,
): Promise<void> {
  await db.updateTable('staff').set(change).where('id', '=', id).execute();
}

/** A secret of the app of a staff member as it is stored, encrypted: the one in use, or a new one before its first code. */
export interface StoredTotpSecret {
  id: number;
  column: 'totp_secret' | 'new_totp_secret';
  stored: Buffer;
}

export async function listTotpSecrets(db: Db): Promise<StoredTotpSecret[]> {
  const rows = await db.selectFrom('staff').select(['id', 'totp_secret', 'new_totp_secret']).execute();
  return rows.flatMap((row) =>
    (['totp_secret', 'new_totp_secret'] as const).flatMap((column) =>
      row[column] ? [{ id: row.id, column, stored: row[column] }] : [],
    ),
  );
}

/** Replaces a stored secret, unless another took its place meanwhile. */
export async function replaceTotpSecret(
  db: Db,
  { id, column, stored }: StoredTotpSecret,
  renewed: Buffer,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ [column]: renewed })
    .where('id', '=', id)
    .where(column, '=', stored)
    .execute();
}

export async function insertStaff(
  db: Db,
  staff: {
    email: string;
    fullName: string;
    roles: readonly StaffRole[];
    invitationHash: Buffer;
    invitationExpiresAt: Date;
    invitedBy: string;
  },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('staff')
    .values({
      email: staff.email,
      full_name: staff.fullName,
      roles: [...staff.roles],
      invitation_hash: staff.invitationHash,
      invitation_expires_at: staff.invitationExpiresAt,
      invited_by: staff.invitedBy,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
