import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findStaff } from '../staff.queries.ts';
import { resolveCommandActor } from './command-actor.ts';
import { endStaffAccount } from './end-staff-account.ts';
import { countActiveAdmins, lockAdmins } from './staff-accounts.queries.ts';

interface Ending {
  email: string;
  cause: string | undefined;
  by: string | undefined;
}

/**
 * Ends the account of an administrator from the command line of the machine, for one who cannot be reached: in the console
 * this needs a second administrator. It may be the last one.
 * @throws {CallError} bad_input without a cause, forbidden without a name, not_found when there is no such administrator
 */
export async function endAdminByCommand(context: AppContext, { email, cause, by }: Ending): Promise<string> {
  const reason = cause?.trim();
  if (!reason) throw new CallError('bad_input', 'Give the cause: --cause TEXT.');
  const actor = await resolveCommandActor(context, by);
  return await context.db.transaction().execute(async (transaction) => {
    await lockAdmins(transaction);
    const staff = await findStaff(transaction, { email: email.trim() });
    if (!staff?.roles.includes('admin')) throw new CallError('not_found', `There is no administrator ${email}.`);
    const now = context.clock.now();
    await endStaffAccount(transaction, staff.id, now);
    const record = { actor, action: 'EndStaff', target: { kind: 'staff', id: staff.id } as const, reason };
    await recordAudit(transaction, { ...record, before: { ended_at: null }, after: { ended_at: now } }, now);
    const ended = `${staff.fullName} can no longer sign in.`;
    if ((await countActiveAdmins(transaction, now)) > 0) return ended;
    return `${ended} There is no administrator now: invite one with first-admin.`;
  });
}
