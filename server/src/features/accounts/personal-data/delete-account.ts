import type { DeleteAccountForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import type { PersonalDataSource } from '../../../infra/personal-data.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queueMessage } from '../../notifications/index.ts';
import { getPasswordHash, lockAccount } from '../accounts.queries.ts';
import { checkCurrentPassword, WRONG_CURRENT_PASSWORD } from '../passwords/check-current-password.ts';
import { confirmIdentity } from '../passwords/confirm-identity.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';
import { withdrawConsents } from './consents.queries.ts';
import { blankAccount, deleteWaysIn } from './deleted-accounts.queries.ts';

const DELETED = 'Your account was deleted successfully.';
const STAFF = 'An account of our staff is closed by an administrator.';

/** Nothing brings an account back: its password is asked for even right after signing in. */
async function confirmDeletion(
  context: AppContext,
  caller: Caller,
  password: string | undefined,
  origin: Origin,
): Promise<void> {
  const { accountId } = caller;
  const passwordHash = await getPasswordHash(context.db, accountId);
  if (passwordHash === null) return await confirmIdentity(context, caller, undefined, origin);
  if (!password) throw new CallError('password_needed');
  if (!(await checkCurrentPassword(context, { accountId, passwordHash }, password, origin)))
    throw new CallError('password_needed', WRONG_CURRENT_PASSWORD);
}

/**
 * Deletes an account and what belongs to it, whole or not at all. What stays: its blank row for the records of
 * purchases, the ledger of consents, and for a year the audit trail. Files go after the commit; one that is left is
 * found by the sweep.
 * @throws {CallError} password_needed, too_many_requests after five wrong passwords, forbidden for our staff
 */
export async function deleteAccount(
  context: AppContext,
  holders: readonly PersonalDataSource[],
  caller: Caller,
  form: DeleteAccountForm,
  origin: Origin,
): Promise<string> {
  const { db, clock, files, log } = context;
  const { accountId } = caller;
  if (caller.role !== 'jobSeeker') throw new CallError('forbidden', STAFF);
  await confirmDeletion(context, caller, form.currentPassword, origin);

  const unused = await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await lockAccount(transaction, accountId);
    if (!account) throw new CallError('not_signed_in');
    const { fullName, email } = account;
    await deleteWaysIn(transaction, accountId);
    await withdrawConsents(transaction, accountId, now);
    const fileKeys: string[] = [];
    for (const holder of holders) fileKeys.push(...((await holder.erase?.(transaction, accountId)) ?? []));
    await recordSecurityEvent(transaction, { accountId, kind: 'account-deleted', origin }, now);
    await queueMessage(
      transaction,
      {
        key: `account-deleted:${accountId}`,
        accountId,
        channel: 'mail',
        to: email,
        template: 'account-deleted',
        data: { fullName },
      },
      now,
    );
    await blankAccount(transaction, accountId, now);
    return fileKeys;
  });

  const removals = await Promise.allSettled(unused.map((key) => files.remove(key)));
  if (removals.some((removal) => removal.status === 'rejected'))
    log.warn('a file of a deleted account could not be removed');
  return DELETED;
}
