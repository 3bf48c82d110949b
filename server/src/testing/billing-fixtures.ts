import type { PlanKind } from '../../../infra/database/schema.ts';
import type { TestContext } from '../../../testing/test-app.ts';
import { computeQuote, insertPurchase } from '../checkout/index.ts';
import type { PaidPurchase } from './grants/grant-plan.ts';
import { createPlan } from './offers/create-plan.ts';
import { readPlan } from './offers/plan-description.ts';

let bought = 0;

/** For tests: puts a plan on offer, 90 days of a combo unless told otherwise, and answers its id. */
export const makePlan = (
  { db }: TestContext,
  description: { kind?: PlanKind; [field: string]: unknown } = {},
): Promise<number> =>
  createPlan(db, readPlan({ kind: 'combo', name: 'Career Plus', price: 2_599, validityDays: 90, ...description }));

/** For tests: a paid purchase of a plan, not granted yet; a guest's when there is no account. */
export async function buyPlan(
  { db, clock }: TestContext,
  accountId: number | null,
  plan: { kind: PlanKind; planID: number; monthDuration?: 1 | 3 | 6 | 12 },
): Promise<PaidPurchase> {
  bought += 1;
  const number = bought;
  const now = clock.now();
  const priced = await computeQuote(db, plan, now);
  const guest = { email: 'guest@example.com', countryId: 105, mobileNo: '9876543210' };
  const { purchaseId } = await insertPurchase(db, {
    buyer: accountId === null ? { guest } : { accountId },
    priced,
    createdAt: now,
    paid: { orderId: `order_${number}`, paymentId: `pay_${number}`, at: now },
  });
  return { purchaseId, accountId, plan: priced.plan, months: priced.months };
}
