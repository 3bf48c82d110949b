import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../../infra/log.ts';
import { MovableClock } from '../../lib/clock.ts';
import { type Behaviour, defaultBehaviour } from '../../simulators/payment-provider/behaviour.ts';
import { openPaymentProvider } from '../../simulators/payment-provider/payment-provider.ts';
import { TEST_KEY_ID } from '../../simulators/payment-provider/provider-state.ts';
import { GatewayError } from './payment-gateway.ts';
import { openRazorpayGateway } from './razorpay-gateway.ts';

const AMOUNT = 306_682;
const keys = { keyId: TEST_KEY_ID, keySecret: 'the-key-secret-of-tests', webhookSecret: 'the-webhook-secret-of-tests' };
const clock = new MovableClock('2026-04-01T06:00:00Z');
const provider = openPaymentProvider({ keys, clock });
const closing: (() => unknown)[] = [() => provider.close()];
afterAll(async () => {
  for (const close of closing) await close();
});

let said = '';
const sink = new Writable({
  write(chunk, _encoding, done) {
    said += String(chunk);
    done();
  },
});
let log: ReturnType<typeof openLog>;
let gateway: ReturnType<typeof openRazorpayGateway>;
beforeEach(() => {
  said = '';
  // Of its own for each test: a log leaves out lines that repeat within a second.
  log = openLog('trace', sink);
  gateway = openRazorpayGateway(keys, log, { baseUrl: provider.listen });
  provider.behave(defaultBehaviour);
});

let receipts = 0;
async function makeOrder(): Promise<string> {
  receipts += 1;
  return (await gateway.createOrder({ amountPaise: AMOUNT, receipt: `r${receipts}`, notes: {} })).orderId;
}

