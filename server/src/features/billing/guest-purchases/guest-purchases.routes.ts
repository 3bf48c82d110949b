import {
  checkUserExistence as checkUserExistenceCall,
  createAccount as createAccountCall,
  getGuestDetails as getGuestDetailsCall,
  getPlanFromRedis,
  mailPurchaseLink as mailPurchaseLinkCall,
  reportGuestFailure as reportGuestFailureCall,
  saveComboPlanGuestPurchase,
  savePlanToRedis,
  verifyGuestPayment as verifyGuestPaymentCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { checkUserExistence } from './check-user-existence.ts';
import { createAccount } from './create-account.ts';
import { getGuestDetails } from './get-guest-details.ts';
import { reportGuestFailure, verifyGuestPayment } from './guest-payment.ts';
import { mailPurchaseLink } from './mail-purchase-link.ts';
import { saveGuestPurchase } from './save-guest-purchase.ts';
import { getStoredGuestPlan, storeGuestPlan } from './store-guest-plan.ts';

/** Serves guest checkout, and the creation of an account from a purchase. */
export function guestPurchaseRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, saveComboPlanGuestPurchase, ({ body, origin }) => saveGuestPurchase(context, body, origin));

  serveCall(app, checkUserExistenceCall, ({ query, origin, headers }) => {
    headers['cache-control'] = 'no-store';
    return checkUserExistence(context, query.email, origin);
  });

  serveCall(app, verifyGuestPaymentCall, ({ query }) => verifyGuestPayment(context, query));

  serveCall(app, reportGuestFailureCall, ({ query }) => reportGuestFailure(context, query.razorpay_order_id));

  serveCall(app, getGuestDetailsCall, ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    return getGuestDetails(context, Number(params.id), params.rid);
  });

  serveCall(app, mailPurchaseLinkCall, ({ body }) =>
    mailPurchaseLink(context, body.comboGuestPurchaseID, body.razorPayOrderID),
  );

  serveCall(app, savePlanToRedis, ({ body }) => storeGuestPlan(context, body));

  serveCall(app, getPlanFromRedis, ({ query, headers }) => {
    headers['cache-control'] = 'no-store';
    return getStoredGuestPlan(context, query.key);
  });

  serveCall(app, createAccountCall, ({ body, origin }) => createAccount(context, body, origin));
}
