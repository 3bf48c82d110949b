import type { AuthResponse, CreateAccountForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { hashPassword, isCommonPassword, openAccount, refuse, registrationRefusals } from '../../accounts/index.ts';
import { isGuestSecret } from '../checkout/index.ts';
import { giveToAccount } from './give-to-account.ts';
import { findGuestPurchase, type GuestPurchase, lockGuestPurchase } from './guest-purchases.queries.ts';
import { isLinkOver } from './is-link-over.ts';

/** What people read who get no account of a purchase. */
export const createAccountRefusals = {
  wrongLink: 'This link is not valid.',
  over: 'This link is too old. Please register with the email address of your purchase: your plan is added once the address is verified.',
  notPaid: 'Your payment has not arrived yet. Please try again in a few minutes.',
  refunded: 'This purchase was refunded: there is no plan to use.',
  madeAlready: 'An account has been created from this purchase already. Please log in.',
  emailTaken:
    'An account with this email already exists. Please log in: your plan is added once its email address is verified.',
} as const;

function objectionTo(purchase: GuestPurchase | undefined, now: Date): string | undefined {
  if (!purchase) return createAccountRefusals.wrongLink;
  if (purchase.accountId !== null) return createAccountRefusals.madeAlready;
  if (purchase.status === 'created') return createAccountRefusals.notPaid;
  if (purchase.status === 'refunded') return createAccountRefusals.refunded;
  return isLinkOver(purchase, now) ? createAccountRefusals.over : undefined;
}

/**
 * Makes an account of a guest's paid purchase, once, with the contact it was bought with, and signs it in. Whoever has
 * the secret may do so, which proves no mailbox: the e-mail counts as unverified, and an account that it has already
 * gets nothing here.
 * @throws {CallError} unavailable when the machine is too busy
 */
export async function createAccount(
  context: AppContext,
  form: CreateAccountForm,
  origin: Origin,
): Promise<AuthResponse> {
  const { db, clock, secrets } = context;
  const { comboGuestPurchaseID: purchaseId, fullName, password } = form;
  if (!isGuestSecret(secrets, purchaseId, form.rid)) return refuse(createAccountRefusals.wrongLink);
  const objection = objectionTo(await findGuestPurchase(db, purchaseId), clock.now());
  if (objection) return refuse(objection);
  if (isCommonPassword(password)) return refuse(registrationRefusals.commonPassword);

  const { isAdult = false, agreesToNotice = false, agreesToUpdates = false } = form;
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const purchase = await lockGuestPurchase(transaction, purchaseId);
    const lateObjection = objectionTo(purchase, now);
    if (lateObjection || !purchase) return refuse(lateObjection ?? createAccountRefusals.wrongLink);
    const { email, countryId, mobileNo } = purchase;
    const person = { fullName, countryId, mobileNo, email, passwordHash, isAdult, agreesToNotice, agreesToUpdates };
    const opened = await openAccount(context, transaction, person, { origin, channel: 'guest purchase form' }, now);
    if (!opened) return refuse(createAccountRefusals.emailTaken);
    await giveToAccount(context, transaction, purchase, { accountId: opened.accountID, fullName, email }, now);
    return opened;
  });
}
