import { type GuestDetails, toRupees } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { dialCodeOf, hasAccount } from '../../accounts/index.ts';
import { isGuestSecret } from '../checkout/index.ts';
import { findGuestPurchase } from './guest-purchases.queries.ts';
import { isLinkOver } from './is-link-over.ts';

const nothing: GuestDetails = {
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
 * A guest's purchase for whoever has its secret; the same nothing for a wrong secret, a wrong id and a link that is over.
 * Whether the e-mail has an account is told of a paid purchase only: anybody gets the secret of an unpaid one. Once the
 * purchase is an account's, its contact stays with that account.
 */
export async function getGuestDetails(context: AppContext, id: number, secret: string): Promise<GuestDetails> {
  const { db, clock, secrets, gateway } = context;
  if (!isGuestSecret(secrets, id, secret)) return nothing;
  const purchase = await findGuestPurchase(db, id);
  if (!purchase || isLinkOver(purchase, clock.now())) return nothing;
  const { accountId, email, mobileNo, status } = purchase;
  const isPaid = status === 'paid';
  const hasOwner = accountId !== null;
  return {
    comboGuestPurchaseID: purchase.purchaseId,
    isAccountCreated: hasOwner || (isPaid && (await hasAccount(db, email))),
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
