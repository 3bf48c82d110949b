import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { PAYMENTS_OFF } from '../../integrations/razorpay/disabled-gateway.ts';
import { WEBHOOK_PATH } from '../../integrations/razorpay/payment-gateway.ts';
import { buildTestApp, openTestContext } from '../../testing/test-app.ts';
import { openSimulatedGateway } from './open-simulated-gateway.ts';
import { behaveInTest, payInWindow } from './test-payments.ts';

const keys = { keyId: 'rzp_live_4kT9mQ2LxVbN7c', keySecret: 'uW3nX8aPqYtR5eKz', webhookSecret: 'hook-secret-of-ours' };
const order = { amountPaise: 306_682, notes: {} };

const opened: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of opened) await close();
});

async function openApp(settings: Parameters<typeof openTestContext>[0] = {}) {
  const context = await openTestContext(settings);
  const app = await buildTestApp(context);
  opened.push(() => app.close(), context.close);
  return { app, context };
}

describe('on a loopback address without keys', () => {
  it('payments work without money, through the same gateway', async () => {
    const { app, context } = await openApp();
    const { gateway } = context;
    const { orderId } = await gateway.createOrder({ ...order, receipt: 'one' });
    expect(await payInWindow(app, { orderId, amountPaise: order.amountPaise, way: 'fail' })).toBeUndefined();
    const confirmation = await payInWindow(app, { orderId, amountPaise: order.amountPaise });
    const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = confirmation ?? {};
    expect(gateway.isPaymentSignature(orderId, paymentId, signature)).toBe(true);
    expect((await gateway.listPayments(orderId)).map(({ status }) => status)).toEqual(['failed', 'captured']);

    const webhooks = (await app.inject('/demo/payments/control/webhooks')).json();
    const last = webhooks.at(-1);
    expect(last.event).toBe('order.paid');
    expect(gateway.isWebhookSignature(last.body, last.headers['x-razorpay-signature'])).toBe(true);
    await behaveInTest(app, { api: 'error' });
    await expect(gateway.listPayments(orderId)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('orders survive a restart', async () => {
    const context = await openTestContext();
    const { orderId } = await context.gateway.createOrder({ ...order, receipt: 'one' });
    const again = openSimulatedGateway(context);
    expect(await again.listPayments(orderId)).toEqual([]);
    await again.close();
    await context.close();
  });

  it('the browser gets the address of the window, whose files comply with the CSP', async () => {
    const { app } = await openApp();
    const { payments } = (await app.inject('/api/Settings')).json();
    expect(payments).toEqual({
      keyID: 'rzp_test_simulator',
      checkoutScript: '/demo/payments/v1/checkout.js',
      isTest: true,
    });
    const script = await app.inject(payments.checkoutScript);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain('window.Razorpay');
    expect((await app.inject('/demo/payments/v1/checkout.css')).headers['content-type']).toBe(
      'text/css; charset=utf-8',
    );
  });

  it('webhooks are sent to the portal itself', async () => {
    const context = await openTestContext();
    const app = await buildApp(context);
    opened.push(() => app.close(), context.close);
    const came = vi.fn();
    app.addHook('onRequest', async (request) => {
      if (request.url === WEBHOOK_PATH) came(request.headers['x-razorpay-event-id']);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { orderId } = await context.gateway.createOrder({ ...order, receipt: 'one' });
    await payInWindow(app, { orderId, amountPaise: order.amountPaise, way: 'fail' });
    await vi.waitFor(() => expect(came).toHaveBeenCalledWith(expect.stringMatching(/^evt_/)), { timeout: 120_000 });
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a page that calls this machine by a name of its own', { headers: { host: 'evil.example' } }],
  ])('%s gets nothing', async (_, from) => {
    const { app } = await openApp();
    for (const url of [
      '/demo/payments/v1/checkout.js',
      '/demo/payments/control/webhooks',
      '/demo/payments/v1/orders/o',
    ])
      expect((await app.inject({ url, ...from })).statusCode).toBe(403);
    for (const url of ['/demo/payments/window/pay', '/demo/payments/control/behaviour', '/demo/payments/v1/orders'])
      expect((await app.inject({ method: 'POST', url, payload: {}, ...from })).statusCode).toBe(403);
  });
});

describe('elsewhere', () => {
  async function open(settings: Parameters<typeof openTestContext>[0]) {
    const { app, context } = await openApp(settings);
    expect((await app.inject('/demo/payments/v1/checkout.js')).statusCode).toBe(404);
    expect(() => openSimulatedGateway(context)).toThrow(/for a portal on this machine only/);
    return { app, context, settings: (await app.inject('/api/Settings')).json().payments };
  }

  it('real keys use the provider, and the CSP allows its hosts only', async () => {
    const { app, context, settings } = await open({ razorpay: keys });
    expect(settings).toEqual({
      keyID: keys.keyId,
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
      isTest: false,
    });
    expect(context.gateway.isTest).toBe(false);
    const policy = String((await app.inject('/api/health/live')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' https:\/\/checkout\.razorpay\.com https:\/\/cdn\.razorpay\.com;/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/checkout\.razorpay\.com https:\/\/api\.razorpay\.com;/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/lumberjack\.razorpay\.com/);
    expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/cdn\.razorpay\.com;/);
    expect((await app.inject('/api/Settings')).body).not.toMatch(/uW3nX8aPqYtR5eKz|hook-secret-of-ours/);
  });

  it('keys of a test account set isTest', async () => {
    const { settings } = await open({ razorpay: { ...keys, keyId: 'rzp_test_4kT9mQ2LxVbN7c' } });
    expect(settings).toMatchObject({ isTest: true, checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js' });
  });

  it('a public portal without keys takes no payments, and reports it', async () => {
    const { context, settings } = await open({ publicUrl: 'https://jobs.example.in' });
    expect(settings).toEqual({ keyID: '', checkoutScript: '', isTest: false });
    const asked = context.gateway.createOrder({ ...order, receipt: 'one' });
    await expect(asked).rejects.toMatchObject({ code: 'unavailable', message: PAYMENTS_OFF });
    expect(context.gateway.isWebhookSignature('', '')).toBe(false);
  });
});
