import { PAYMENT_VERIFIED, type PaymentConfirmation } from '@aarambh/contract';
import { buildApp } from '../server/src/app.ts';
import {
  type Gateway,
  type GatewayPayment,
  WEBHOOK_PATH,
} from '../server/src/integrations/razorpay/payment-gateway.ts';
import { isTorn, readKept } from './ledger.ts';
import { inParallel, type Order, openShop, type Shop, verifyRequest, type Webhook } from './shop.ts';
import { exactly, type Trial } from './trial.ts';

const LANES = 8;

type Lie = (payment: GatewayPayment) => GatewayPayment;

/** An order that is paid at the provider and not known to be so here, and what somebody may know of it. */
interface Target extends Order {
  confirmation: PaymentConfirmation;
  webhook: Webhook;
  /** Another one of the same buyer. */
  other: Target;
  tellLie(lie: Lie): void;
}

/** What somebody tries; answers whether it was answered as good. */
type Attempt = (shop: Shop, target: Target) => Promise<boolean>;

const verify = async ({ app }: Shop, order: Order, query: PaymentConfirmation): Promise<boolean> =>
  (await app.inject(verifyRequest(order, query))).body === PAYMENT_VERIFIED;

const confirmWith =
  (change: (target: Target) => Partial<PaymentConfirmation>): Attempt =>
  (shop, target) =>
    verify(shop, target, { ...target.confirmation, ...change(target) });

const deliver = async ({ app }: Shop, headers: Record<string, string>, payload: string): Promise<boolean> =>
  (await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })).statusCode < 300;

const deliverWith =
  (change: (target: Target) => { headers?: Record<string, string>; body?: string }): Attempt =>
  (shop, target) => {
    const { headers, body } = { ...target.webhook, ...change(target) };
    return deliver(shop, headers, body);
  };

const believing =
  (lie: Lie): Attempt =>
  (shop, target) => {
    target.tellLie(lie);
    return verify(shop, target, target.confirmation);
  };

const otherDigit = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
const anywhere = (text: string) => Math.floor(Math.random() * text.length);

const attempts: Record<string, Attempt> = {
  'a digit of the signature': confirmWith(({ confirmation: { razorpay_signature: signature } }) => ({
    razorpay_signature: otherDigit(signature, anywhere(signature)),
  })),
  "another order's signature": confirmWith(({ other }) => ({
    razorpay_signature: other.confirmation.razorpay_signature,
  })),
  "another order's payment": confirmWith(({ other }) => ({
    razorpay_signature: other.confirmation.razorpay_signature,
    razorpay_payment_id: other.confirmation.razorpay_payment_id,
  })),
  'a part of the signature': confirmWith(({ confirmation }) => ({
    razorpay_signature: confirmation.razorpay_signature.slice(0, 32),
  })),
  "somebody else's order": async (shop, target) =>
    verify(shop, { ...target, buyer: await shop.register() }, target.confirmation),
  'the call of another kind': (shop, target) =>
    verify(shop, { ...target, kind: target.kind === 'combo' ? 'interview' : 'combo' }, target.confirmation),

  'one rupee paid': believing((payment) => ({ ...payment, amountPaise: 100 })),
  'a paisa less paid': believing((payment) => ({ ...payment, amountPaise: payment.amountPaise - 1 })),
  'paid in another currency': believing((payment) => ({ ...payment, currency: 'VND' })),
  'a payment that failed': believing((payment) => ({ ...payment, status: 'failed' })),
  'a payment of another order': believing((payment) => ({ ...payment, orderId: 'order_of_somebody' })),
  'a payment that went back': believing((payment) => ({
    ...payment,
    status: 'refunded',
    refundedPaise: payment.amountPaise,
  })),

  'a lower price claimed': async (shop, target) => {
    const claimed = await shop.claimOf(target);
    if ((await shop.save(target, claimed)) !== target.orderId) throw new Error('an honest request was refused');
    return (await shop.save(target, { ...claimed, netAmount: claimed.netAmount - 1 })) !== undefined;
  },
  'a discount claimed': async (shop, target) => {
    const claimed = await shop.claimOf(target);
    return (await shop.save(target, { ...claimed, discountValue: 10, discountType: 'Percentage' })) !== undefined;
  },

  'a webhook without a signature': deliverWith(() => ({ headers: { 'content-type': 'application/json' } })),
  "a webhook with another's signature": deliverWith(({ webhook, other }) => ({
    headers: { ...webhook.headers, 'x-razorpay-signature': other.webhook.headers['x-razorpay-signature'] ?? '' },
  })),
  'a webhook signed as a payment is': deliverWith(({ webhook, confirmation }) => ({
    headers: { ...webhook.headers, 'x-razorpay-signature': confirmation.razorpay_signature },
  })),
  'a webhook of another order, altered': deliverWith(({ orderId, other }) => ({
    headers: other.webhook.headers,
    body: other.webhook.body.replaceAll(other.orderId, orderId),
  })),
  'a corrupted webhook': deliverWith(({ webhook: { body } }) => ({ body: otherDigit(body, anywhere(body)) })),
  'a webhook with a byte more': deliverWith(({ webhook: { body } }) => ({ body: `${body}\n` })),
  'a webhook of a capture that is none': async (shop, target) => {
    target.tellLie((payment) => ({ ...payment, status: 'failed' }));
    await deliver(shop, target.webhook.headers, target.webhook.body);
    return false;
  },
};

