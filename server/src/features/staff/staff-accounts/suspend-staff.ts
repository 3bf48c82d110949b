import { endStaffSuspension, suspendStaff } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { formatMoment } from '../../../lib/india-time/format-india-time.ts';
import { endStaffSessions } from '../sign-in/staff-sessions.queries.ts';
import { isSuspended, type StaffRow, updateStaff } from '../staff.queries.ts';
import { getActiveStaff, lockActiveStaff, requireAnotherAdmin, rolesNeedTwo } from './lock-staff.ts';

const targetOf = ({ body }: { body: { staffID: number } }) => ({ kind: 'staff', id: body.staffID }) as const;

const until = ({ suspendedUntil }: StaffRow): string => (suspendedUntil ? formatMoment(suspendedUntil) : '');

/** Whether an administrator is active is decided by two, as with roles: else one could be left to approve alone. */
const adminNeedsTwo = ({ fullName, roles }: StaffRow, context: AppContext, what: string) =>
  roles.includes('admin') ? rolesNeedTwo(context, `${what} of ${fullName}, an administrator`) : undefined;

/** @throws {CallError} not_found; conflict when the colleague cannot sign in anyhow */
function refuseUnsuspendable({ suspendedUntil, ...staff }: StaffRow, now: Date): void {
  if (!staff.passwordHash)
    throw new CallError('conflict', `${staff.fullName} has not accepted the invitation. End the account instead.`);
  if (isSuspended({ suspendedUntil }, now))
    throw new CallError('conflict', `${staff.suspendedBy} has suspended this account already.`);
}

/** @throws {CallError} conflict when the suspension has passed or was ended */
function refuseUnsuspended(staff: StaffRow, now: Date): void {
  if (!isSuspended(staff, now)) throw new CallError('conflict', `${staff.fullName} is no longer suspended.`);
}

/** Suspends staff accounts for some days: sessions end at once, and the sign-in shows until when and why. */
export const staffSuspensionActions: readonly StaffAction[] = [
  staffAction(
    suspendStaff,
    async (context, { body: { staffID, days, reason }, by }) => {
      const staff = await lockActiveStaff(context, staffID, suspendStaff);
      const now = context.clock.now();
      refuseUnsuspendable(staff, now);
      if (staff.roles.includes('admin')) await requireAnotherAdmin(context, staffID);
      const suspendedUntil = new Date(now.getTime() + days * DAY_MS);
      await updateStaff(context.db, staffID, {
        suspended_at: now,
        suspended_until: suspendedUntil,
        suspension_reason: reason,
        suspended_by: by,
      });
      await endStaffSessions(context.db, { staffId: staffID }, now);
      return `${staff.fullName} is suspended until ${formatMoment(suspendedUntil)}.`;
    },
    {
      target: targetOf,
      mayEndOwnSession: true,
      async secondPersonCause(context, { body: { staffID } }) {
        const staff = await getActiveStaff(context, staffID);
        refuseUnsuspendable(staff, context.clock.now());
        return adminNeedsTwo(staff, context, 'Suspension');
      },
    },
  ),
  staffAction(
    endStaffSuspension,
    async (context, { body: { staffID } }) => {
      const staff = await lockActiveStaff(context, staffID, endStaffSuspension);
      refuseUnsuspended(staff, context.clock.now());
      const none = { suspended_at: null, suspended_until: null, suspension_reason: '', suspended_by: '' };
      await updateStaff(context.db, staffID, none);
      return `${staff.fullName} can sign in again.`;
    },
    {
      target: targetOf,
      async secondPersonCause(context, { body: { staffID } }) {
        const staff = await getActiveStaff(context, staffID);
        refuseUnsuspended(staff, context.clock.now());
        return adminNeedsTwo(staff, context, `End of the suspension until ${until(staff)}`);
      },
    },
  ),
];
