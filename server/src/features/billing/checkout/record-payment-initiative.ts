import type { AppContext } from '../../../app-context.ts';
import { findPlan } from '../plans/index.ts';
import { SUBSCRIPTION_NOT_FOUND } from './compute-quote.ts';
import { insertPaymentInitiative } from './payment-initiatives.queries.ts';

export const INITIATIVE_NOTED = 'Payment initiative saved successfully';

/** Notes that somebody goes to the payment window for a subscription, when is ours to say; answers the text for it. */
export async function notePaymentInitiative(
  { db, clock }: AppContext,
  { accountID, candidatePlanID, couponID }: { accountID: number; candidatePlanID: number; couponID: number },
): Promise<string> {
  const plan = await findPlan(db, 'subscription', candidatePlanID);
  if (!plan?.active) return SUBSCRIPTION_NOT_FOUND;
  const initiative = { accountId: accountID, planId: candidatePlanID, couponId: couponID };
  await insertPaymentInitiative(db, initiative, clock.now());
  return INITIATIVE_NOTED;
}
