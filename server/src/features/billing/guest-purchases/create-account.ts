import { type AuthResponse, type CreateAccountForm, registrationRefusals } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import {
  authRefusal,
  createSignedInAccount,
  hashPassword,
  isCommonPassword,
  lockAccount,
  takeOverAccount,
} from '../../accounts/index.ts';
import { findGuestSecretKind } from '../checkout/index.ts';
import { assignToAccount } from './assign-to-account.ts';
import { findGuestPurchase, type GuestPurchase, lockGuestPurchase } from './guest-purchases.queries.ts';
import { isLinkExpired } from './is-link-expired.ts';

/** Error texts of the call. */
export const createAccountRefusals = {
  invalidLink: 'This link is not valid.',
  expiredLink:
    'This link is too old. Please register with the email address of your purchase: your plan is added once the address is verified.',
  notPaid: 'Your payment has not arrived yet. Please try again in a few minutes.',
  refunded: 'This purchase was refunded: there is no plan to use.',
  alreadyCreated: 'An account has been created from this purchase already. Please log in.',
  emailTaken:
    'An account with this email already exists. Please log in, or open the link in the email about your purchase if you did not create it.',
} as const;

function findRefusal(purchase: GuestPurchase | undefined, now: Date): string | undefined {
  if (!purchase) return createAccountRefusals.invalidLink;
  if (purchase.accountId !== null) return createAccountRefusals.alreadyCreated;
  if (purchase.status === 'created') return createAccountRefusals.notPaid;
  if (purchase.status === 'refunded') return createAccountRefusals.refunded;
  return isLinkExpired(purchase, now) ? createAccountRefusals.expiredLink : undefined;
}

/**
 * Creates an account from a guest's paid purchase, once, with the contact data of the purchase, and signs it in. The secret
 * of the browser does not prove ownership of the mailbox: the email address stays unverified, and an existing account with it
 * receives nothing. The secret of the mail does: an account of that address that is unverified, so possibly registered by
 * another person, is taken over: all access of the earlier registration ends, and its content stays.
 * @throws {CallError} unavailable when password hashing is overloaded
 */
export async function createAccount(
  context: AppContext,
  form: CreateAccountForm,
  origin: Origin,
): Promise<AuthResponse> {
  const { db, clock, secrets } = context;
  const { comboGuestPurchaseID: purchaseId, fullName, password } = form;
  const secretKind = findGuestSecretKind(secrets, purchaseId, form.rid);
  if (!secretKind) return authRefusal(createAccountRefusals.invalidLink);
  const found = await findGuestPurchase(db, purchaseId);
  const refusal = findRefusal(found, clock.now());
  if (refusal || !found) return authRefusal(refusal ?? createAccountRefusals.invalidLink);
  if (isCommonPassword(password)) return authRefusal(registrationRefusals.commonPassword);

  const { isAdult = false, agreesToNotice = false, agreesToUpdates = false } = form;
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const existing = secretKind === 'mail' ? await lockAccount(transaction, { email: found.email }) : undefined;
    const purchase = await lockGuestPurchase(transaction, purchaseId);
    const lateRefusal = findRefusal(purchase, now);
    if (lateRefusal || !purchase) return authRefusal(lateRefusal ?? createAccountRefusals.invalidLink);
    const { email, countryId, mobileNo } = purchase;
    const person = { fullName, countryId, mobileNo, email, passwordHash, isAdult, agreesToNotice, agreesToUpdates };
    const options = { origin, channel: 'guest purchase form' };
    const opened =
      existing && !existing.emailVerifiedAt
        ? await takeOverAccount(transaction, existing, person, options, now)
        : await createSignedInAccount(context, transaction, person, options, now);
    if (!opened) return authRefusal(createAccountRefusals.emailTaken);
    await assignToAccount(context, transaction, purchase, { accountId: opened.accountID, fullName, email }, now);
    return opened;
  });
}
