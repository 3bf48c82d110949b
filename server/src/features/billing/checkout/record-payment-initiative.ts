import type { AppContext } from '../../../app-context.ts';
import { findPlan, offerRules } from '../plans/index.ts';
import { insertPaymentInitiative } from './payment-initiatives.queries.ts';

export const INITIATIVE_RECORDED = 'Payment initiative saved successfully';

/** Records a payment initiative: a job seeker opens the payment window for a subscription. Returns the reply text. */
export async function recordPaymentInitiative(
  { db, clock }: AppContext,
  { accountID, candidatePlanID, couponID }: { accountID: number; candidatePlanID: number; couponID: number },
): Promise<string> {
  const plan = await findPlan(db, 'subscription', candidatePlanID);
  if (!plan?.active) return offerRules.subscription.notFoundMessage;
  const initiative = { accountId: accountID, planId: candidatePlanID, couponId: couponID };
  await insertPaymentInitiative(db, initiative, clock.now());
  return INITIATIVE_RECORDED;
}
