import { signInAddress } from '../../../platform/session/guard.ts';
import type { StoredCheckout } from './stored-checkout.ts';

/** Who goes on to pay: somebody signed in, somebody whose session is over, somebody without an account. */
export type Buyer = 'member' | 'expired' | 'visitor';

function paymentStep({ kind, planID }: StoredCheckout): string {
  switch (kind) {
    case 'interview':
      return `/interview-connect/checkout-process/${planID}`;
    case 'resumeMaker':
      return `/resume-maker/checkout-process/${planID}`;
    case 'combo':
      return `/combo-plans/checkout-process/${planID}`;
    case 'subscription':
      return '/plans/checkout-process';
  }
}

const registration = (routeType: string, returnTo: string): string =>
  `/account/register?rt=${routeType}&returnUrl=${encodeURIComponent(returnTo)}`;

/**
 * Where a checkout goes on (commerce §4, §6): to its payment step, or by way of an account. Registering and signing in
 * both lead on to the payment step.
 * @param keepForGuest keeps a combo checkout and answers its key; its failure is the caller's to show
 */
export async function paymentAddress(
  checkout: StoredCheckout,
  buyer: Buyer,
  keepForGuest: (checkout: StoredCheckout) => Promise<string>,
): Promise<string> {
  const step = paymentStep(checkout);
  if (buyer === 'member') return step;
  if (buyer === 'expired') return signInAddress(step);
  switch (checkout.kind) {
    case 'interview':
      return registration('ina', step);
    case 'resumeMaker':
      return registration('rm', step);
    case 'combo':
      return `/combo-plans/registration/${encodeURIComponent(await keepForGuest(checkout))}`;
    case 'subscription':
      return signInAddress(step);
  }
}
