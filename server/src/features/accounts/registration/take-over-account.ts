import type { AuthResponse } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import type { PersonalDataSource } from '../../../infra/personal-data.ts';
import type { LockedAccount } from '../account-lock.queries.ts';
import { replaceHolder } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { invalidateMailedLinks } from '../mailed-links/mailed-links.queries.ts';
import { insertConsent, withdrawConsents } from '../personal-data/consents.queries.ts';
import { deleteSignInData } from '../personal-data/delete-account.queries.ts';
import { getDataSubject } from '../personal-data/former-emails.queries.ts';
import { createSession } from '../sessions/create-session.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import type { AccountRegistration } from './create-signed-in-account.ts';

interface TakeOverOptions {
  origin: Origin;
  /** The form through which the consents were given. */
  channel: string;
  /** Every other feature that stores personal data. */
  sources: readonly PersonalDataSource[];
  /** The owner is signed in to the account: what was entered is the owner's. */
  isSignedIn: boolean;
}

/**
 * Erases what the earlier registration entered, and all its ways to sign in. Rows that name only the address stay: they are
 * about its owner. Paid plans with their invoices, the ledger of consents and the audit log stay with the account.
 */
async function eraseEntered(
  transaction: Db,
  accountId: number,
  sources: readonly PersonalDataSource[],
): Promise<string[]> {
  const subject = { ...(await getDataSubject(transaction, accountId)), addresses: [] };
  await deleteSignInData(transaction, accountId);
  const fileKeys: string[] = [];
  for (const source of sources) fileKeys.push(...((await source.erase?.(transaction, accountId, subject)) ?? []));
  return fileKeys;
}

/**
 * Account pre-hijacking: gives a locked account with an unverified address to the proven owner of that address.
 * The name, contact, password, consents and sessions of the earlier registration end; everything else that it entered is
 * erased, unless the owner is signed in to the account.
 * @returns also the keys of files to remove after the commit
 */
export async function takeOverAccount(
  transaction: Db,
  { accountId }: LockedAccount,
  registration: AccountRegistration,
  { origin, channel, sources, isSignedIn }: TakeOverOptions,
  now: Date,
): Promise<{ opened: AuthResponse; unusedKeys: string[] }> {
  const { fullName, agreesToNotice, agreesToUpdates } = registration;
  const unusedKeys = isSignedIn ? [] : await eraseEntered(transaction, accountId, sources);
  await replaceHolder(transaction, accountId, registration, now);
  await withdrawConsents(transaction, accountId, now);
  if (agreesToNotice) await insertConsent(transaction, { accountId, purpose: 'notice', channel }, now);
  if (agreesToUpdates) await insertConsent(transaction, { accountId, purpose: 'updates', channel }, now);
  await endSessions(transaction, accountId, now);
  await invalidateMailedLinks(transaction, accountId, 'reset-password', now);
  await invalidateMailedLinks(transaction, accountId, 'verify-email', now);
  for (const kind of ['email-verified', 'signed-out-everywhere', 'password-reset'] as const)
    await recordSecurityEvent(transaction, { accountId, kind, origin }, now);
  const opened = await createSession(transaction, { accountId, fullName }, { origin, remember: false }, now);
  return { opened, unusedKeys };
}
