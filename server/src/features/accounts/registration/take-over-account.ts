import type { AuthResponse } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import type { LockedAccount } from '../account-lock.queries.ts';
import { replaceHolder } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { insertConsent, withdrawConsents } from '../personal-data/consents.queries.ts';
import { deleteSignInData } from '../personal-data/delete-account.queries.ts';
import { createSession } from '../sessions/create-session.ts';
import type { AccountRegistration } from './create-signed-in-account.ts';

interface TakeOverOptions {
  origin: Origin;
  /** The form through which the consents were given. */
  channel: string;
}

/**
 * Account pre-hijacking: gives a locked account with an unverified address to the proven owner of that address.
 * All access of the earlier registration ends: password, sessions, linked identities, former addresses, links, codes and the
 * verification of the phone, as do its name, contact and consents. The content that it entered stays: most people who
 * register on one device and buy on another are the same person (decision 28).
 */
export async function takeOverAccount(
  transaction: Db,
  { accountId }: LockedAccount,
  registration: AccountRegistration,
  { origin, channel }: TakeOverOptions,
  now: Date,
): Promise<AuthResponse> {
  const { fullName, agreesToNotice, agreesToUpdates } = registration;
  await deleteSignInData(transaction, accountId);
  await replaceHolder(transaction, accountId, registration, now);
  await withdrawConsents(transaction, accountId, now);
  if (agreesToNotice) await insertConsent(transaction, { accountId, purpose: 'notice', channel }, now);
  if (agreesToUpdates) await insertConsent(transaction, { accountId, purpose: 'updates', channel }, now);
  for (const kind of ['email-verified', 'signed-out-everywhere', 'password-reset'] as const)
    await recordSecurityEvent(transaction, { accountId, kind, origin }, now);
  return await createSession(transaction, { accountId, fullName }, { origin, remember: false }, now);
}
