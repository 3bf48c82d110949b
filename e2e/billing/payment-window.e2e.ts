import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { systemClock } from '../../server/src/lib/clock.ts';
import {
  openPaymentProvider,
  type PaymentProvider,
} from '../../server/src/simulators/payment-provider/payment-provider.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

/*
 * The simulated payment window alone, on a page with the Content-Security-Policy of the portal. The other journeys of
 * this folder cover what each outcome causes in the portal.
 */
const keys = { keyId: 'rzp_test_simulator', keySecret: 'the-key-secret', webhookSecret: 'the-webhook-secret' };
const AMOUNT = 306_682;

let provider: PaymentProvider;
let base: string;
test.beforeAll(async () => {
  provider = openPaymentProvider({ keys, clock: systemClock });
  base = await provider.listen();
});
test.afterAll(() => provider.close());
// The provider replies 400 to a failed payment.
test.use({ expectedProblems: [/status of 400/] });

async function call(path: string, body?: object) {
  const reply = await fetch(`${base}/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return await reply.json();
}

/** Opens the window for a new order; the page records the callbacks. Returns the order id. */
async function openWindow(page: Page, policy: string | undefined): Promise<string> {
  const payment = { capture: 'automatic', capture_options: { refund_speed: 'normal' } };
  const { id } = await call('orders', { amount: AMOUNT, currency: 'INR', receipt: randomUUID(), payment });
  await page.route(`${base}/page`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy ?? '' },
      body: '<!doctype html><html lang="en"><title>Pay</title><main><h1>Pay</h1><button>Buy</button></main></html>',
    }),
  );
  await page.goto(`${base}/page`);
  await page.addScriptTag({ url: `${base}/v1/checkout.js` });
  await page.getByRole('button', { name: 'Buy' }).focus();
  await page.evaluate(
    ({ key, order_id, amount }) => {
      const callbacks: unknown[] = [];
      const scope = window as unknown as { callbacks: unknown[]; Razorpay: new (options: object) => PaymentWindow };
      interface PaymentWindow {
        on(event: string, handler: (failure: { error: { reason: string } }) => void): void;
        open(): void;
      }
      scope.callbacks = callbacks;
      const opened = new scope.Razorpay({
        key,
        order_id,
        amount,
        currency: 'INR',
        name: 'Aarambh',
        description: 'Subscription Charges',
        prefill: { name: 'Venkata Subrahmanyeswara Narasimharaju Chakravarthula' },
        theme: { color: '#0b5c62' },
        handler: (confirmation: { razorpay_order_id: string }) =>
          callbacks.push(['paid', confirmation.razorpay_order_id]),
        modal: { ondismiss: () => callbacks.push(['dismissed']) },
      });
      opened.on('payment.failed', ({ error }) => callbacks.push(['failed', error.reason]));
      opened.open();
    },
    { key: keys.keyId, order_id: id as string, amount: AMOUNT },
  );
  await expect(page.getByRole('dialog', { name: 'Aarambh' })).toBeVisible();
  return id as string;
}

const callbacks = (page: Page) => page.evaluate(() => (window as unknown as { callbacks: unknown[] }).callbacks);
const statusesOf = async (orderId: string) =>
  (await call(`orders/${orderId}/payments`)).items.map(({ status }: { status: string }) => status);

let policy: string | undefined;
test.beforeEach(async ({ request }) => {
  policy = (await request.get('/api/health/live')).headers()['content-security-policy'];
  expect(policy).toContain("style-src 'self'");
});

test('shows that it is a test and the amount, and is accessible', async ({ page }) => {
  await openWindow(page, policy);
  const dialog = page.getByRole('dialog', { name: 'Aarambh' });
  await expect(dialog).toContainText('TEST payment: no money is taken.');
  await expect(dialog).toContainText('₹3,066.82');
  await expect(dialog).toContainText('Subscription Charges');
  // Its styles apply: the Content-Security-Policy allows them.
  await expect(dialog.getByText('TEST payment')).toHaveCSS('border-top-style', 'dashed');
  await expect(page.getByRole('button', { name: /^Pay The payment is taken/ })).toBeFocused();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
});

test('a failed payment can be retried and is then captured', { tag: '@any-width' }, async ({ page }) => {
  const orderId = await openWindow(page, policy);
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page.getByRole('alert')).toContainText('declined by the bank');
  await expect(page.getByRole('button', { name: 'Let the payment fail' })).toBeFocused();
  await page.getByRole('button', { name: /^Pay The payment is taken/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await callbacks(page)).toEqual([
    ['failed', 'payment_failed'],
    ['paid', orderId],
  ]);
  expect(await statusesOf(orderId)).toEqual(['failed', 'captured']);
});

test('closes by its button and by Escape, and returns the focus', { tag: '@any-width' }, async ({ page }) => {
  const orderId = await openWindow(page, policy);
  await page.getByRole('button', { name: 'Close without paying' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await callbacks(page)).toEqual([['dismissed']]);
  await openWindow(page, policy);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Buy' })).toBeFocused();
  expect(await callbacks(page)).toEqual([['dismissed']]);
  expect(await statusesOf(orderId)).toEqual([]);
});

test('pay, then vanish: the payment is captured and the page gets no callback', { tag: '@any-width' }, async ({
  page,
}) => {
  const orderId = await openWindow(page, policy);
  await page.getByRole('button', { name: 'Pay, then vanish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await callbacks(page)).toEqual([]);
  expect(await statusesOf(orderId)).toEqual(['captured']);
});

test('a late authorisation is reported as a failure first', { tag: '@any-width' }, async ({ page }) => {
  const orderId = await openWindow(page, policy);
  await page.getByRole('button', { name: 'Fail, authorise later' }).click();
  await expect(page.getByRole('alert')).toContainText('declined by the bank');
  expect(await callbacks(page)).toEqual([['failed', 'payment_failed']]);
  expect(await statusesOf(orderId)).toEqual(['failed']);
});
