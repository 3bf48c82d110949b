import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '../../infra/log.ts';
import { systemClock } from '../../lib/clock.ts';
import { openPaymentProvider } from '../../simulators/payment-provider/payment-provider.ts';
import { TEST_KEY_ID } from '../../simulators/payment-provider/provider-state.ts';
import { type Gateway, GatewayError } from './payment-gateway.ts';
import { openRazorpayGateway } from './razorpay-gateway.ts';

/*
 * Contract tests of the provider's API. They run against the simulator and, when the environment has the keys of a test
 * account (RAZORPAY_KEY_ID=rzp_test_… and RAZORPAY_KEY_SECRET), against the provider too. No case needs a manual payment.
 */
const log = openLog('silent');
const { RAZORPAY_KEY_ID: keyId = '', RAZORPAY_KEY_SECRET: keySecret = '' } = process.env;
const hasTestAccount = keyId.startsWith('rzp_test_') && keySecret !== '';

const webhookSecret = 'webhook-secret-of-the-contract';
const simulatorKeys = { keyId: TEST_KEY_ID, keySecret: 'secret-of-the-simulator', webhookSecret };
const simulator = openPaymentProvider({ keys: simulatorKeys, clock: systemClock });
afterAll(() => simulator.close());

function testContract(open: (keys?: { keySecret: string }) => Gateway): void {
  let gateway: Gateway;
  beforeAll(() => {
    gateway = open();
  });
  const order = (more: object = {}) =>
    gateway.createOrder({ amountPaise: 306_682, receipt: randomUUID(), notes: { purchase: '7' }, ...more });

  it('creates an order without payments', async () => {
    const { orderId } = await order();
    expect(orderId).toMatch(/^order_\w{14}$/);
    expect(await gateway.listPayments(orderId)).toEqual([]);
  });

  it('creates an order without notes', async () => {
    expect((await order({ notes: {} })).orderId).toMatch(/^order_/);
  });

  it.each([
    ['too little', { amountPaise: 99 }],
    ['a part of a paisa', { amountPaise: 100.5 }],
    ['a receipt that is too long', { receipt: 'r'.repeat(41) }],
    ['too many notes', { notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`n${i}`, 'x'])) }],
  ])('rejects an order with %s', async (_, more) => {
    const refused = await order(more).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(GatewayError);
    expect(refused).toMatchObject({ status: 400, code: 'BAD_REQUEST_ERROR' });
  });

  it.each([
    ['payments of an order', () => gateway.listPayments('order_IEIaMR65cu6nz3')],
    ['a capture', () => gateway.capture('pay_IH4NVgf4Dreq1l', 100)],
    [
      'a refund',
      () =>
        gateway.refund({
          paymentId: 'pay_IH4NVgf4Dreq1l',
          amountPaise: 100,
          idempotencyKey: randomUUID(),
          notes: {},
        }),
    ],
  ])('rejects unknown ids: %s', async (_, call) => {
    await expect(call()).rejects.toBeInstanceOf(GatewayError);
  });

  it('finds no unknown refund', async () => {
    expect(await gateway.findRefund('pay_IH4NVgf4Dreq1l', 'rfnd_FP8QHiV938haTz')).toBeUndefined();
  });

  it('is unavailable with a wrong key', async () => {
    const unauthorised = open({ keySecret: 'wrong' });
    const created = unauthorised.createOrder({ amountPaise: 100, receipt: randomUUID(), notes: {} });
    await expect(created).rejects.toMatchObject({ code: 'unavailable' });
  });
}

describe('the simulator', () => {
  testContract((more) => openRazorpayGateway({ ...simulatorKeys, ...more }, log, { baseUrl: simulator.listen }));
});

if (hasTestAccount)
  describe('the test account of RAZORPAY_KEY_ID', () => {
    testContract((more) =>
      openRazorpayGateway({ keyId, keySecret, webhookSecret, ...more }, log, { timeoutMs: 20_000 }),
    );
  });
