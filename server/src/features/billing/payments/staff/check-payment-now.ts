import type { checkPayment } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { RecordAction, StaffInput } from '../../../../infra/http/staff-action.ts';
import { GatewayError } from '../../../../integrations/razorpay/payment-gateway.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { scheduleCheckNow } from '../orders/orders.queries.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { findStaffPurchase } from './staff-purchases.queries.ts';

/**
 * Asks the payment provider whether an unpaid order was paid, and grants the plan if so. Recorded before the provider
 * answers, with the check made due: if this process ends meanwhile, the job checks the order.
 * @throws {CallError} not_found; conflict for a purchase that is paid; when the provider knows no such order; unavailable when it cannot be reached
 */
export async function checkPaymentNow(
  context: AppContext,
  { body: { purchaseID } }: StaffInput<typeof checkPayment>,
  recordAction: RecordAction,
): Promise<string> {
  const { db, clock } = context;
  const purchase = await findStaffPurchase(db, purchaseID);
  const orderId = purchase?.order_id;
  if (!orderId) throw new CallError('not_found', 'There is no purchase with this number.');
  if (purchase.status !== 'created') throw new CallError('conflict', 'This purchase is paid already.');
  await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    await scheduleCheckNow(transaction, orderId, now);
    const target = { kind: 'purchase', id: purchaseID } as const;
    await recordAction(transaction, {
      target,
      before: { next_check_at: purchase.next_check_at },
      after: { next_check_at: now },
    });
  });
  const outcome = await settleOrder(context, orderId).catch((error: unknown) => {
    if (error instanceof GatewayError)
      throw new CallError('conflict', `The payment provider refused to tell: ${error.message}`);
    throw error;
  });
  return outcome === 'paid'
    ? 'The payment has arrived: the plan is granted.'
    : 'The payment provider has no payment of this order that could be granted.';
}
