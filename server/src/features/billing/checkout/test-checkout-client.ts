import type { AuthResponse, Choice, OrderReply, Quote } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

export const MAHARASHTRA = 4008;
export const KARNATAKA = 4026;

/** For each kind the call that saves a purchase, and what it calls the plan and its price. */
export const saveCalls = {
  subscription: ['JobSeekerPurchasedPlans/SavePurchasedPlan', 'candidatePlanID', 'price'],
  interview: [
    'JobSeekerInterviewAssistancePlans/SaveJobSeekerInterviewAssistancePlan',
    'interviewAssistancePlanID',
    'planPrice',
  ],
  resumeMaker: ['JobSeekerResumeMakerPlans/SaveJobSeekerResumeMakerPlan', 'resumeMakerPlanID', 'planPrice'],
  combo: ['JobSeekerComboPlans/SaveJobSeekerComboPlan', 'comboPlanID', 'planPrice'],
} as const;

type Me = AuthResponse & { headers: Record<string, string> };

/** What somebody does at the checkout, for tests of this folder. */
export function buyerAt(app: FastifyInstance, me: () => Me) {
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });

  async function quoteOf(choice: Choice): Promise<Quote> {
    const reply = await post('Checkout/GetQuote', choice);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  }

  /** The request of somebody who pays what the quote says. */
  async function requestFor(choice: Choice): Promise<Record<string, unknown>> {
    const { planName, price, discountAmount, isHomeState, ...amounts } = await quoteOf(choice);
    const [, idField, priceField] = saveCalls[choice.kind];
    const { kind, planID, monthDuration, couponCode, ...circumstances } = choice;
    const ofSubscription = { purchasedOn: '2026-01-01', billingCycle: 'Monthly', monthDuration: monthDuration ?? 1 };
    return {
      ...circumstances,
      ...amounts,
      ...(kind === 'subscription' ? ofSubscription : {}),
      accountID: me().accountID,
      [idField]: planID,
      [priceField]: price,
    };
  }

  const send = (kind: Choice['kind'], request: object, headers = me().headers) =>
    post(saveCalls[kind][0], request, headers);

  async function buy(choice: Choice): Promise<OrderReply> {
    const reply = await send(choice.kind, await requestFor(choice));
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  }

  return { post, quoteOf, requestFor, send, buy };
}
