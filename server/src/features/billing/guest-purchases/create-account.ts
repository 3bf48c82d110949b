import type { AuthResponse, CreateAccountForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import {
  authRefusal,
  createSignedInAccount,
  hashPassword,
  isCommonPassword,
  registrationRefusals,
} from '../../accounts/index.ts';
import { isGuestSecret } from '../checkout/index.ts';
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
    'An account with this email already exists. Please log in: your plan is added once its email address is verified.',
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
 * authorises this but does not prove ownership of the mailbox: the email address stays unverified, and an existing account
 * with it receives nothing.
 * @throws {CallError} unavailable when password hashing is overloaded
 */
export async function createAccount(
  context: AppContext,
  form: CreateAccountForm,
  origin: Origin,
): Promise<AuthResponse> {
  const { db, clock, secrets } = context;
  const { comboGuestPurchaseID: purchaseId, fullName, password } = form;
  if (!isGuestSecret(secrets, purchaseId, form.rid)) return authRefusal(createAccountRefusals.invalidLink);
  const refusal = findRefusal(await findGuestPurchase(db, purchaseId), clock.now());
  if (refusal) return authRefusal(refusal);
  if (isCommonPassword(password)) return authRefusal(registrationRefusals.commonPassword);

  const { isAdult = false, agreesToNotice = false, agreesToUpdates = false } = form;
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const purchase = await lockGuestPurchase(transaction, purchaseId);
    const lateRefusal = findRefusal(purchase, now);
    if (lateRefusal || !purchase) return authRefusal(lateRefusal ?? createAccountRefusals.invalidLink);
    const { email, countryId, mobileNo } = purchase;
    const person = { fullName, countryId, mobileNo, email, passwordHash, isAdult, agreesToNotice, agreesToUpdates };
    const opened = await createSignedInAccount(
      context,
      transaction,
      person,
      { origin, channel: 'guest purchase form' },
      now,
    );
    if (!opened) return authRefusal(createAccountRefusals.emailTaken);
    await assignToAccount(context, transaction, purchase, { accountId: opened.accountID, fullName, email }, now);
    return opened;
  });
}
