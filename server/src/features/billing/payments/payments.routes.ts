import {
  PAYMENT_REFUSED,
  PAYMENT_VERIFIED,
  type PlanKind,
  reportComboFailure,
  reportInterviewFailure,
  reportResumeMakerFailure,
  reportSubscriptionFailure,
  verifyComboPayment,
  verifyInterviewPayment,
  verifyResumeMakerPayment,
  verifySubscriptionPayment,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { confirmPayment, ownPurchase } from './confirm-payment.ts';
import { invoiceRoutes } from './invoices/invoices.routes.ts';
import { noteReportedFailure } from './purchases.queries.ts';
import { refundRoutes } from './refunds/refunds.routes.ts';
import { webhookRoutes } from './webhook.routes.ts';

const FAILURE_NOTED = 'The payment status was noted successfully.';

const verifyCalls = [
  [verifySubscriptionPayment, 'subscription'],
  [verifyInterviewPayment, 'interview'],
  [verifyResumeMakerPayment, 'resumeMaker'],
  [verifyComboPayment, 'combo'],
] as const;

/** Serves what tells of payments: the browser after the payment window, and the provider. */
export function paymentRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  for (const [call, kind] of verifyCalls)
    serveCall(app, call, async ({ query, caller }) => {
      const purchase = await ownPurchase(db, caller.accountId, kind, query.razorpay_order_id);
      return (await confirmPayment(context, purchase, query)) ? PAYMENT_VERIFIED : PAYMENT_REFUSED;
    });

  const noteFailure = async (accountId: number, kind: PlanKind, orderId: string): Promise<string> => {
    const { purchaseId } = await ownPurchase(db, accountId, kind, orderId);
    await noteReportedFailure(db, purchaseId, clock.now());
    return FAILURE_NOTED;
  };
  serveCall(app, reportSubscriptionFailure, ({ query, caller }) =>
    noteFailure(caller.accountId, 'subscription', query.razorpay_order_id),
  );
  serveCall(app, reportInterviewFailure, ({ params, caller }) =>
    noteFailure(caller.accountId, 'interview', params.orderId),
  );
  serveCall(app, reportResumeMakerFailure, ({ query, caller }) =>
    noteFailure(caller.accountId, 'resumeMaker', query.razorpay_order_id),
  );
  serveCall(app, reportComboFailure, ({ params, caller }) => noteFailure(caller.accountId, 'combo', params.orderId));

  invoiceRoutes(app, context);
  refundRoutes(app, context);
  webhookRoutes(app, context);
}
