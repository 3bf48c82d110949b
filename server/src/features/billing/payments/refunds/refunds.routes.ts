import { getRefundOptions, requestRefund as requestRefundCall } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { serveCall } from '../../../../infra/http/serve-call.ts';
import { listRefundOptions } from './list-refund-options.ts';
import { requestRefund } from './request-refund.ts';

/** Serves refund options and refund requests. */
export function refundRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, getRefundOptions, ({ params }) => listRefundOptions(context, params.accountID));
  serveCall(app, requestRefundCall, ({ body }) => requestRefund(context, body.accountID, body.purchaseID));
}
