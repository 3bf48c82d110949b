import { createHmac } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MovableClock } from '../../lib/clock.ts';
import { defaultBehaviour } from './behaviour.ts';
import { openPaymentProvider, type PaymentProvider } from './payment-provider.ts';
import { TEST_KEY_ID } from './provider-state.ts';

const keys = { keyId: TEST_KEY_ID, keySecret: 'the-key-secret', webhookSecret: 'the-webhook-secret' };
const clock = new MovableClock('2026-04-01T06:00:00Z');
const provider = openPaymentProvider({ keys, clock });
const closing: (() => unknown)[] = [() => provider.close()];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

async function call(
  path: string,
  {
    body,
    headers = {},
    at = provider,
  }: { body?: unknown; headers?: Record<string, string>; at?: PaymentProvider } = {},
) {
  const reply = await fetch(`${await at.listen()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: basic(keys.keyId, keys.keySecret),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    body: text && reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
  };
}

const makeOrder = async (more: object = {}, at = provider) =>
  (await call('/v1/orders', { body: { amount: 50_000, currency: 'INR', ...more }, at })).body;
const byItself = { payment: { capture: 'automatic', capture_options: { refund_speed: 'normal' } } };
const choose = (order_id: string, way: string, at = provider) =>
  call('/window/pay', { body: { key: TEST_KEY_ID, order_id, amount: 50_000, way }, at });

describe('the API', () => {
  it.each([
    ['no key', { authorization: '' }],
    ['another key', { authorization: basic('rzp_test_other', keys.keySecret) }],
    ['another secret', { authorization: basic(keys.keyId, 'wrong') }],
    ['a token', { authorization: `Bearer ${keys.keySecret}` }],
  ])('rejects a request with %s', async (_, headers) => {
    for (const reply of [
      await call('/v1/orders', { body: { amount: 100, currency: 'INR' }, headers }),
      await call('/v1/orders/order_1/payments', { headers }),
    ]) {
      expect(reply.status).toBe(401);
      expect(reply.body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' });
    }
  });

  it('returns a complete order', async () => {
    expect(await makeOrder({ receipt: 'full', notes: { purchase: '7' } })).toEqual({
      id: expect.stringMatching(/^order_\w{14}$/),
      entity: 'order',
      amount: 50_000,
      amount_paid: 0,
      amount_due: 50_000,
      currency: 'INR',
      receipt: 'full',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { purchase: '7' },
      created_at: 1_775_023_200,
    });
  });

  it.each([
    ['no amount', { amount: undefined }, 'The amount field is required.', 'amount'],
    ['a text for an amount', { amount: '500' }, 'The amount must be an integer.', 'amount'],
    ['99 paise', { amount: 99 }, 'Order amount less than minimum amount allowed', 'amount'],
    ['dollars', { currency: 'USD' }, 'Currency is not supported', 'currency'],
    ['a long receipt', { receipt: 'r'.repeat(41) }, 'The receipt may not be greater than 40 characters.', 'receipt'],
    ['a long note', { notes: { a: 'x'.repeat(257) } }, /greater than 256/, 'notes.a'],
    ['a field it does not know', { price: 1 }, 'price is/are not required and should not be sent', undefined],
  ])('rejects an order with %s', async (_, more, description, field) => {
    const { status, body } = await call('/v1/orders', { body: { amount: 50_000, currency: 'INR', ...more } });
    expect(status).toBe(400);
    expect(body.error.code).toBe('BAD_REQUEST_ERROR');
    expect(body.error.description).toMatch(description);
    expect(body.error.field).toBe(field);
  });

  it('rejects a repeated receipt and invalid JSON', async () => {
    await makeOrder({ receipt: 'once' });
    expect((await makeOrder({ receipt: 'once' })).error.description).toBe('Receipt should be unique.');
    expect((await call('/v1/orders', { body: '{"amount":' })).status).toBe(400);
  });

  it('moves an order through created, attempted and paid, and keeps it paid after a refund', async () => {
    const { id } = await makeOrder(byItself);
    const order = async () => (await call(`/v1/orders/${id}`)).body;
    await choose(id, 'fail');
    expect(await order()).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
    const { body: paid } = await choose(id, 'pay');
    expect(await order()).toMatchObject({ status: 'paid', attempts: 2, amount_paid: 50_000, amount_due: 0 });
    expect((await choose(id, 'pay')).body.error.description).toBe('Payment already done for this order.');
    await call(`/v1/payments/${paid.razorpay_payment_id}/refund`, { body: {} });
    expect(await order()).toMatchObject({ status: 'paid' });
    expect((await call(`/v1/payments/${paid.razorpay_payment_id}`)).body).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
      amount_refunded: 50_000,
      captured: true,
    });
  });

  it('does not capture a payment automatically unless the order says so', async () => {
    const { id } = await makeOrder();
    await choose(id, 'pay');
    expect((await call(`/v1/orders/${id}/payments`)).body).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ status: 'authorized', captured: false, order_id: id, amount: 50_000 }],
    });
  });
});

describe('the payment window', () => {
  it('signs a captured payment and reports a failed one', async () => {
    const { id } = await makeOrder(byItself);
    const failed = await choose(id, 'fail');
    expect(failed.status).toBe(400);
    expect(failed.body.error).toMatchObject({ source: 'bank', reason: 'payment_failed', metadata: { order_id: id } });
    const { body } = await choose(id, 'pay');
    const expected = createHmac('sha256', keys.keySecret).update(`${id}|${body.razorpay_payment_id}`).digest('hex');
    expect(body).toMatchObject({ razorpay_order_id: id, razorpay_signature: expected });
  });

  it.each([
    ['another key', { key: 'rzp_test_other' }],
    ['another amount', { amount: 49_999 }],
    ['an unknown order', { order_id: 'order_unknown' }],
  ])('does not open for %s', async (_, more) => {
    const { id } = await makeOrder();
    const asked = { key: TEST_KEY_ID, order_id: id, amount: 50_000 };
    expect((await call('/window/open', { body: asked })).status).toBe(204);
    expect((await call('/window/open', { body: { ...asked, ...more } })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('webhooks', () => {
  let status = 200;
  let received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      reply.writeHead(status).end();
    });
  });
  closing.push(() => receiver.close());

  async function due(): Promise<void> {
    if (!receiver.listening) await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    await provider.runDue(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
  }
  beforeEach(async () => {
    provider.behave(defaultBehaviour);
    status = 200;
    clock.advanceMinutes(60 * 48);
    await due();
    received = [];
  });

  const events = () => received.map(({ body }) => JSON.parse(body).event);
  const ids = () => received.map(({ headers }) => headers['x-razorpay-event-id']);
  const isSigned = ({ headers, body }: { headers: IncomingHttpHeaders; body: string }) =>
    createHmac('sha256', keys.webhookSecret).update(body).digest('hex') === headers['x-razorpay-signature'];

  async function pay(way = 'pay'): Promise<string> {
    const { id } = await makeOrder(byItself);
    await choose(id, way);
    return id;
  }

  it('report each step, signed, with the state at that time', async () => {
    const orderId = await pay();
    await due();
    expect(events()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
    expect(received.every(isSigned)).toBe(true);
    expect(new Set(ids()).size).toBe(3);
    const [authorised, , paid] = received.map(({ body }) => JSON.parse(body));
    expect(authorised).toMatchObject({
      entity: 'event',
      contains: ['payment'],
      payload: { payment: { entity: { status: 'authorized', order_id: orderId } } },
    });
    expect(paid.payload.order.entity).toMatchObject({ id: orderId, status: 'paid' });
  });

  it('report refunds and late authorisation', async () => {
    const orderId = await pay('late');
    clock.advanceMinutes(1);
    await due();
    await due();
    expect(events()).toEqual(['payment.failed', 'payment.authorized']);
    const { items } = (await call(`/v1/orders/${orderId}/payments`)).body;
    const capture = await call(`/v1/payments/${items[0].id}/capture`, { body: { amount: 50_000, currency: 'INR' } });
    expect(capture.body.status).toBe('captured');
    provider.behave({ refunds: 'pending' });
    const refund = (await call(`/v1/payments/${items[0].id}/refund`, { body: { amount: 20_000 } })).body;
    const settled = await call('/control/refunds/settle', { body: { id: refund.id, status: 'failed' } });
    expect(settled.body.status).toBe('failed');
    await due();
    expect(events().slice(-2)).toEqual(['refund.created', 'refund.failed']);
    expect(JSON.parse(received.at(-1)?.body ?? '').payload.payment.entity.amount_refunded).toBe(0);
  });

  it('are retried under the same id for a day', async () => {
    status = 500;
    await pay('fail');
    await due();
    await due();
    expect(received).toHaveLength(1);
    clock.advanceMinutes(1);
    await due();
    status = 204;
    clock.advanceMinutes(60);
    await due();
    clock.advanceMinutes(60);
    await due();
    expect(received).toHaveLength(3);
    expect(new Set(ids()).size).toBe(1);
    expect(received.every(isSigned)).toBe(true);

    status = 500;
    await pay('fail');
    for (let hours = 0; hours < 30; hours++) {
      await due();
      clock.advanceMinutes(61);
    }
    const tries = received.length;
    clock.advanceMinutes(60 * 24);
    await due();
    expect(received).toHaveLength(tries);
  });

  it('are duplicated, reordered or delayed as configured', async () => {
    provider.behave({ webhooks: 'duplicate' });
    await pay('fail');
    await due();
    expect(events()).toEqual(['payment.failed', 'payment.failed']);
    expect(new Set(ids()).size).toBe(1);

    received = [];
    provider.behave({ webhooks: 'reorder' });
    await pay();
    await due();
    expect(events()).toEqual(['order.paid', 'payment.captured', 'payment.authorized']);

    received = [];
    provider.behave({ webhooks: 'delay', delaySeconds: 120 });
    await pay('fail');
    clock.advanceMinutes(1);
    await due();
    expect(events()).toEqual([]);
    clock.advanceMinutes(1);
    await due();
    expect(events()).toEqual(['payment.failed']);
  });

  it('are corrupted or dropped as configured, until they are resent', async () => {
    provider.behave({ webhooks: 'corrupt' });
    await pay('fail');
    await due();
    expect(received.map(isSigned)).toEqual([false]);

    received = [];
    provider.behave({ webhooks: 'drop' });
    await pay('fail');
    await due();
    expect(received).toEqual([]);
    const all = (await call('/control/webhooks')).body;
    expect(all.at(-1)).toMatchObject({ event: 'payment.failed', state: 'dropped', tries: 0 });
    await call('/control/webhooks/resend', { body: { id: all.at(-1).id } });
    await due();
    expect(ids()).toEqual([all.at(-1).id]);
    expect(received.map(isSigned)).toEqual([true]);
  });

  it('keep their behaviour when another one is changed', async () => {
    await call('/control/behaviour', { body: { webhooks: 'drop' } });
    const { body } = await call('/control/behaviour', { body: { refunds: 'failed' } });
    expect(body).toMatchObject({ webhooks: 'drop', refunds: 'failed' });
    expect((await call('/control/behaviour', { body: { webhooks: 'perhaps' } })).status).toBe(400);
  });
});

describe('the store', () => {
  async function openFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'aarambh-payments-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    return join(folder, 'deeper', 'payments.jsonl');
  }
  const openOn = (file: string) => openPaymentProvider({ keys, clock, file });

  it('survives a restart and an incomplete line', async () => {
    const file = await openFolder();
    const before = openOn(file);
    const { id } = await makeOrder({ ...byItself, receipt: 'kept' }, before);
    const { body: paid } = await choose(id, 'pay', before);
    await before.close();
    await appendFile(file, '{"kind":"order","record":{"id":"order_torn"');

    const after = openOn(file);
    expect((await makeOrder({ receipt: 'kept' }, after)).error.description).toBe('Receipt should be unique.');
    const later = await makeOrder({ receipt: 'after' }, after);
    await after.close();
    const last = openOn(file);
    closing.push(() => last.close());
    expect((await call(`/v1/orders/${id}`, { at: last })).body).toMatchObject({ status: 'paid', receipt: 'kept' });
    expect((await call(`/v1/orders/${later.id}`, { at: last })).body.receipt).toBe('after');
    expect((await call(`/v1/payments/${paid.razorpay_payment_id}`, { at: last })).body.status).toBe('captured');
    expect((await call('/v1/orders/order_torn', { at: last })).status).toBe(400);
  });

  it('is shared by two processes', async () => {
    const file = await openFolder();
    const [server, command] = [openOn(file), openOn(file)];
    closing.push(
      () => server.close(),
      () => command.close(),
    );
    const { id } = await makeOrder(byItself, server);
    const { body: paid } = await choose(id, 'pay', server);
    const refund = `/v1/payments/${paid.razorpay_payment_id}/refund`;
    expect((await call(refund, { body: { amount: 10_000 }, at: command })).body.status).toBe('processed');
    expect((await call(`/v1/orders/${id}/payments`, { at: server })).body.items).toMatchObject([
      { amount_refunded: 10_000 },
    ]);
  });

  it('is not opened with real keys', () => {
    for (const keyId of ['rzp_live_4kT9mQ2LxVbN7c', 'rzp_test_4kT9mQ2LxVbN7c'])
      expect(() => openPaymentProvider({ keys: { ...keys, keyId }, clock })).toThrow(/does not run with real keys/);
  });
});
