import type { AuthResponse } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import type { LockedAccount } from '../account-lock.queries.ts';
import { replaceHolder } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { invalidateMailedLinks } from '../mailed-links/mailed-links.queries.ts';
import { insertConsent, withdrawConsents } from '../personal-data/consents.queries.ts';
import { createSession } from '../sessions/create-session.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import type { AccountRegistration } from './create-signed-in-account.ts';

/**
 * Account pre-hijacking: gives a locked account with an unverified address to the proven owner of that address.
 * The name, contact, password, consents and sessions of the earlier registration end; its profile and resume stay.
 * @param options.channel the form through which the consents were given
 */
export async function takeOverAccount(
  transaction: Db,
  { accountId }: LockedAccount,
  registration: AccountRegistration,
  { origin, channel }: { origin: Origin; channel: string },
  now: Date,
): Promise<AuthResponse> {
  const { fullName, agreesToNotice, agreesToUpdates } = registration;
  await replaceHolder(transaction, accountId, registration, now);
  await withdrawConsents(transaction, accountId, now);
  if (agreesToNotice) await insertConsent(transaction, { accountId, purpose: 'notice', channel }, now);
  if (agreesToUpdates) await insertConsent(transaction, { accountId, purpose: 'updates', channel }, now);
  await endSessions(transaction, accountId, now);
  await invalidateMailedLinks(transaction, accountId, 'reset-password', now);
  await invalidateMailedLinks(transaction, accountId, 'verify-email', now);
  for (const kind of ['email-verified', 'signed-out-everywhere', 'password-reset'] as const)
    await recordSecurityEvent(transaction, { accountId, kind, origin }, now);
  return await createSession(transaction, { accountId, fullName }, { origin, remember: false }, now);
}
