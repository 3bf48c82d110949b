import type { AppContext } from '../../../app-context.ts';
import type { StaffActor } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { factorsOf, findStaff } from '../staff.queries.ts';
import { endStaffAccount } from './end-staff-account.ts';
import { type Invitee, inviteStaff, renewInvitation } from './invite-staff.ts';
import { countActiveAdmins, listAdminIds, lockAdmins } from './staff-accounts.queries.ts';

const BY = 'the command line';
const actor: StaffActor = {
  name: 'Command line',
  staff: undefined,
  second: undefined,
  origin: { device: 'Command line', address: '' },
};

/**
 * Invites the first administrator, from the command line of the machine; again while no administrator has a password and
 * a second factor. Earlier invitations of administrators end: one may have gone to a wrong address.
 * @returns the address of the invitation, which is also mailed
 * @throws {CallError} conflict when there is an administrator, who invites others in the console, or when the address
 *   belongs to a colleague with another role
 */
export async function inviteFirstAdmin(
  context: AppContext,
  { fullName, email }: { fullName: string; email: string },
): Promise<string> {
  return await context.db.transaction().execute(async (transaction) => {
    await lockAdmins(transaction);
    if ((await countActiveAdmins(transaction, context.clock.now())) > 0)
      throw new CallError(
        'conflict',
        'An administrator has signed in: an administrator invites colleagues in the console.',
      );
    const now = context.clock.now();
    const known = await findStaff(transaction, { email });
    for (const id of await listAdminIds(transaction)) {
      if (id === known?.id) continue;
      await endStaffAccount(transaction, id, now);
      const record = { actor, action: 'EndStaff', target: { kind: 'staff', id } as const, reason: 'Invited again' };
      await recordAudit(transaction, { ...record, before: { ended_at: null }, after: { ended_at: now } }, now);
    }
    const invitee: Invitee = { fullName, email, roles: [...new Set([...(known?.roles ?? []), 'admin' as const])] };
    const { staffId, link } =
      known && factorsOf(known).length === 0
        ? await renewInvitation(context, transaction, known.id, { ...invitee, email: known.email }, BY)
        : await inviteStaff(context, transaction, invitee, BY);
    const record = { actor, action: 'InviteFirstAdmin', target: { kind: 'staff', id: staffId } as const };
    await recordAudit(transaction, { ...record, after: { email, full_name: fullName } }, now);
    return link;
  });
}
