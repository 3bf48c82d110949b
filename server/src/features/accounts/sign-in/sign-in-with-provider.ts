import { type AuthResponse, DEFAULT_COUNTRY_ID } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { type VouchedIdentity, verifyIdToken } from '../../../integrations/google-sign-in/verify-id-token.ts';
import { insertAccount } from '../accounts.queries.ts';
import { openSession, refuse } from '../sessions/open-session.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import {
  findAccountByIdentity,
  giveToOwnerOfEmail,
  insertIdentity,
  lockAccountByEmail,
  lockIdentity,
} from './identities.queries.ts';
import { useNonce } from './sign-in-nonce.ts';

/** Reasons a sign-in with a provider is turned down with. */
export const providerRefusals = {
  notOffered: 'Signing in this way is not offered here. Please use your email and password.',
  badToken: 'We could not confirm who you are. Please try again.',
  emailNotVerified: 'Your email address is not verified with this provider yet. Please verify it there first.',
  passwordFirst: 'An account with this email already exists. Please log in with your password.',
} as const;

interface Moment {
  origin: Origin;
  now: Date;
}

/** A first sign-in with an e-mail nobody has: nothing when somebody has it. */
async function register(transaction: Db, identity: VouchedIdentity, { origin, now }: Moment) {
  const { fullName, email } = identity;
  const accountId = await insertAccount(
    transaction,
    { fullName, countryId: DEFAULT_COUNTRY_ID, mobileNo: '', email, passwordHash: null, isAdult: false },
    now,
  );
  if (accountId === undefined) return undefined;
  await giveToOwnerOfEmail(transaction, accountId, now);
  await recordSecurityEvent(transaction, { accountId, kind: 'registered', origin }, now);
  return { accountId, fullName };
}

/**
 * Takes over the account of the identity's e-mail, where the provider runs that address. One whose address was never
 * verified may be somebody else's doing: its password and sessions end first. Nothing when the password is needed.
 */
async function takeExisting(transaction: Db, identity: VouchedIdentity, { origin, now }: Moment) {
  const account = await lockAccountByEmail(transaction, identity.email);
  if (!account) return undefined;
  const { accountId } = account;
  const event = (kind: 'sign-in-refused' | 'signed-out-everywhere' | 'email-verified') =>
    recordSecurityEvent(transaction, { accountId, kind, origin }, now);
  if (!identity.isAuthoritative) {
    await event('sign-in-refused');
    return undefined;
  }
  if (!account.emailVerifiedAt) {
    await giveToOwnerOfEmail(transaction, accountId, now);
    await endSessions(transaction, accountId, now);
    await event('email-verified');
    await event('signed-out-everywhere');
  }
  return account;
}

async function link(transaction: Db, identity: VouchedIdentity, moment: Moment) {
  const account =
    (await register(transaction, identity, moment)) ?? (await takeExisting(transaction, identity, moment));
  if (!account) return undefined;
  const { accountId } = account;
  await insertIdentity(transaction, { accountId, issuer: identity.issuer, subject: identity.subject }, moment.now);
  await recordSecurityEvent(transaction, { accountId, kind: 'provider-linked', origin: moment.origin }, moment.now);
  return account;
}

/**
 * Signs in, or registers, with an id token of the provider. Whose account it is hangs on issuer and subject; the e-mail
 * counts at the first sign-in only.
 * @throws {CallError} unavailable, when the provider's keys cannot be fetched
 */
export async function signInWithProvider(context: AppContext, idToken: string, origin: Origin): Promise<AuthResponse> {
  const { db, clock, signInProvider } = context;
  if (!signInProvider) return refuse(providerRefusals.notOffered);
  const now = clock.now();
  const identity = await verifyIdToken(signInProvider, idToken, now);
  if (!identity || !(await useNonce(context, identity.nonce))) return refuse(providerRefusals.badToken);
  if (!identity.isEmailVerified) return refuse(providerRefusals.emailNotVerified);

  return await db.transaction().execute(async (transaction) => {
    await lockIdentity(transaction, identity);
    const account =
      (await findAccountByIdentity(transaction, identity)) ?? (await link(transaction, identity, { origin, now }));
    if (!account) return refuse(providerRefusals.passwordFirst);
    await recordSecurityEvent(transaction, { accountId: account.accountId, kind: 'signed-in', origin }, now);
    return await openSession(transaction, account, { origin, remember: false }, now);
  });
}
