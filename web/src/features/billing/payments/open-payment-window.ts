import type { PaymentConfirmation } from '@aarambh/contract';
import { loadScript } from '../../../platform/document/load-script.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { type PaymentFailure, paymentWindow } from './payment-window.ts';

const THEME = '#0b5c62';
/** Less than the half hour for which an unpaid purchase keeps its order and price. */
const TIMEOUT_SECONDS = 20 * 60;

/** What is to be paid; the amount in whole paise, as the order was made. */
export interface PaymentRequest {
  keyID: string;
  /** Of the public settings: where the window's script is. */
  checkoutScript: string;
  orderId: string;
  amountPaise: number;
  description: string;
  prefill?: { name?: string; email?: string; contact?: string };
}

/** How the window was left. A payment may have been taken however it was left: only the server knows. */
export type PaymentOutcome =
  | { outcome: 'paid'; confirmation: PaymentConfirmation }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'dismissed' };

const isWhole = (given: Partial<PaymentConfirmation> | undefined): given is PaymentConfirmation =>
  Boolean(given?.razorpay_payment_id && given.razorpay_order_id && given.razorpay_signature);

/**
 * Opens the provider's payment window and waits until it is left. After a failure the window offers to try again, so
 * 'failed' is answered when it is closed without another try that counts.
 * @throws when the window's script cannot be loaded; the next call tries again
 */
export async function openPaymentWindow(request: PaymentRequest): Promise<PaymentOutcome> {
  await loadScript(request.checkoutScript);
  const Razorpay = paymentWindow();
  if (!Razorpay) throw new Error('The payment window could not be loaded.');
  return await new Promise((resolve) => {
    let failure: PaymentFailure | undefined;
    const opened = new Razorpay({
      key: request.keyID,
      amount: request.amountPaise,
      currency: 'INR',
      order_id: request.orderId,
      name: brand.name,
      description: request.description,
      ...(request.prefill ? { prefill: request.prefill } : {}),
      theme: { color: THEME },
      timeout: TIMEOUT_SECONDS,
      handler: (given) =>
        resolve(
          isWhole(given)
            ? { outcome: 'paid', confirmation: given }
            : { outcome: 'failed', reason: 'The payment window did not say what was paid.' },
        ),
      modal: {
        ondismiss: () =>
          resolve(failure ? { outcome: 'failed', reason: failure.error.description } : { outcome: 'dismissed' }),
      },
    });
    opened.on('payment.failed', (answer) => {
      failure = answer;
    });
    opened.open();
  });
}