async function choose(orderId: string, way: string) {
  const reply = await fetch(`${await provider.listen()}/window/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: keys.keyId, order_id: orderId, amount: AMOUNT, way }),
  });
  return (await reply.json()) as { razorpay_payment_id: string; razorpay_signature: string };
}

async function paidOrder() {
  const orderId = await makeOrder();
  const confirmation = await choose(orderId, 'pay');
  return { orderId, paymentId: confirmation.razorpay_payment_id, signature: confirmation.razorpay_signature };
}

const refundOf = (paymentId: string, amountPaise: number, idempotencyKey: string) =>
  gateway.refund({ paymentId, amountPaise, idempotencyKey, notes: { why: 'test' } });

describe('a payment', () => {
  it('is captured by the provider and signed for its own order only', async () => {
    const { orderId, paymentId, signature } = await paidOrder();
    expect(await gateway.listPayments(orderId)).toEqual([
      {
        paymentId,
        orderId,
        status: 'captured',
        amountPaise: AMOUNT,
        currency: 'INR',
        refundedPaise: 0,
        createdAt: expect.any(Date),
      },
    ]);
    expect(gateway.isPaymentSignature(orderId, paymentId, signature)).toBe(true);
    expect(gateway.isPaymentSignature(await makeOrder(), paymentId, signature)).toBe(false);
    expect(gateway.isWebhookSignature(`${orderId}|${paymentId}`, signature)).toBe(false);
  });

  it('that failed and was authorised late is captured by us once', async () => {
    const orderId = await makeOrder();
    await choose(orderId, 'late');
    const statusOf = async () => (await gateway.listPayments(orderId)).map(({ status }) => status);
    expect(await statusOf()).toEqual(['failed']);
    clock.advanceMinutes(1);
    await provider.runDue();
    expect(await statusOf()).toEqual(['authorized']);

    const [payment] = await gateway.listPayments(orderId);
    const paymentId = payment?.paymentId ?? '';
    await expect(gateway.capture(paymentId, AMOUNT - 1)).rejects.toBeInstanceOf(GatewayError);
    expect(await gateway.capture(paymentId, AMOUNT)).toMatchObject({ status: 'captured', amountPaise: AMOUNT });
    await expect(gateway.capture(paymentId, AMOUNT)).rejects.toThrow(/already been captured/);
  });

  it('that failed may be followed by a successful one', async () => {
    const orderId = await makeOrder();
    await choose(orderId, 'fail');
    await choose(orderId, 'pay');
    const statuses = (await gateway.listPayments(orderId)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['captured', 'failed']);
  });
});

describe('a refund', () => {
  it('may be partial, up to the full amount', async () => {
    const { orderId, paymentId } = await paidOrder();
    expect(await gateway.listRefunds(paymentId)).toEqual([]);
    const first = await refundOf(paymentId, 100_000, `first-of-${paymentId}`);
    expect(first).toMatchObject({ status: 'processed', amountPaise: 100_000 });
    expect(await gateway.listPayments(orderId)).toMatchObject([{ status: 'captured', refundedPaise: 100_000 }]);
    const rest = await refundOf(paymentId, AMOUNT - 100_000, `rest-of-${paymentId}`);
    expect(await gateway.listPayments(orderId)).toMatchObject([{ status: 'refunded', refundedPaise: AMOUNT }]);
    await expect(refundOf(paymentId, 100, `more-of-${paymentId}`)).rejects.toThrow(/fully refunded/);
    expect(await gateway.listRefunds(paymentId)).toEqual([rest, first]);
    expect(await gateway.findRefund(paymentId, first.refundId)).toEqual(first);
  });

  it('with the same idempotency key is the same refund, also when the first reply was lost', async () => {
    const { orderId, paymentId } = await paidOrder();
    const key = `once-for-${paymentId}`;
    provider.behave({ api: 'lose-reply' });
    await expect(refundOf(paymentId, 5_000, key)).rejects.toMatchObject({ code: 'unavailable' });
    provider.behave({ api: 'well' });
    const again = await refundOf(paymentId, 5_000, key);
    expect(await refundOf(paymentId, 5_000, key)).toEqual(again);
    expect(await gateway.listPayments(orderId)).toMatchObject([{ refundedPaise: 5_000 }]);
    await expect(refundOf(paymentId, 6_000, key)).rejects.toThrow(/Different request body/);
    await expect(refundOf(paymentId, 6_000, 'short')).rejects.toThrow(/at least 10 characters/);
  });

  it.each([
    ['pending', 5_000],
    ['failed', 0],
  ] as const)('may be %s', async (refunds, refundedPaise) => {
    const { orderId, paymentId } = await paidOrder();
    provider.behave({ refunds });
    expect(await refundOf(paymentId, 5_000, `key-for-${paymentId}`)).toMatchObject({ status: refunds });
    expect(await gateway.listPayments(orderId)).toMatchObject([{ refundedPaise }]);
  });
});

describe('an unavailable provider', () => {
  async function expectUnavailable(call: Promise<unknown>): Promise<void> {
    await expect(call).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    expect(said).toContain('payment provider unavailable');
    expect(said).not.toMatch(/the-key-secret|the-webhook-secret|authorization|Basic /i);
  }

  it.each(['error', 'busy', 'garbled', 'lose-reply'] as Behaviour['api'][])('is unavailable: %s', async (api) => {
    const { orderId, paymentId } = await paidOrder();
    provider.behave({ api });
    await expectUnavailable(makeOrder());
    await expectUnavailable(gateway.listPayments(orderId));
    await expectUnavailable(refundOf(paymentId, 100, `key-for-${paymentId}`));
  });

  it('times out when it hangs', async () => {
    const gatewayWithShortTimeout = openRazorpayGateway(keys, log, { baseUrl: provider.listen, timeoutMs: 50 });
    provider.behave({ api: 'hang' });
    await expectUnavailable(gatewayWithShortTimeout.createOrder({ amountPaise: 100, receipt: 'hanging', notes: {} }));
  });

  async function openServer(answer: RequestListener): Promise<string> {
    const server: Server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const at = (url: string, timeoutMs: number) =>
    openRazorpayGateway(keys, log, { baseUrl: async () => url, timeoutMs });

  it('times out when its reply trickles in', async () => {
    const url = await openServer((_request, reply) => {
      reply.setHeader('content-type', 'application/json');
      const timer = setInterval(() => reply.write(' '), 10);
      reply.on('close', () => clearInterval(timer));
    });
    await expectUnavailable(at(url, 200).listPayments('order_1'));
  });

  it('follows no redirects', async () => {
    let strayed = 0;
    const elsewhere = await openServer((_request, reply) => {
      strayed += 1;
      reply.end('{"items":[]}');
    });
    const url = await openServer((_request, reply) => {
      reply.writeHead(302, { location: elsewhere }).end();
    });
    await expectUnavailable(at(url, 3_000).listPayments('order_1'));
    expect(strayed).toBe(0);
  });

  it('is unavailable when it cannot be reached', async () => {
    await expectUnavailable(at('http://127.0.0.1:9', 3_000).listPayments('order_1'));
    expect(said).toContain('ECONNREFUSED');
  });

  it('gets no request for an id that could be a path', async () => {
    await expect(gateway.listPayments('../payments')).rejects.toBeInstanceOf(GatewayError);
    await expect(gateway.capture('a/b', 100)).rejects.toBeInstanceOf(GatewayError);
    await expect(refundOf('?', 100, 'long-enough-key')).rejects.toBeInstanceOf(GatewayError);
    await expect(gateway.findRefund('pay_1', 'rfnd 1')).rejects.toBeInstanceOf(GatewayError);
  });
});
