import { useState } from 'react';
import { type PaymentEnd, takePayment } from './take-payment.ts';

/** Status of a payment; `unreachable` when the payment window could not be loaded. */
export type PaymentState = 'ready' | 'open' | 'verifying' | 'dismissed' | 'unreachable';

export interface PaymentOptions extends Pick<Parameters<typeof takePayment>[0], 'open' | 'verify'> {
  /** Navigates to the page of the outcome. After a closed window, the buyer stays and can pay again. */
  onEnd: (end: PaymentEnd) => void;
}

/** The status of a payment, and the function that starts it. */
export function usePayment({ open, verify, onEnd }: PaymentOptions): { state: PaymentState; pay: () => Promise<void> } {
  const [state, setState] = useState<PaymentState>('ready');

  async function pay() {
    setState('open');
    try {
      const end = await takePayment({ open, verify, onVerifying: () => setState('verifying') });
      if (end === 'dismissed') setState('dismissed');
      onEnd(end);
    } catch {
      setState('unreachable');
    }
  }

  return { state, pay };
}
