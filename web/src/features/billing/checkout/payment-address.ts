import { planKinds } from '@aarambh/contract';
import { signInAddress } from '../../../platform/session/guard.ts';
import { paymentStepAddress } from '../plans/index.ts';
import type { StoredCheckout } from './stored-checkout.ts';

/** Who is buying: a signed-in member, a member whose session has expired, or a visitor without an account. */
export type Buyer = 'member' | 'expired' | 'visitor';

/**
 * The path that a checkout continues at (commerce §4, §6): its payment step, or registration or sign-in, which return to
 * the payment step, or the registration of a guest.
 * @param storeGuestPlan stores a combo checkout and resolves to its key; its errors are passed on
 */
export async function paymentAddress(
  checkout: StoredCheckout,
  buyer: Buyer,
  storeGuestPlan: (checkout: StoredCheckout) => Promise<string>,
): Promise<string> {
  const step = paymentStepAddress(checkout.kind, checkout.planID);
  if (buyer === 'member') return step;
  const { visitorCheckout } = planKinds[checkout.kind];
  if (buyer === 'expired' || visitorCheckout.next === 'sign-in') return signInAddress(step);
  if (visitorCheckout.next === 'guest-purchase')
    return `/combo-plans/registration/${encodeURIComponent(await storeGuestPlan(checkout))}`;
  return `/account/register?rt=${visitorCheckout.routeType}&returnUrl=${encodeURIComponent(step)}`;
}
