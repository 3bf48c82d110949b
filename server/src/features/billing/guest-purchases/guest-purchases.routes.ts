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
import type { Platform } from '../../../app-context.ts';
import { serve } from '../../../infra/http/serve-call.ts';
import { checkUserExistence } from './check-user-existence.ts';
import { createAccount } from './create-account.ts';
import { getGuestDetails } from './get-guest-details.ts';
import { reportGuestFailure, verifyGuestPayment } from './guest-payment.ts';
import { getKeptPlan, keepGuestPlan } from './keep-guest-plan.ts';
import { saveGuestPurchase } from './save-guest-purchase.ts';

/** Serves buying a combo plan without an account, and making one of what was bought. */
export function guestPurchaseRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, saveComboPlanGuestPurchase, ({ body }) => saveGuestPurchase(platform, body));

  serve(app, checkUserExistenceCall, ({ query, origin, headers }) => {
    headers['cache-control'] = 'no-store';
    return checkUserExistence(platform, query.email, origin);
  });

  serve(app, verifyGuestPaymentCall, ({ query }) => verifyGuestPayment(platform, query));

  serve(app, reportGuestFailureCall, ({ query }) => reportGuestFailure(platform, query.razorpay_order_id));

  serve(app, getGuestDetailsCall, ({ params, headers }) => {
    headers['cache-control'] = 'no-store';
    return getGuestDetails(platform, Number(params.id), params.rid);
  });

  serve(app, savePlanToRedis, ({ body }) => keepGuestPlan(platform, body));

  serve(app, getPlanFromRedis, ({ query, headers }) => {
    headers['cache-control'] = 'no-store';
    return getKeptPlan(platform, query.key);
  });

  serve(app, createAccountCall, ({ body, origin }) => createAccount(platform, body, origin));
}