/** A genuine webhook of an order that is settled, sent again under new names: nothing may come of it. */
async function replay(shop: Shop, { webhook }: Target): Promise<void> {
  for (const eventId of [undefined, 'evt_replayed_1', `evt_${Math.random().toString(36).slice(2)}`]) {
    const { 'x-razorpay-event-id': _, ...headers } = webhook.headers;
    await deliver(shop, { ...headers, ...(eventId ? { 'x-razorpay-event-id': eventId } : {}) }, webhook.body);
  }
}

/** Buyers with paid orders at a provider that says of each what `lies` makes of it. */
async function openScene(shop: Shop, size: number, lies: Map<string, Lie>): Promise<Target[]> {
  const orders = await shop.orders(size + (size % 2));
  // Nothing but the attempts is to move them.
  await shop.context.db.updateTable('purchases').set({ next_check_at: null }).execute();
  const confirmations = new Map<string, PaymentConfirmation>();
  for (const order of orders) confirmations.set(order.orderId, await shop.pay(order));
  const webhooks = new Map<string, Webhook>();
  for (const webhook of await shop.webhooks()) {
    if (webhook.event !== 'payment.captured') continue;
    const { payload } = JSON.parse(webhook.body) as { payload: { payment: { entity: { order_id: string } } } };
    webhooks.set(payload.payment.entity.order_id, webhook);
  }
  const targets = orders.map((order) => {
    const [confirmation, webhook] = [confirmations.get(order.orderId), webhooks.get(order.orderId)];
    if (!confirmation || !webhook) throw new Error(`${order.orderId} was not paid`);
    return { ...order, confirmation, webhook, tellLie: (lie: Lie) => void lies.set(order.orderId, lie) } as Target;
  });
  for (const [n, target] of targets.entries()) target.other = targets[n ^ 1] as Target;
  return targets;
}

/** Signatures, amounts, currencies, orders and webhooks that are not what they say: none is believed. */
export const tamperedPayments: Trial = {
  unit: 'attempts',
  size: 500,
  async run({ context }, size, progress) {
    const lies = new Map<string, Lie>();
    const gateway: Gateway = {
      ...context.gateway,
      listPayments: async (orderId) =>
        (await context.gateway.listPayments(orderId)).map((payment) => lies.get(orderId)?.(payment) ?? payment),
    };
    const shop = await openShop({ ...context, gateway });
    const targets = await openScene(shop, size, lies);
    const ways = Object.entries(attempts);
    const accepted: string[] = [];
    const settled: Target[] = [];
    let done = 0;
    await inParallel([...targets.entries()], LANES, async ([n, target]) => {
      const [name, attempt] = ways[n % (ways.length + 1)] ?? [];
      if (name && attempt) {
        if (await attempt(shop, target)) accepted.push(name);
      } else {
        if (await verify(shop, target, target.confirmation)) settled.push(target);
        await replay(shop, target);
      }
      progress(Math.min(size, ++done));
    });
    // Waits for what the webhooks have set off.
    await shop.app.close();

    const idsOf = (some: Target[]) => some.map(({ purchaseId }) => purchaseId);
    const left = targets.filter((target) => !settled.includes(target));
    const moved = (await readKept(context.db, idsOf(left))).filter(
      (kept) => kept.isPaid || kept.hasPayment || kept.grants + kept.mails + kept.invoices > 0,
    );
    const replayed = await readKept(context.db, idsOf(settled));
    for (const name of accepted) console.error(`\naccepted: ${name}`);

    // The same orders, asked for as they are, so that it is the tampering that was refused.
    const app = await buildApp(context);
    const honest = left.filter(({ orderId }) => !lies.has(orderId));
    let good = 0;
    await inParallel(honest, LANES, async (target) => {
      if (await verify({ ...shop, app }, target, target.confirmation)) good += 1;
    });
    await app.close();
    return [
      exactly('attempts answered as good', accepted.length, 0),
      exactly('purchases an attempt has moved', moved.length, 0),
      exactly('replays that changed a settled one', replayed.filter((kept) => isTorn(kept) || !kept.isPaid).length, 0),
      exactly('the same without tampering', good, honest.length),
    ];
  },
};
