import {
  checkUserExistence as checkUserExistenceCall,
  createAccount as createAccountCall,
  getGuestDetails as getGuestDetailsCall,
  getPlanFromRedis,
  reportGuestFailure as reportGuestFailureCall,
  saveComboPlanGuestPurchase,
  savePlanToRedis,
  verifyGuestPayment as verifyGuestPaymentCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serve } from '../../../infra/http/serve-call.ts';
import { checkUserExistence } from './check-user-existence.ts';
import { createAccount } from './create-account.ts';
import { getGuestDetails } from './get-guest-details.ts';
import { reportGuestFailure, verifyGuestPayment } from './guest-payment.ts';
import { getKeptPlan, keepGuestPlan } from './keep-guest-plan.ts';
import { saveGuestPurchase } from './save-guest-purchase.ts';

/** Serves buying a combo plan without an account, and making one of what was bought. */
export function guestPurchaseRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, saveComboPlanGuestPurchase, ({ body }) => saveGuestPurchase(context, body));

  serve(app, checkUserExistenceCall, ({ query, origin, headers }) => {
    headers['cache-control'] = 'no-store';
    return checkUserExistence(context, query.email, origin);
  });

  serve(app, verifyGuestPaymentCall, ({ query }) => verifyGuestPayment(context, query));

  serve(app, reportGuestFailureCall, ({ query }) => reportGuestFailure(context, query.razorpay_order_id));

  serve(app, getGuestDetailsCall, ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    return getGuestDetails(context, Number(params.id), params.rid);
  });

  serve(app, savePlanToRedis, ({ body }) => keepGuestPlan(context, body));

  serve(app, getPlanFromRedis, ({ query, headers }) => {
    headers['cache-control'] = 'no-store';
    return getKeptPlan(context, query.key);
  });

  serve(app, createAccountCall, ({ body, origin }) => createAccount(context, body, origin));
}
