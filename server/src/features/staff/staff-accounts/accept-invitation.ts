import type { acceptStaffInvitation, CallAnswer, getStaffInvitation } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { hashPassword } from '../../accounts/index.ts';
import { issueTicket } from '../sign-in/sign-in-ticket.ts';
import { findStaff, updateStaff } from '../staff.queries.ts';
import { requireUncommonPassword } from './require-uncommon-password.ts';

const INVALID = 'This invitation has expired or was used. Ask a colleague for a new one.';

/** @throws {CallError} not_found when the link has expired or was used */
async function readInvitation({ db, clock }: Pick<AppContext, 'db' | 'clock'>, token: string) {
  const staff = await findStaff(db, { invitationHash: hashToken(token) }, true);
  if (!staff || staff.endedAt || !staff.invitationExpiresAt || staff.invitationExpiresAt <= clock.now())
    throw new CallError('not_found', INVALID);
  return staff;
}

/** Whom a mailed link invites. @throws {CallError} not_found when it has expired or was used */
export async function getInvitation(
  context: AppContext,
  token: string,
): Promise<CallAnswer<typeof getStaffInvitation>> {
  const { email, fullName, roles } = await readInvitation(context, token);
  return { email, fullName, roles };
}

/**
 * Sets the first password; the second factor follows.
 * @throws {CallError} not_found when the link has expired or was used, bad_input for a password that is too common
 */
export async function acceptInvitation(
  context: AppContext,
  { token, password }: { token: string; password: string },
): Promise<CallAnswer<typeof acceptStaffInvitation>> {
  requireUncommonPassword('password', password);
  await readInvitation(context, token);
  const passwordHash = await hashPassword(password);
  const accepted = await context.db.transaction().execute(async (transaction) => {
    const staff = await readInvitation({ ...context, db: transaction }, token);
    await updateStaff(transaction, staff.id, { password_hash: passwordHash, invitation_hash: null });
    return { ...staff, passwordHash };
  });
  return { step: 'set-up', ticket: issueTicket(context, accepted), factors: [] };
}
