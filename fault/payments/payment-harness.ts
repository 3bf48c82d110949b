import { randomUUID } from 'node:crypto';
import {
  type AuthResponse,
  addressOf,
  type OrderReply,
  type PaymentConfirmation,
  planWireFields,
  type Quote,
  savePurchaseCalls,
  verifyPaymentCalls,
} from '@aarambh/contract';
import { buildApp } from '../../server/src/app.ts';
import type { AppContext } from '../../server/src/app-context.ts';
import { registerAccount } from '../../server/src/features/accounts/index.ts';
import { computeQuote, savePurchase } from '../../server/src/features/billing/checkout/index.ts';
import { presentQuote } from '../../server/src/features/billing/checkout/present-quote.ts';
import { checkDueOrders } from '../../server/src/features/billing/payments/index.ts';
import { MovableClock } from '../../server/src/lib/clock.ts';
import { behaveInTest, payInWindow } from '../../server/src/simulators/payment-provider/test-payments.ts';
import { insertTestPlan } from '../../server/src/testing/billing-fixtures.ts';

/** Orders per buyer, each for another plan. */
const PLANS = 20;

const kinds = ['interview', 'combo', 'resumeMaker'] as const;

/** An unpaid order. */
export interface Order {
  buyer: AuthResponse;
  kind: (typeof kinds)[number];
  planId: number;
  purchaseId: number;
  orderId: string;
  amountPaise: number;
}

/** A webhook of the provider. */
export interface Webhook {
  event: string;
  headers: Record<string, string>;
  body: string;
}

/** How a buyer pays: normally, closing the browser after the payment, or after a failed attempt. */
export type PaymentCourse = 'pay' | 'vanish' | 'fail then pay';

/** The verify request of a browser after a payment. */
export const verifyRequest = ({ kind, buyer }: Order, query: PaymentConfirmation) => ({
  method: 'POST' as const,
  url: addressOf(verifyPaymentCalls[kind], { query }),
  headers: { authorization: `Bearer ${buyer.token}` },
});

/** Runs `work` for each item with limited concurrency. */
export async function forEachConcurrently<T>(
  items: T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

/** Returns the items in random order (Fisher-Yates shuffle). */
export function shuffled<T>(items: T[]): T[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [all[last], all[other]] = [all[other] as T, all[last] as T];
  }
  return all;
}

/** Opens an app with plans and buyers. Its simulated payment provider sends no webhooks; scenarios deliver them. */
export async function createPaymentHarness(context: AppContext) {
  const app = await buildApp({ ...context, config: { ...context.config, rateLimit: false } });
  await app.ready();
  await behaveInTest(app, { webhooks: 'drop' });
  const plans: Pick<Order, 'planId' | 'kind'>[] = [];
  for (let n = 0; n < PLANS; n += 1) {
    const kind = kinds[n % kinds.length] ?? 'interview';
    const name = `Plan ${n}`;
    plans.push({ kind, planId: await insertTestPlan(context.db, { kind, name, price_paise: 99_900 + n * 12_345 }) });
  }

  async function register(): Promise<AuthResponse> {
    const form = { fullName: 'Kavya Raghunathan', countryID: 105, mobileNo: '9876543210', password: 'Chai@2468' };
    const origin = { address: '127.0.0.1', device: 'fault injection' };
    return await registerAccount(context, { ...form, email: `${randomUUID()}@example.com` }, origin);
  }

  const quoteOf = async ({ kind, planId }: Pick<Order, 'kind' | 'planId'>): Promise<Quote> =>
    presentQuote(await computeQuote(context.db, { kind, planID: planId }, context.clock.now()));

  async function order(buyer: AuthResponse, planNumber: number): Promise<Order> {
    const plan = plans[planNumber % PLANS];
    if (!plan) throw new Error('no plan');
    const { planId, kind } = plan;
    const choice = { kind, planID: planId };
    const claimed = await quoteOf(plan);
    const saved = await savePurchase(context, { buyer: { accountId: buyer.accountID }, choice, claimed });
    return { buyer, planId, kind, ...saved };
  }

  return {
    app,
    context,
    register,
    quoteOf,
    /** Saves another purchase of the plan over HTTP; returns its order id, undefined when rejected. */
    async save({ buyer, kind, planId }: Order, claimed: Quote): Promise<string | undefined> {
      const { price: planPrice, planName, discountAmount, isHomeState, ...amounts } = claimed;
      const save = savePurchaseCalls[kind];
      const reply = await app.inject({
        method: save.method,
        url: addressOf(save, {}),
        headers: { authorization: `Bearer ${buyer.token}` },
        payload: { accountID: buyer.accountID, [planWireFields[kind].idField]: planId, planPrice, ...amounts },
      });
      return reply.statusCode === 200 ? reply.json<OrderReply>().razorPayOrderID : undefined;
    },
    /** Creates orders, up to PLANS per buyer. */
    async orders(count: number): Promise<Order[]> {
      const orders: Order[] = [];
      for (let first = 0; first < count; first += PLANS) {
        const buyer = await register();
        for (let n = 0; n < PLANS && first + n < count; n += 1) orders.push(await order(buyer, n));
      }
      return orders;
    },
    /** Pays an order at the provider and returns the confirmation for the browser. */
    async pay({ orderId, amountPaise }: Order, course: PaymentCourse = 'pay'): Promise<PaymentConfirmation> {
      if (course === 'fail then pay') await payInWindow(app, { orderId, amountPaise, way: 'fail' });
      const confirmation = await payInWindow(app, {
        orderId,
        amountPaise,
        way: course === 'vanish' ? 'vanish' : 'pay',
      });
      if (!confirmation) throw new Error('the provider returned no confirmation');
      return confirmation;
    },
    /** Lists all webhooks that the provider would have sent so far. */
    async webhooks(): Promise<Webhook[]> {
      return (await app.inject('/demo/payments/control/webhooks')).json<Webhook[]>();
    },
    /** Checks every remaining order, as the scheduled job does within a day. */
    async reconcile(): Promise<void> {
      const clock = new MovableClock(context.clock.now());
      clock.advanceMinutes(25 * 60);
      await checkDueOrders({ ...context, clock });
    },
  };
}

export type PaymentHarness = Awaited<ReturnType<typeof createPaymentHarness>>;
