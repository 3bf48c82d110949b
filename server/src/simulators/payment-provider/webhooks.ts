import { createHmac } from 'node:crypto';
import type { Clock } from '../../lib/clock.ts';
import type { Behaviour } from './behaviour.ts';
import {
  makeId,
  type Order,
  type Payment,
  type Refund,
  type Webhook,
  wireOrder,
  wirePayment,
  wireRefund,
} from './provider-records.ts';
import type { ProviderStore } from './provider-store.ts';

/** Seconds between attempts; the last repeats until the provider gives up. */
const RETRY_SECONDS = [1, 5, 30, 120, 600, 3_600];
const GIVE_UP_MS = 24 * 3_600_000;
/** Timeout of the receiver. */
const TIMEOUT_MS = 5_000;

/** Entities of an event. */
export interface EventParts {
  payment: Payment;
  order?: Order;
  refund?: Refund;
}

export type Notify = (event: string, parts: EventParts) => void;

/** Headers and body of a webhook. A corrupt one has the signature of the correct body. */
export function sentForm({ id, body, isCorrupt }: Webhook, secret: string) {
  return {
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body: isCorrupt ? body.replace(/"amount":\d/, '"amount":9') : body,
  };
}

/** Queue of webhooks. Each contains the entities as they were when it was created; failed deliveries are retried. */
export function openWebhooks(store: ProviderStore, clock: Clock, secret: string, behaviour: () => Behaviour) {
  const now = () => clock.now().getTime();

  const notify: Notify = (event, { payment, order, refund }) => {
    const parts = {
      ...(refund ? { refund: { entity: wireRefund(refund) } } : {}),
      payment: { entity: wirePayment(payment) },
      ...(order ? { order: { entity: wireOrder(order) } } : {}),
    };
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_TestSimulator0',
      event,
      contains: Object.keys(parts),
      payload: parts,
      created_at: Math.floor(now() / 1_000),
    });
    const { webhooks: how, delaySeconds } = behaviour();
    store.put('webhook', {
      id: makeId('evt'),
      event,
      body,
      madeAt: now(),
      dueAt: now() + (how === 'delay' ? delaySeconds * 1_000 : 0),
      tries: 0,
      copies: how === 'duplicate' ? 2 : 1,
      isCorrupt: how === 'corrupt',
      state: how === 'drop' ? 'dropped' : 'waiting',
    });
  };

  async function isAccepted(webhook: Webhook, url: string): Promise<boolean> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await fetch(url, { method: 'POST', ...sentForm(webhook, secret), signal, redirect: 'manual' }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async function send(webhook: Webhook, url: string): Promise<void> {
    let accepted = true;
    for (let copy = 0; copy < webhook.copies; copy++) accepted = (await isAccepted(webhook, url)) && accepted;
    const tries = webhook.tries + 1;
    const wait = RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length) - 1] ?? 0;
    const state = accepted ? 'delivered' : now() - webhook.madeAt >= GIVE_UP_MS ? 'given-up' : 'waiting';
    store.put('webhook', { ...webhook, tries, state, dueAt: now() + wait * 1_000 });
  }

  return {
    notify,
    /** Sends due webhooks sequentially. */
    async sendDue(url: string): Promise<void> {
      const due = store.list('webhook').filter(({ state, dueAt }) => state === 'waiting' && dueAt <= now());
      for (const webhook of behaviour().webhooks === 'reorder' ? due.reverse() : due) await send(webhook, url);
    },
    /** Queues a sent or dropped webhook again under its id. */
    resend(webhook: Webhook): void {
      store.put('webhook', { ...webhook, state: 'waiting', dueAt: now(), madeAt: now(), copies: 1, isCorrupt: false });
    },
  };
}
