import type { AppContext } from '../../../app-context.ts';
import { countRateLimitUses } from '../../../infra/http/rate-limit/rate-limit.ts';
import { findPlan, offerRules } from '../plans/index.ts';
import { insertPaymentInitiative } from './payment-initiatives.queries.ts';

export const INITIATIVE_RECORDED = 'Payment initiative saved successfully';

/** Initiatives recorded for an account; further ones add no information. */
export const initiativeLimit = { name: 'payment initiatives of an account', max: 40, perSeconds: 24 * 3_600 } as const;

/** Records a payment initiative: a job seeker opens the payment window for a subscription. Returns the reply text. */
export async function recordPaymentInitiative(
  { db, clock }: AppContext,
  { accountID, candidatePlanID, couponID }: { accountID: number; candidatePlanID: number; couponID: number },
): Promise<string> {
  const plan = await findPlan(db, 'subscription', candidatePlanID);
  if (!plan?.active) return offerRules.subscription.notFoundMessage;
  const initiative = { accountId: accountID, planId: candidatePlanID, couponId: couponID };
  const now = clock.now();
  const { used } = await countRateLimitUses(db, initiativeLimit, String(accountID), now);
  if (used <= initiativeLimit.max) await insertPaymentInitiative(db, initiative, now);
  return INITIATIVE_RECORDED;
}
