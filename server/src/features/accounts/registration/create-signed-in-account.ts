import type { AuthResponse } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { insertAccount, type NewAccount } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { sendMailedLink } from '../mailed-links/send-mailed-link.ts';
import { insertConsent } from '../personal-data/consents.queries.ts';
import { createSession } from '../sessions/create-session.ts';

/** A new account with the consents its holder gave. */
export interface AccountRegistration extends NewAccount {
  /** Hashed before the transaction, because hashing is slow. */
  passwordHash: string;
  agreesToNotice: boolean;
  agreesToUpdates: boolean;
}

/**
 * Creates an account with its consents, audit log entry, verification mail and first session. Its email is unverified
 * until the mailed link is opened.
 * @param options.channel the form through which the consents were given
 * @returns undefined when the email already has an account
 */
export async function createSignedInAccount(
  context: AppContext,
  transaction: Db,
  registration: AccountRegistration,
  { origin, channel }: { origin: Origin; channel: string },
  now: Date,
): Promise<AuthResponse | undefined> {
  const { fullName, email, agreesToNotice, agreesToUpdates } = registration;
  const accountId = await insertAccount(transaction, registration, now);
  if (accountId === undefined) return undefined;
  if (agreesToNotice) await insertConsent(transaction, { accountId, purpose: 'notice', channel }, now);
  if (agreesToUpdates) await insertConsent(transaction, { accountId, purpose: 'updates', channel }, now);
  await recordSecurityEvent(transaction, { accountId, kind: 'registered', origin }, now);
  await sendMailedLink(context, transaction, 'verify-email', { accountId, fullName, email }, now);
  return await createSession(transaction, { accountId, fullName }, { origin, remember: false }, now);
}
