import { type Choice, couponCycles } from '@aarambh/contract';
import type { AppContext } from '../app-context.ts';
import { computeQuote, insertPurchase } from '../features/billing/checkout/index.ts';
import { createCoupon } from '../features/billing/coupons/index.ts';
import { findPurchaseOfOrder, issueInvoice } from '../features/billing/payments/index.ts';
import { grantPlan } from '../features/billing/plans/index.ts';
import { listServiceItems, moveServiceItem } from '../features/services/index.ts';
import { DAY_MS, MovableClock } from '../lib/clock.ts';

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Creates demo coupons: listed ones, and one that is only found by its code. */
export async function createDemoCoupons({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  const dates = { startsAt: daysFrom(now, -120), endsAt: daysFrom(now, 180), maxUses: null, maxUsesPerBuyer: 1 };
  const percent = { ...dates, discountType: 'Percentage', listed: true } as const;
  await createCoupon(
    db,
    {
      ...percent,
      code: 'WELCOME10',
      cycles: [...couponCycles],
      discountValue: 1_000,
    },
    now,
  );
  await createCoupon(db, { ...percent, code: 'YEARLY15', cycles: ['Yearly'], discountValue: 1_500 }, now);
  await createCoupon(
    db,
    {
      ...dates,
      code: 'COMBO500',
      cycles: ['Combo'],
      discountType: 'Fixed',
      discountValue: 50_000,
      listed: true,
    },
    now,
  );
  await createCoupon(
    db,
    {
      ...percent,
      code: 'FRIEND20',
      cycles: [...couponCycles],
      discountValue: 2_000,
      maxUses: 500,
      listed: false,
    },
    now,
  );
}

/** Records a purchase of an account that was paid, granted and invoiced in the past. */
async function buy({ db, gateway }: AppContext, accountId: number, choice: Choice, at: Date): Promise<number> {
  const name = `demo${accountId}x${choice.planID}`;
  const paid = { orderId: `order_${name}`, paymentId: `pay_${name}`, at };
  const { purchaseId, amountPaise } = await db.transaction().execute(async (tx) => {
    const priced = await computeQuote(tx, choice, at);
    const begun = new Date(at.getTime() - 3 * 60_000);
    const { purchaseId } = await insertPurchase(tx, { buyer: { accountId }, priced, createdAt: begun, paid });
    await grantPlan(tx, { purchaseId, accountId, plan: priced.plan, months: priced.months }, at);
    const purchase = await findPurchaseOfOrder(tx, paid.orderId);
    if (purchase) await issueInvoice(tx, purchase, at);
    return { purchaseId, amountPaise: priced.totalPaise };
  });
  gateway.recordPastPayment?.({ ...paid, amountPaise, receipt: name });
  return purchaseId;
}

/**
 * Gives an account an expired subscription, an active combo plan with one completed and one started service, and an
 * active subscription.
 * @param planIds ids of the demo plans by name
 * @returns the purchase of the combo plan
 */
export async function createDemoPurchases(
  context: AppContext,
  accountId: number,
  planIds: ReadonlyMap<string, number>,
): Promise<number> {
  const now = context.clock.now();
  const planID = (name: string) => planIds.get(name) ?? 0;
  await buy(context, accountId, { kind: 'subscription', planID: planID('Priority') }, daysFrom(now, -52));
  const combo = { kind: 'combo', planID: planID('Career Plus'), couponCode: 'COMBO500' } as const;
  const comboId = await buy(context, accountId, combo, daysFrom(now, -12));
  await buy(context, accountId, { kind: 'subscription', planID: planID('Starter') }, daysFrom(now, -4));

  const moves = [
    { service: 'Resume Rewrite', daysAgo: 11, to: 'In Progress', by: 'Nandini Rao' },
    { service: 'Resume Rewrite', daysAgo: 8, to: 'Completed', by: '' },
    { service: 'Resume Cover Letter', daysAgo: 7, to: 'In Progress', by: 'Imran Sheikh' },
  ] as const;
  const items = await listServiceItems(context.db, accountId);
  for (const { service, daysAgo, to, by } of moves) {
    const item = items.findLast(({ serviceName }) => serviceName === service);
    const clock = new MovableClock(daysFrom(now, -daysAgo));
    if (item) await moveServiceItem({ ...context, clock }, item.itemId, to, by);
  }
  return comboId;
}
