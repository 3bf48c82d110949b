import { type DeleteAccountForm, WRONG_CURRENT_PASSWORD } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import type { PersonalDataSource } from '../../../infra/personal-data.ts';
import { CallError } from '../../../lib/call-error.ts';
import { systemClock } from '../../../lib/clock.ts';
import { queueMessage } from '../../notifications/index.ts';
import { lockSignedInAccount } from '../account-lock.queries.ts';
import { getPasswordHash } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { checkCurrentPassword } from '../passwords/check-current-password.ts';
import { confirmIdentity } from '../passwords/confirm-identity.ts';
import { withdrawConsents } from './consents.queries.ts';
import { anonymiseAccount, deleteSignInData } from './delete-account.queries.ts';
import { getDataSubject } from './former-emails.queries.ts';

const DELETED = 'Your account was deleted successfully.';
/** Origin in the audit log of an erasure that a restore repeats. */
const RESTORE: Origin = { device: 'Restore of a backup', address: '' };
const STAFF = 'An account of our staff is closed by an administrator.';

/** Deletion cannot be undone, so the password is required even right after sign-in. */
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
 * Deletes an account and its data in one transaction. Retained are its anonymised row for the records of purchases, the
 * ledger of consents, and for a year the audit log. Files are removed after the commit; the purge of orphan files
 * removes those that remain.
 * @throws {CallError} password_needed, too_many_requests after five wrong passwords, forbidden for our staff
 */
export async function deleteAccount(
  context: AppContext,
  sources: readonly PersonalDataSource[],
  caller: Caller,
  form: DeleteAccountForm,
  origin: Origin,
): Promise<string> {
  if (caller.role !== 'jobSeeker') throw new CallError('forbidden', STAFF);
  await confirmDeletion(context, caller, form.currentPassword, origin);
  await eraseAccount(context, sources, caller.accountId, origin);
  return DELETED;
}

/** Deletes what belongs to an account. @returns the keys of files that no row needs */
async function eraseData(
  transaction: Db,
  sources: readonly PersonalDataSource[],
  accountId: number,
  origin: Origin,
  now: Date,
): Promise<string[]> {
  const subject = await getDataSubject(transaction, accountId);
  await deleteSignInData(transaction, accountId);
  await withdrawConsents(transaction, accountId, now);
  const fileKeys: string[] = [];
  for (const source of sources) fileKeys.push(...((await source.erase?.(transaction, accountId, subject)) ?? []));
  await recordSecurityEvent(transaction, { accountId, kind: 'account-deleted', origin }, now);
  return fileKeys;
}

/**
 * Erases an account and its data in one transaction: what `deleteAccount` and staff on request have in common.
 * @param record writes more in the same transaction
 * @throws {CallError} not_signed_in when there is no such account, or the session has ended
 */
export async function eraseAccount(
  context: AppContext,
  sources: readonly PersonalDataSource[],
  accountId: number,
  origin: Origin,
  record?: (transaction: Db) => Promise<void>,
): Promise<void> {
  const { db, clock, files, log } = context;
  const unusedKeys = await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { fullName, email } = await lockSignedInAccount(transaction, accountId);
    const fileKeys = await eraseData(transaction, sources, accountId, origin, now);
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
    await anonymiseAccount(transaction, accountId, now);
    await record?.(transaction);
    return fileKeys;
  });

  const removals = await Promise.allSettled(unusedKeys.map((key) => files.remove(key)));
  if (removals.some((removal) => removal.status === 'rejected'))
    log.warn('could not remove a file of a deleted account');
}

/** Erases an account of a restored backup that was erased since: its holder was notified then, and its files are not restored. */
export async function repeatErasure(db: Db, sources: readonly PersonalDataSource[], accountId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockSignedInAccount(transaction, accountId);
    const now = systemClock.now();
    await eraseData(transaction, sources, accountId, RESTORE, now);
    await anonymiseAccount(transaction, accountId, now);
  });
}
