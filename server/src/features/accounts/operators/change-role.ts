import type { AppContext } from '../../../app-context.ts';
import type { Role } from '../../../infra/database/schema.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import { updateRole } from './operators.queries.ts';

/**
 * Changes the role of an account and ends its sessions, so that no session continues with rights it was not created
 * with.
 * @throws {CallError} not_found when the address has no account; conflict when the account has the role already, or
 *   when a future operator's address is unverified, since anyone may have registered it
 */
async function changeRole({ db, clock }: AppContext, email: string, to: Role, by: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const account = await lockAccount(tx, { email });
    if (!account) throw new CallError('not_found', `There is no account for ${email}.`);
    const { accountId, role, emailVerifiedAt } = account;
    if (role === to)
      throw new CallError('conflict', `${email} is ${to === 'operator' ? 'already an operator' : 'not an operator'}.`);
    if (to === 'operator' && !emailVerifiedAt)
      throw new CallError('conflict', `${email} is not verified. Its owner must open the verification link first.`);
    await updateRole(tx, accountId, to);
    await endSessions(tx, accountId, now);
    const kind = to === 'operator' ? 'operator-made' : 'operator-ended';
    await recordSecurityEvent(tx, { accountId, kind, origin: { device: `Command line, ${by}`, address: '' } }, now);
  });
}

/**
 * Grants an account the operator role; it must sign in again.
 * @param by who grants it, for the audit log
 * @throws {CallError} not_found; conflict when it is an operator already or its address is unverified
 */
export const grantOperatorRole = (context: AppContext, email: string, by: string): Promise<void> =>
  changeRole(context, email, 'operator', by);

/**
 * Revokes the operator role; the account is a job seeker's again and must sign in again.
 * @param by who revokes it, for the audit log
 * @throws {CallError} not_found; conflict when it is not an operator
 */
export const revokeOperatorRole = (context: AppContext, email: string, by: string): Promise<void> =>
  changeRole(context, email, 'jobSeeker', by);
