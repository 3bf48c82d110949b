import type { AppContext } from '../../../app-context.ts';
import type { Role } from '../../../infra/database/schema.ts';
import { CallError } from '../../../lib/call-error.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import { lockRoleOf, updateRole } from './operators.queries.ts';

/**
 * Gives an account another role and ends its sessions: none that was opened before goes on with new rights, or old ones.
 * @throws {CallError} not_found when the address has no account; conflict when it has the role, or is to be an operator
 * and never proved its address, which anybody may have registered
 */
async function changeRole({ db, clock }: AppContext, email: string, to: Role, by: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const account = await lockRoleOf(tx, email);
    if (!account) throw new CallError('not_found', `Nobody has registered as ${email}.`);
    const { accountId, role, emailVerifiedAt } = account;
    if (role === to)
      throw new CallError('conflict', `${email} is ${to === 'operator' ? 'an operator already' : 'no operator'}.`);
    if (to === 'operator' && !emailVerifiedAt)
      throw new CallError('conflict', `${email} is not verified. Its owner opens the link we have mailed first.`);
    await updateRole(tx, accountId, to);
    await endSessions(tx, accountId, now);
    const kind = to === 'operator' ? 'operator-made' : 'operator-ended';
    await recordSecurityEvent(tx, { accountId, kind, origin: { device: `Command line, ${by}`, address: '' } }, now);
  });
}

/**
 * Makes an account one of our staff's; it signs in anew, as before.
 * @param by who says so, for the audit trail
 * @throws {CallError} not_found; conflict when it is one already or its address was never verified
 */
export const makeOperator = (context: AppContext, email: string, by: string): Promise<void> =>
  changeRole(context, email, 'operator', by);

/**
 * Makes an operator's account a job seeker's again.
 * @param by who says so, for the audit trail
 * @throws {CallError} not_found; conflict when it is none
 */
export const endOperator = (context: AppContext, email: string, by: string): Promise<void> =>
  changeRole(context, email, 'jobSeeker', by);
