import type { PaymentConfirmation } from '@aarambh/contract';

/** What the provider says of a try that failed. */
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
  /** Seconds after which the window closes by itself. */
  timeout: number;
  handler: (confirmation: Partial<PaymentConfirmation> | undefined) => void;
  modal: { ondismiss: () => void };
}

interface PaymentWindow {
  open(): void;
  on(event: 'payment.failed', handler: (failure: PaymentFailure) => void): void;
}

/** What the provider's script defines, as far as we use it; nothing before it is loaded. */
export const paymentWindow = (): (new (options: PaymentWindowOptions) => PaymentWindow) | undefined =>
  (window as { Razorpay?: new (options: PaymentWindowOptions) => PaymentWindow }).Razorpay;
