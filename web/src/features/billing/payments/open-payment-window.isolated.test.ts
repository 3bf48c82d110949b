import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPaymentWindow, type PaymentRequest } from './open-payment-window.ts';

interface Options {
  handler: (given?: object) => void;
  modal: { ondismiss: () => void };
}

/** The window opened last: its options, and a function that reports a failed payment to it. */
let opened: { options: Options & Record<string, unknown>; fail: (failure: object) => void } | undefined;
class FakeRazorpay {
  readonly #options: Options & Record<string, unknown>;
  #fail: (failure: object) => void = () => undefined;
  constructor(options: Options & Record<string, unknown>) {
    this.#options = options;
  }
  on(event: string, handler: (failure: object) => void) {
    if (event === 'payment.failed') this.#fail = handler;
  }
  open() {
    opened = { options: this.#options, fail: this.#fail };
  }
}

let isScriptAvailable = true;
let loads: { src: string }[] = [];
beforeEach(() => {
  isScriptAvailable = true;
  opened = undefined;
  loads = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: {
      append(script: { src: string; onload: () => void; onerror: () => void }) {
        loads.push(script);
        queueMicrotask(() => {
          if (!isScriptAvailable) return script.onerror();
          vi.stubGlobal('window', { Razorpay: FakeRazorpay });
          script.onload();
        });
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

let scripts = 0;
/** Each test has its own script URL, because a script is loaded only once. */
const request = (): PaymentRequest => {
  scripts += 1;
  return {
    keyID: 'rzp_test_simulator',
    checkoutScript: `/demo/payments/v1/checkout.js?${scripts}`,
    orderId: 'order_1',
    amountPaise: 306_682,
    description: 'Subscription Charges',
    prefill: { name: 'Kavya Raghunathan' },
  };
};
const confirmation = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab' };

async function open() {
  const outcome = openPaymentWindow(request());
  await vi.waitFor(() => expect(opened).toBeDefined(), { timeout: 120_000 });
  if (!opened) throw new Error('no window was opened');
  return { outcome, ...opened };
}

it('opens with the amount in paise', async () => {
  const { options, outcome } = await open();
  expect(options).toMatchObject({
    key: 'rzp_test_simulator',
    amount: 306_682,
    currency: 'INR',
    order_id: 'order_1',
    name: 'Aarambh',
    description: 'Subscription Charges',
    prefill: { name: 'Kavya Raghunathan' },
    theme: { color: '#0b5c62' },
  });
  expect(loads).toHaveLength(1);
  options.handler(confirmation);
  expect(await outcome).toEqual({ outcome: 'paid', confirmation });
});

it('resolves as paid after a failed attempt', async () => {
  const { options, fail, outcome } = await open();
  fail({ error: { description: 'Declined by the bank.' } });
  options.handler(confirmation);
  expect(await outcome).toEqual({ outcome: 'paid', confirmation });
});

it('resolves as failed with the reason when closed after a failure, else as dismissed', async () => {
  const first = await open();
  first.fail({ error: { description: 'Declined by the bank.' } });
  first.options.modal.ondismiss();
  expect(await first.outcome).toEqual({ outcome: 'failed', reason: 'Declined by the bank.' });

  opened = undefined;
  const second = await open();
  second.options.modal.ondismiss();
  expect(await second.outcome).toEqual({ outcome: 'dismissed' });
});

it.each(['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'])(
  'an answer without %s is a failure',
  async (name) => {
    const { options, outcome } = await open();
    options.handler({ ...confirmation, [name]: undefined });
    expect(await outcome).toMatchObject({ outcome: 'failed' });
  },
);

it('rejects when the script does not load, and loads it again next time', async () => {
  isScriptAvailable = false;
  const payment = request();
  await expect(openPaymentWindow(payment)).rejects.toThrow(/could not be loaded/);
  expect(opened).toBeUndefined();
  isScriptAvailable = true;
  const again = openPaymentWindow(payment);
  await vi.waitFor(() => expect(opened).toBeDefined(), { timeout: 120_000 });
  opened?.options.modal.ondismiss();
  expect(await again).toEqual({ outcome: 'dismissed' });
  expect(loads).toHaveLength(2);
});
