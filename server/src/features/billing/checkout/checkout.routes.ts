import {
  type Choice,
  getQuote,
  type OrderReply,
  saveComboPurchase,
  saveInterviewPurchase,
  savePaymentIntiative,
  saveResumeMakerPurchase,
  saveSubscriptionPurchase,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { computeQuote } from './compute-quote.ts';
import { limitCouponGuesses } from './limit-coupon-guesses.ts';
import { presentQuote } from './present-quote.ts';
import { recordPaymentInitiative } from './record-payment-initiative.ts';
import { savePurchase } from './save-purchase.ts';

type PurchaseBody = { accountID: number } & Omit<Choice, 'kind' | 'planID'>;

/** Serves quotes, and one call per kind of plan that saves a purchase. */
export function checkoutRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  const save = async (kind: Choice['kind'], planID: number, body: PurchaseBody): Promise<OrderReply> => {
    const { accountID, monthDuration, couponID, ctc, expectedCtc, experience, stateID } = body;
    const choice = { kind, planID, monthDuration, couponID, ctc, expectedCtc, experience, stateID };
    const saved = await savePurchase(context, { buyer: { accountId: accountID }, choice, claimed: { ...body } });
    return { razorPayOrderID: saved.orderId, razorPayKeyID: saved.keyId, amount: saved.amountPaise };
  };

  serveCall(app, getQuote, async ({ body, origin }) => {
    const price = () => computeQuote(db, body, clock.now());
    return presentQuote(await limitCouponGuesses(context, body, origin, price));
  });

  serveCall(app, saveSubscriptionPurchase, ({ body }) => save('subscription', body.candidatePlanID, body));

  serveCall(app, saveInterviewPurchase, ({ body }) => save('interview', body.interviewAssistancePlanID, body));

  serveCall(app, saveResumeMakerPurchase, ({ body }) => save('resumeMaker', body.resumeMakerPlanID, body));

  serveCall(app, saveComboPurchase, ({ body }) => save('combo', body.comboPlanID, body));

  serveCall(app, savePaymentIntiative, ({ body }) => recordPaymentInitiative(context, body));
}
