import { type AuthResponse, DEFAULT_COUNTRY_ID } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { type VerifiedIdentity, verifyIdToken } from '../../../integrations/google-sign-in/verify-id-token.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { insertAccount, markEmailVerified } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { sendMailedLink } from '../mailed-links/send-mailed-link.ts';
import { authRefusal, createSession } from '../sessions/create-session.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import { claimForEmailOwner, findAccountByIdentity, insertIdentity, lockIdentity } from './identities.queries.ts';
import { consumeSignInNonce } from './sign-in-nonce.ts';

/** Replies to a refused sign-in with a provider. */
export const providerRefusals = {
  notOffered: 'Signing in this way is not offered here. Please use your email and password.',
  badToken: 'We could not confirm who you are. Please try again.',
  emailNotVerified: 'Your email address is not verified with this provider yet. Please verify it there first.',
  passwordFirst: 'An account with this email already exists. Please log in with your password.',
} as const;

interface RequestTime {
  origin: Origin;
  now: Date;
}

/**
 * Registers an account at the first sign-in with an identity. A provider that is not authoritative for the address checked it once,
 * maybe years ago: the address is unverified until its mailed link is opened (decision 28).
 * @returns undefined when the email already has an account
 */
async function register(
  context: AppContext,
  transaction: Db,
  identity: VerifiedIdentity,
  { origin, now }: RequestTime,
) {
  const { fullName, email, isAuthoritative } = identity;
  const accountId = await insertAccount(
    transaction,
    { fullName, countryId: DEFAULT_COUNTRY_ID, mobileNo: '', email, passwordHash: null, isAdult: false },
    now,
  );
  if (accountId === undefined) return undefined;
  await recordSecurityEvent(transaction, { accountId, kind: 'registered', origin }, now);
  if (isAuthoritative) await markEmailVerified(transaction, accountId, now);
  else await sendMailedLink(context, transaction, 'verify-email', { accountId, fullName, email }, now);
  return { accountId, fullName };
}

/**
 * Uses the existing account of the identity's email, where the provider is authoritative for that address. An account
 * with an unverified address may have been registered by another person: its password and sessions end first.
 * @returns undefined when the password is needed
 */
async function useExistingAccount(transaction: Db, identity: VerifiedIdentity, { origin, now }: RequestTime) {
  const account = await lockAccount(transaction, { email: identity.email });
  if (!account) return undefined;
  const { accountId } = account;
  const event = (kind: 'sign-in-refused' | 'signed-out-everywhere' | 'email-verified') =>
    recordSecurityEvent(transaction, { accountId, kind, origin }, now);
  if (!identity.isAuthoritative) {
    await event('sign-in-refused');
    return undefined;
  }
  if (!account.emailVerifiedAt) {
    await claimForEmailOwner(transaction, accountId, now);
    await endSessions(transaction, accountId, now);
    await event('email-verified');
    await event('signed-out-everywhere');
  }
  return account;
}

/** The account of an identity, locked: a proof of the address may have ended the identity since it was read. */
async function lockLinkedAccount(transaction: Db, identity: VerifiedIdentity) {
  const found = await findAccountByIdentity(transaction, identity);
  if (!found || !(await lockAccount(transaction, found.accountId, 'shared'))) return undefined;
  return await findAccountByIdentity(transaction, identity);
}

async function linkIdentity(context: AppContext, transaction: Db, identity: VerifiedIdentity, request: RequestTime) {
  const account =
    (await register(context, transaction, identity, request)) ??
    (await useExistingAccount(transaction, identity, request));
  if (!account) return undefined;
  const { accountId } = account;
  await insertIdentity(transaction, { accountId, issuer: identity.issuer, subject: identity.subject }, request.now);
  await recordSecurityEvent(transaction, { accountId, kind: 'provider-linked', origin: request.origin }, request.now);
  return account;
}

/**
 * Signs in, or registers, with an id token of the provider. Issuer and subject identify the account; the email only
 * matters at the first sign-in.
 * @throws {CallError} unavailable when the provider's keys cannot be fetched
 */
export async function signInWithProvider(context: AppContext, idToken: string, origin: Origin): Promise<AuthResponse> {
  const { db, clock, signInProvider } = context;
  if (!signInProvider) return authRefusal(providerRefusals.notOffered);
  const now = clock.now();
  const identity = await verifyIdToken(signInProvider, idToken, now);
  if (!identity || !(await consumeSignInNonce(context, identity.nonce))) return authRefusal(providerRefusals.badToken);
  if (!identity.isEmailVerified) return authRefusal(providerRefusals.emailNotVerified);

  return await db.transaction().execute(async (transaction) => {
    await lockIdentity(transaction, identity);
    const account =
      (await lockLinkedAccount(transaction, identity)) ??
      (await linkIdentity(context, transaction, identity, { origin, now }));
    if (!account) return authRefusal(providerRefusals.passwordFirst);
    return await createSession(transaction, account, { origin, remember: false, event: 'signed-in' }, now);
  });
}
