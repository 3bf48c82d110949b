import { randomUUID } from 'node:crypto';
import {
  type AuthResponse,
  addressOf,
  type OrderReply,
  type PaymentConfirmation,
  type Quote,
  saveComboPurchase,
  saveInterviewPurchase,
  saveResumeMakerPurchase,
  verifyComboPayment,
  verifyInterviewPayment,
  verifyResumeMakerPayment,
} from '@aarambh/contract';
import { buildApp } from '../server/src/app.ts';
import type { AppContext } from '../server/src/app-context.ts';
import { registerAccount } from '../server/src/features/accounts/index.ts';
import { computeQuote, savePurchase } from '../server/src/features/billing/checkout/index.ts';
import { presentQuote } from '../server/src/features/billing/checkout/present-quote.ts';
import { makePlan } from '../server/src/features/billing/checkout/test-world.queries.ts';
import { checkDueOrders } from '../server/src/features/billing/payments/index.ts';
import { MovableClock } from '../server/src/lib/clock.ts';
import { behaveInTest, payInWindow } from '../server/src/simulators/payment-provider/test-payments.ts';

/** How many orders one buyer makes, each of another plan. */
const PLANS = 20;

const calls = {
  interview: { verify: verifyInterviewPayment, save: saveInterviewPurchase, id: 'interviewAssistancePlanID' },
  combo: { verify: verifyComboPayment, save: saveComboPurchase, id: 'comboPlanID' },
  resumeMaker: { verify: verifyResumeMakerPayment, save: saveResumeMakerPurchase, id: 'resumeMakerPlanID' },
} as const;
const kinds = Object.keys(calls) as (keyof typeof calls)[];

/** An order that somebody is about to pay. */
export interface Order {
  buyer: AuthResponse;
  kind: keyof typeof calls;
  planId: number;
  purchaseId: number;
  orderId: string;
  amountPaise: number;
}

/** A webhook as the provider sends it. */
export interface Webhook {
  event: string;
  headers: Record<string, string>;
  body: string;
}

export type Way = 'pay' | 'vanish' | 'fail then pay';

/** The request a browser makes after a payment. */
export const verifyRequest = ({ kind, buyer }: Order, query: PaymentConfirmation) => ({
  method: 'POST' as const,
  url: addressOf(calls[kind].verify, { query }),
  headers: { authorization: `Bearer ${buyer.token}` },
});

/** Does a piece of work for each item, so many at a time. */
export async function inParallel<T>(items: T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

/** The items in a random order. */
export function shuffled<T>(items: T[]): T[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [all[last], all[other]] = [all[other] as T, all[last] as T];
  }
  return all;
}

/** A portal with plans and buyers, whose simulated provider sends no webhook by itself. */
export async function openShop(context: AppContext) {
  const app = await buildApp({ ...context, config: { ...context.config, rateLimit: false } });
  await app.ready();
  await behaveInTest(app, { webhooks: 'drop' });
  const plans: Pick<Order, 'planId' | 'kind'>[] = [];
  for (let n = 0; n < PLANS; n += 1) {
    const kind = kinds[n % kinds.length] ?? 'interview';
    const name = `Trial ${n}`;
    plans.push({ kind, planId: await makePlan(context.db, { kind, name, price_paise: 99_900 + n * 12_345 }) });
  }

  async function register(): Promise<AuthResponse> {
    const form = { fullName: 'Kavya Raghunathan', countryID: 105, mobileNo: '9876543210', password: 'Chai@2468' };
    const origin = { address: '127.0.0.1', device: 'a trial' };
    return await registerAccount(context, { ...form, email: `${randomUUID()}@example.com` }, origin);
  }

  const claimOf = async ({ kind, planId }: Pick<Order, 'kind' | 'planId'>): Promise<Quote> =>
    presentQuote(await computeQuote(context.db, { kind, planID: planId }, context.clock.now()));

  async function order(buyer: AuthResponse, planNumber: number): Promise<Order> {
    const plan = plans[planNumber % PLANS];
    if (!plan) throw new Error('there is no plan');
    const { planId, kind } = plan;
    const choice = { kind, planID: planId };
    const claimed = await claimOf(plan);
    const saved = await savePurchase(context, { buyer: { accountId: buyer.accountID }, choice, claimed });
    return { buyer, planId, kind, ...saved };
  }

  return {
    app,
    context,
    register,
    claimOf,
    /** Asks over HTTP for an order of what another one is for; answers its id, nothing when it was refused. */
    async save({ buyer, kind, planId }: Order, claimed: Quote): Promise<string | undefined> {
      const { price: planPrice, planName, discountAmount, isHomeState, ...amounts } = claimed;
      const { save, id } = calls[kind];
      const reply = await app.inject({
        method: save.method,
        url: addressOf(save, {}),
        headers: { authorization: `Bearer ${buyer.token}` },
        payload: { accountID: buyer.accountID, [id]: planId, planPrice, ...amounts },
      });
      return reply.statusCode === 200 ? reply.json<OrderReply>().razorPayOrderID : undefined;
    },
    /** Makes so many orders of as few buyers as need be. */
    async orders(count: number): Promise<Order[]> {
      const made: Order[] = [];
      for (let first = 0; first < count; first += PLANS) {
        const buyer = await register();
        for (let n = 0; n < PLANS && first + n < count; n += 1) made.push(await order(buyer, n));
      }
      return made;
    },
    /** Pays an order at the provider, and answers what the browser would send us. */
    async pay({ orderId, amountPaise }: Order, way: Way = 'pay'): Promise<PaymentConfirmation> {
      if (way === 'fail then pay') await payInWindow(app, { orderId, amountPaise, way: 'fail' });
      const confirmation = await payInWindow(app, { orderId, amountPaise, way: way === 'vanish' ? 'vanish' : 'pay' });
      if (!confirmation) throw new Error('the provider signed nothing');
      return confirmation;
    },
    /** Every webhook the provider has to send by now. */
    async webhooks(): Promise<Webhook[]> {
      return (await app.inject('/demo/payments/control/webhooks')).json<Webhook[]>();
    },
    /** Looks into every order that is left, as the job does within a day at the latest. */
    async reconcile(): Promise<void> {
      const clock = new MovableClock(context.clock.now());
      clock.advanceMinutes(25 * 60);
      await checkDueOrders({ ...context, clock });
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
