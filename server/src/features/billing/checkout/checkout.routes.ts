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
import type { Origin } from '../../../infra/http/origin.ts';
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

  const save = async (
    kind: Choice['kind'],
    planID: number,
    body: PurchaseBody,
    origin: Origin,
  ): Promise<OrderReply> => {
    const { accountID, monthDuration, couponID, ctc, expectedCtc, experience, stateID } = body;
    const choice = { kind, planID, monthDuration, couponID, ctc, expectedCtc, experience, stateID };
    const request = { buyer: { accountId: accountID }, choice, claimed: { ...body } };
    const saved = await limitCouponGuesses(context, choice, origin, () => savePurchase(context, request));
    return { razorPayOrderID: saved.orderId, razorPayKeyID: saved.keyId, amount: saved.amountPaise };
  };

  serveCall(app, getQuote, async ({ body, origin }) => {
    const price = () => computeQuote(db, body, clock.now());
    return presentQuote(await limitCouponGuesses(context, body, origin, price));
  });

  serveCall(app, saveSubscriptionPurchase, ({ body, origin }) =>
    save('subscription', body.candidatePlanID, body, origin),
  );

  serveCall(app, saveInterviewPurchase, ({ body, origin }) =>
    save('interview', body.interviewAssistancePlanID, body, origin),
  );

  serveCall(app, saveResumeMakerPurchase, ({ body, origin }) =>
    save('resumeMaker', body.resumeMakerPlanID, body, origin),
  );

  serveCall(app, saveComboPurchase, ({ body, origin }) => save('combo', body.comboPlanID, body, origin));

  serveCall(app, savePaymentIntiative, ({ body }) => recordPaymentInitiative(context, body));
}
