import type { AuthResponse } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { insertAccount, type NewAccount } from '../accounts.queries.ts';
import { sendMailedLink } from '../contact/email-verification/send-mailed-link.ts';
import { insertConsent } from '../personal-data/consents.queries.ts';
import { openSession } from '../sessions/open-session.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';

/** Somebody who gets an account, and what they agreed to. */
export interface NewPerson extends NewAccount {
  /** Hashed before the transaction: it takes its time. */
  passwordHash: string;
  agreesToNotice: boolean;
  agreesToUpdates: boolean;
}

/**
 * Makes an account with all that comes with a new one, and signs it in. Its e-mail counts as unverified until the mailed
 * link is opened.
 * @param how where the request is from, and through which form the person agreed
 * @returns nothing when the e-mail has an account
 */
export async function openAccount(
  context: AppContext,
  transaction: Db,
  person: NewPerson,
  { origin, channel }: { origin: Origin; channel: string },
  now: Date,
): Promise<AuthResponse | undefined> {
  const { fullName, email, agreesToNotice, agreesToUpdates } = person;
  const accountId = await insertAccount(transaction, person, now);
  if (accountId === undefined) return undefined;
  if (agreesToNotice) await insertConsent(transaction, { accountId, purpose: 'notice', channel }, now);
  if (agreesToUpdates) await insertConsent(transaction, { accountId, purpose: 'updates', channel }, now);
  await recordSecurityEvent(transaction, { accountId, kind: 'registered', origin }, now);
  await sendMailedLink(context, transaction, 'verify-email', { accountId, fullName, email }, now);
  return await openSession(transaction, { accountId, fullName }, { origin, remember: false }, now);
}
