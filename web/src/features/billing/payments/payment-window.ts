import type { PaymentConfirmation } from '@aarambh/contract';

/** The provider's report of a failed attempt. */
export interface PaymentFailure {
  error: { description: string };
}

interface PaymentWindowOptions {
  key: string;
  /** Paise. */
  amount: number;
  currency: 'INR';
  order_id: string;
  name: string;
  description: string;
  prefill?: { name?: string; email?: string; contact?: string };
  theme: { color: string };
  /** Seconds after which the window closes automatically. */
  timeout: number;
  handler: (confirmation: Partial<PaymentConfirmation> | undefined) => void;
  modal: { ondismiss: () => void };
}

interface PaymentWindow {
  open(): void;
  on(event: 'payment.failed', handler: (failure: PaymentFailure) => void): void;
}

/** The payment window's constructor, defined by the provider's script; undefined until the script is loaded. */
export const paymentWindow = (): (new (options: PaymentWindowOptions) => PaymentWindow) | undefined =>
  (window as { Razorpay?: new (options: PaymentWindowOptions) => PaymentWindow }).Razorpay;
