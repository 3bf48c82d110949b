import {
  type AuthResponse,
  addressOf,
  type Choice,
  type OrderReply,
  planKinds,
  planWireFields,
  type Quote,
  savePurchaseCalls,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

export const MAHARASHTRA = 4008;
export const KARNATAKA = 4026;

type Me = AuthResponse & { headers: Record<string, string> };

/** Test client of the checkout calls. */
export function createCheckoutClient(app: FastifyInstance, me: () => Me) {
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });

  async function quoteOf(choice: Choice): Promise<Quote> {
    const reply = await post('Checkout/GetQuote', choice);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  }

  /** A purchase request with the amounts of its quote. */
  async function requestFor(choice: Choice): Promise<Record<string, unknown>> {
    const { planName, price, discountAmount, isHomeState, ...amounts } = await quoteOf(choice);
    const { idField, priceField } = planWireFields[choice.kind];
    const { hasBillingCycle } = planKinds[choice.kind];
    const { kind, planID, monthDuration, couponCode, ...pricingInputs } = choice;
    const subscriptionTerms = { purchasedOn: '2026-01-01', billingCycle: 'Monthly', monthDuration: monthDuration ?? 1 };
    return {
      ...pricingInputs,
      ...amounts,
      ...(hasBillingCycle ? subscriptionTerms : {}),
      accountID: me().accountID,
      [idField]: planID,
      [priceField]: price,
    };
  }

  const send = (kind: Choice['kind'], request: object, headers = me().headers) =>
    app.inject({ method: 'POST', url: addressOf(savePurchaseCalls[kind], {}), payload: request, headers });

  async function buy(choice: Choice): Promise<OrderReply> {
    const reply = await send(choice.kind, await requestFor(choice));
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  }

  return { post, quoteOf, requestFor, send, buy };
}
