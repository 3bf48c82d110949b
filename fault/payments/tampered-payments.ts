import { PAYMENT_VERIFIED, type PaymentConfirmation } from '@aarambh/contract';
import { buildApp } from '../../server/src/app.ts';
import {
  type Gateway,
  type GatewayPayment,
  WEBHOOK_PATH,
} from '../../server/src/integrations/razorpay/payment-gateway.ts';
import { exactly, type FaultScenario } from '../scenario.ts';
import { isIncomplete, readPurchaseRecords } from './consistency-checks.ts';
import {
  createPaymentHarness,
  forEachConcurrently,
  type Order,
  type PaymentHarness,
  verifyRequest,
  type Webhook,
} from './payment-harness.ts';

const CONCURRENCY = 8;

type Tampering = (payment: GatewayPayment) => GatewayPayment;

/** An order that is paid at the provider but not settled, with what an attacker may know about it. */
interface AttackedOrder extends Order {
  confirmation: PaymentConfirmation;
  webhook: Webhook;
  /** Another order of the same buyer. */
  other: AttackedOrder;
  tamperWith(tampering: Tampering): void;
}

/** An attack; returns whether it was accepted. */
type Attack = (harness: PaymentHarness, target: AttackedOrder) => Promise<boolean>;

const verify = async ({ app }: PaymentHarness, order: Order, query: PaymentConfirmation): Promise<boolean> =>
  (await app.inject(verifyRequest(order, query))).body === PAYMENT_VERIFIED;

const confirmWith =
  (change: (target: AttackedOrder) => Partial<PaymentConfirmation>): Attack =>
  (harness, target) =>
    verify(harness, target, { ...target.confirmation, ...change(target) });

const deliver = async ({ app }: PaymentHarness, headers: Record<string, string>, payload: string): Promise<boolean> =>
  (await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })).statusCode < 300;

const deliverWith =
  (change: (target: AttackedOrder) => { headers?: Record<string, string>; body?: string }): Attack =>
  (harness, target) => {
    const { headers, body } = { ...target.webhook, ...change(target) };
    return deliver(harness, headers, body);
  };

const withTamperedPayment =
  (tampering: Tampering): Attack =>
  (harness, target) => {
    target.tamperWith(tampering);
    return verify(harness, target, target.confirmation);
  };

const replaceDigit = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
const randomIndex = (text: string) => Math.floor(Math.random() * text.length);

