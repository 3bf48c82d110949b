import {
  type CallAnswer,
  changeStaffRoles as changeStaffRolesCall,
  endStaff as endStaffCall,
  inviteStaff as inviteStaffCall,
  listStaff as listStaffCall,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { updateStaff } from '../staff.queries.ts';
import { endStaffAccount } from './end-staff-account.ts';
import { inviteStaff } from './invite-staff.ts';
import { getActiveStaff, lockActiveStaff, requireAnotherAdmin, rolesNeedTwo } from './lock-staff.ts';
import { listStaffAccounts } from './staff-accounts.queries.ts';

const nameRoles = (roles: readonly string[]): string => [...new Set(roles)].join(', ');

/** @throws {CallError} conflict when the roles are not those that the caller replaces */
function requireRoles(
  { fullName, roles }: { fullName: string; roles: readonly string[] },
  oldRoles: readonly string[],
) {
  const sort = (names: readonly string[]) => nameRoles(names.toSorted());
  if (sort(roles) === sort(oldRoles)) return;
  throw new CallError(
    'conflict',
    `${fullName} has the roles ${nameRoles(roles)} now, not ${nameRoles(oldRoles)}. Please look again.`,
  );
}

/** Staff accounts and their roles. */
export const staffAccountActions: readonly StaffAction[] = [
  staffAction(
    listStaffCall,
    ({ db, clock }): Promise<CallAnswer<typeof listStaffCall>> => listStaffAccounts(db, clock.now()),
  ),

  staffAction(
    inviteStaffCall,
    async (context, { body, by }, recordAction) => {
      const { email, fullName, roles } = body;
      await context.db.transaction().execute(async (transaction) => {
        const { staffId } = await inviteStaff(context, transaction, body, by);
        const after = { email, full_name: fullName, roles };
        await recordAction(transaction, { target: { kind: 'staff', id: staffId }, after });
      });
      return `${fullName} was invited by mail.`;
    },
    // The row that the log names exists only afterwards.
    {
      secondPersonCause: (context, { body: { fullName, roles } }) =>
        rolesNeedTwo(context, `${fullName} is invited as ${nameRoles(roles)}`),
      recordsItself: true,
    },
  ),

  staffAction(
    changeStaffRolesCall,
    async (context, { body: { staffID, roles, oldRoles } }) => {
      const staff = await lockActiveStaff(context, staffID, changeStaffRolesCall);
      requireRoles(staff, oldRoles);
      if (staff.roles.includes('admin') && !roles.includes('admin')) await requireAnotherAdmin(context, staffID);
      await updateStaff(context.db, staffID, { roles: [...new Set(roles)] });
      return `${staff.fullName} has the roles ${nameRoles(roles)}.`;
    },
    {
      target: ({ body }) => ({ kind: 'staff', id: body.staffID }),
      mayEndOwnSession: true,
      async secondPersonCause(context, { body: { staffID, roles, oldRoles } }) {
        const staff = await getActiveStaff(context, staffID);
        requireRoles(staff, oldRoles);
        return rolesNeedTwo(context, `${staff.fullName}: ${nameRoles(roles)} instead of ${nameRoles(staff.roles)}`);
      },
    },
  ),

  staffAction(
    endStaffCall,
    async (context, { body: { staffID } }) => {
      const staff = await lockActiveStaff(context, staffID, endStaffCall);
      if (staff.roles.includes('admin')) await requireAnotherAdmin(context, staffID);
      await endStaffAccount(context.db, staffID, context.clock.now());
      return `${staff.fullName} can no longer sign in.`;
    },
    {
      target: ({ body }) => ({ kind: 'staff', id: body.staffID }),
      mayEndOwnSession: true,
      async secondPersonCause(context, { body: { staffID } }) {
        const { fullName, roles } = await getActiveStaff(context, staffID);
        return roles.includes('admin') ? rolesNeedTwo(context, `The account of ${fullName} ends`) : undefined;
      },
    },
  ),
];
