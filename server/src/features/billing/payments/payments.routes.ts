import {
  PAYMENT_REFUSED,
  PAYMENT_VERIFIED,
  type PlanKind,
  planKindNames,
  reportComboFailure,
  reportInterviewFailure,
  reportResumeMakerFailure,
  reportSubscriptionFailure,
  verifyPaymentCalls,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { invoiceRoutes } from './invoices/invoices.routes.ts';
import { confirmPayment, getOwnPurchase } from './orders/confirm-payment.ts';
import { recordReportedFailure } from './orders/orders.queries.ts';
import { refundRoutes } from './refunds/refunds.routes.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';

export const FAILURE_RECORDED = 'The payment status was noted successfully.';

/** Serves payment verification and failure reports of browsers, invoices, refunds and webhooks of the provider. */
export function paymentRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  for (const kind of planKindNames)
    serveCall(app, verifyPaymentCalls[kind], async ({ query, caller }) => {
      const purchase = await getOwnPurchase(db, caller.accountId, kind, query.razorpay_order_id);
      return (await confirmPayment(context, purchase, query)) ? PAYMENT_VERIFIED : PAYMENT_REFUSED;
    });

  const recordFailure = async (accountId: number, kind: PlanKind, orderId: string): Promise<string> => {
    const { purchaseId } = await getOwnPurchase(db, accountId, kind, orderId);
    await recordReportedFailure(db, purchaseId, clock.now());
    return FAILURE_RECORDED;
  };
  serveCall(app, reportSubscriptionFailure, ({ query, caller }) =>
    recordFailure(caller.accountId, 'subscription', query.razorpay_order_id),
  );
  serveCall(app, reportInterviewFailure, ({ params, caller }) =>
    recordFailure(caller.accountId, 'interview', params.orderId),
  );
  serveCall(app, reportResumeMakerFailure, ({ query, caller }) =>
    recordFailure(caller.accountId, 'resumeMaker', query.razorpay_order_id),
  );
  serveCall(app, reportComboFailure, ({ params, caller }) => recordFailure(caller.accountId, 'combo', params.orderId));

  invoiceRoutes(app, context);
  refundRoutes(app, context);
  webhookRoutes(app, context);
}