const attacks: Record<string, Attack> = {
  'a digit of the signature': confirmWith(({ confirmation: { razorpay_signature: signature } }) => ({
    razorpay_signature: replaceDigit(signature, randomIndex(signature)),
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
  "another account's order": async (harness, target) =>
    verify(harness, { ...target, buyer: await harness.register() }, target.confirmation),
  'the call of another kind': (harness, target) =>
    verify(harness, { ...target, kind: target.kind === 'combo' ? 'interview' : 'combo' }, target.confirmation),

  'one rupee paid': withTamperedPayment((payment) => ({ ...payment, amountPaise: 100 })),
  'a paisa less paid': withTamperedPayment((payment) => ({ ...payment, amountPaise: payment.amountPaise - 1 })),
  'paid in another currency': withTamperedPayment((payment) => ({ ...payment, currency: 'VND' })),
  'a payment that failed': withTamperedPayment((payment) => ({ ...payment, status: 'failed' })),
  'a payment of another order': withTamperedPayment((payment) => ({ ...payment, orderId: 'order_of_another_buyer' })),
  'a refunded payment': withTamperedPayment((payment) => ({
    ...payment,
    status: 'refunded',
    refundedPaise: payment.amountPaise,
  })),

  'a lower price claimed': async (harness, target) => {
    const claimed = await harness.quoteOf(target);
    if ((await harness.save(target, claimed)) !== target.orderId) throw new Error('a valid request was rejected');
    return (await harness.save(target, { ...claimed, netAmount: claimed.netAmount - 1 })) !== undefined;
  },
  'a discount claimed': async (harness, target) => {
    const claimed = await harness.quoteOf(target);
    return (await harness.save(target, { ...claimed, discountValue: 10, discountType: 'Percentage' })) !== undefined;
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
  'a corrupted webhook': deliverWith(({ webhook: { body } }) => ({ body: replaceDigit(body, randomIndex(body)) })),
  'a webhook with a byte more': deliverWith(({ webhook: { body } }) => ({ body: `${body}\n` })),
  'a webhook of a capture that is none': async (harness, target) => {
    target.tamperWith((payment) => ({ ...payment, status: 'failed' }));
    await deliver(harness, target.webhook.headers, target.webhook.body);
    return false;
  },
};

/** Replay attack: resends a genuine webhook of a settled order under new event ids. */
async function replay(harness: PaymentHarness, { webhook }: AttackedOrder): Promise<void> {
  for (const eventId of [undefined, 'evt_replayed_1', `evt_${Math.random().toString(36).slice(2)}`]) {
    const { 'x-razorpay-event-id': _, ...headers } = webhook.headers;
    await deliver(harness, { ...headers, ...(eventId ? { 'x-razorpay-event-id': eventId } : {}) }, webhook.body);
  }
}

/** Creates orders that are paid at the provider but not settled. */
async function createAttackedOrders(
  harness: PaymentHarness,
  size: number,
  tamperings: Map<string, Tampering>,
): Promise<AttackedOrder[]> {
  const orders = await harness.orders(size + (size % 2));
  // Only the attacks may settle them, not the job.
  await harness.context.db.updateTable('purchases').set({ next_check_at: null }).execute();
  const confirmations = new Map<string, PaymentConfirmation>();
  for (const order of orders) confirmations.set(order.orderId, await harness.pay(order));
  const webhooks = new Map<string, Webhook>();
  for (const webhook of await harness.webhooks()) {
    if (webhook.event !== 'payment.captured') continue;
    const { payload } = JSON.parse(webhook.body) as { payload: { payment: { entity: { order_id: string } } } };
    webhooks.set(payload.payment.entity.order_id, webhook);
  }
  const targets = orders.map((order) => {
    const [confirmation, webhook] = [confirmations.get(order.orderId), webhooks.get(order.orderId)];
    if (!confirmation || !webhook) throw new Error(`${order.orderId} was not paid`);
    return {
      ...order,
      confirmation,
      webhook,
      tamperWith: (tampering: Tampering) => void tamperings.set(order.orderId, tampering),
    } as AttackedOrder;
  });
  for (const [n, target] of targets.entries()) target.other = targets[n ^ 1] as AttackedOrder;
  return targets;
}

/** Tampered signatures, amounts, currencies, orders and webhooks, and replayed webhooks: none is accepted. */
export const tamperedPayments: FaultScenario = {
  unit: 'attacks',
  size: 500,
  async run({ context }, size, progress) {
    const tamperings = new Map<string, Tampering>();
    const gateway: Gateway = {
      ...context.gateway,
      listPayments: async (orderId) =>
        (await context.gateway.listPayments(orderId)).map((payment) => tamperings.get(orderId)?.(payment) ?? payment),
    };
    const harness = await createPaymentHarness({ ...context, gateway });
    const targets = await createAttackedOrders(harness, size, tamperings);
    const entries = Object.entries(attacks);
    const accepted: string[] = [];
    const settled: AttackedOrder[] = [];
    let done = 0;
    await forEachConcurrently([...targets.entries()], CONCURRENCY, async ([n, target]) => {
      const [name, attack] = entries[n % (entries.length + 1)] ?? [];
      if (name && attack) {
        if (await attack(harness, target)) accepted.push(name);
      } else {
        if (await verify(harness, target, target.confirmation)) settled.push(target);
        await replay(harness, target);
      }
      progress(Math.min(size, ++done));
    });
    // Wait for the checks that the webhooks have started.
    await harness.app.close();

    const idsOf = (some: AttackedOrder[]) => some.map(({ purchaseId }) => purchaseId);
    const attacked = targets.filter((target) => !settled.includes(target));
    const moved = (await readPurchaseRecords(context.db, idsOf(attacked))).filter(
      (record) => record.isPaid || record.hasPayment || record.grants + record.mails + record.invoices > 0,
    );
    const replayed = await readPurchaseRecords(context.db, idsOf(settled));
    for (const name of accepted) console.error(`\naccepted: ${name}`);

    // Control: the same orders are accepted without tampering.
    const app = await buildApp(context);
    const untampered = attacked.filter(({ orderId }) => !tamperings.has(orderId));
    let good = 0;
    await forEachConcurrently(untampered, CONCURRENCY, async (target) => {
      if (await verify({ ...harness, app }, target, target.confirmation)) good += 1;
    });
    await app.close();
    return [
      exactly('attacks accepted', accepted.length, 0),
      exactly('purchases changed by an attack', moved.length, 0),
      exactly(
        'settled purchases changed by a replay',
        replayed.filter((record) => isIncomplete(record) || !record.isPaid).length,
        0,
      ),
      exactly('accepted without tampering', good, untampered.length),
    ];
  },
};
