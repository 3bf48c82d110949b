import { type GuestDetails, toRupees } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { dialCodeOf, hasAccount, hasVerifiedAccount } from '../../accounts/index.ts';
import { findGuestSecretKind } from '../checkout/index.ts';
import { findGuestPurchase } from './guest-purchases.queries.ts';
import { isLinkExpired } from './is-link-expired.ts';

const NO_PURCHASE: GuestDetails = {
  comboGuestPurchaseID: 0,
  isAccountCreated: false,
  email: '',
  countryCode: '',
  mobileNo: '',
  isPaid: false,
  planName: '',
  netAmount: 0,
  razorPayOrderID: '',
  razorPayKeyID: '',
  amount: 0,
};

/**
 * Gets a guest's purchase by id and secret. Returns the same empty result for a wrong secret, an unknown id and an expired
 * link. Whether the email address has an account is returned for a paid purchase only, because anyone can get the secret of
 * an unpaid one. Contact data is omitted once the purchase belongs to an account.
 */
export async function getGuestDetails(context: AppContext, id: number, secret: string): Promise<GuestDetails> {
  const { db, clock, secrets, gateway } = context;
  const secretKind = findGuestSecretKind(secrets, id, secret);
  if (!secretKind) return NO_PURCHASE;
  const purchase = await findGuestPurchase(db, id);
  if (!purchase || isLinkExpired(purchase, clock.now())) return NO_PURCHASE;
  const { accountId, email, mobileNo, status } = purchase;
  const isPaid = status === 'paid';
  const hasOwner = accountId !== null;
  // The mailed link takes over an account whose address is unverified.
  const isTaken = secretKind === 'mail' ? hasVerifiedAccount : hasAccount;
  return {
    comboGuestPurchaseID: purchase.purchaseId,
    isAccountCreated: hasOwner || (isPaid && (await isTaken(db, email))),
    email: hasOwner ? '' : email,
    countryCode: hasOwner ? '' : dialCodeOf(purchase.countryId),
    mobileNo: hasOwner ? '' : mobileNo,
    isPaid,
    planName: purchase.plan.name,
    netAmount: toRupees(purchase.totalPaise),
    razorPayOrderID: purchase.orderId,
    razorPayKeyID: gateway.keyId,
    amount: purchase.totalPaise,
  };
}
