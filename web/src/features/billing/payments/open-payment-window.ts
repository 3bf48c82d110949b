import type { PaymentConfirmation } from '@aarambh/contract';
import { loadScript } from '../../../platform/document/load-script.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { type PaymentFailure, paymentWindow } from './payment-window.ts';

const THEME = '#0b5c62';
/** Less than the half hour for which an unpaid order stays valid. */
const TIMEOUT_SECONDS = 20 * 60;

/** The payment to open the window for; the amount in whole paise, as in the order. */
export interface PaymentRequest {
  keyID: string;
  /** URL of the window's script, from the public settings. */
  checkoutScript: string;
  orderId: string;
  amountPaise: number;
  description: string;
  prefill?: { name?: string; email?: string; contact?: string } | undefined;
}

/** How the window was closed. Whether a payment was taken, only the server can tell. */
export type PaymentOutcome =
  | { outcome: 'paid'; confirmation: PaymentConfirmation }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'dismissed' };

const isComplete = (given: Partial<PaymentConfirmation> | undefined): given is PaymentConfirmation =>
  Boolean(given?.razorpay_payment_id && given.razorpay_order_id && given.razorpay_signature);

/**
 * Opens the payment window of the provider (Razorpay) and resolves once it is closed. After a failure the window offers
 * another attempt, so 'failed' means that it was closed without a successful one.
 * @throws {Error} when the window's script cannot be loaded; the next call loads it again
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
          isComplete(given)
            ? { outcome: 'paid', confirmation: given }
            : { outcome: 'failed', reason: 'The payment window returned no confirmation.' },
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
