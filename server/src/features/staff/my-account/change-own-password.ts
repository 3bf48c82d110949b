import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { checkPassword, hashPassword, throttleSignIn } from '../../accounts/index.ts';
import { findStaff, updateStaff } from '../staff.queries.ts';
import { requireUncommonPassword } from '../staff-accounts/require-uncommon-password.ts';
import { changeOwnAccount, type OwnCaller } from './change-own-account.ts';
import { endSessionsOf } from './own-account.queries.ts';

const WRONG_PASSWORD = 'This is not your password.';

/**
 * Changes the caller's password and ends all other sessions.
 * @throws {CallError} bad_input when the current one is wrong or the new one too common, too_many_requests after five
 *   wrong ones in 15 minutes
 */
export async function changeOwnPassword(
  context: AppContext,
  caller: OwnCaller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<string> {
  const { staffId, sessionId } = caller.staff;
  requireUncommonPassword('newPassword', newPassword);
  const known = await throttleSignIn(context, `staff password ${staffId}`, {
    async attempt() {
      const staff = await findStaff(context.db, { id: staffId });
      return (await checkPassword(currentPassword, staff?.passwordHash, 'other')) ? staff : undefined;
    },
  });
  if (!known)
    throw new CallError('bad_input', WRONG_PASSWORD, {
      fields: [{ field: 'currentPassword', message: WRONG_PASSWORD }],
    });
  const passwordHash = await hashPassword(newPassword);
  return await changeOwnAccount(context, caller, 'ChangePassword', async (transaction, staff, now) => {
    if (staff.passwordHash !== known.passwordHash)
      throw new CallError('conflict', 'Your password was changed in another session.');
    await updateStaff(transaction, staffId, { password_hash: passwordHash });
    const endedSessions = await endSessionsOf(transaction, staffId, { allBut: sessionId }, now);
    return { reply: 'Your password was changed. All other sessions have ended.', after: { endedSessions } };
  });
}
