import { useState } from 'react';
import { type PaymentEnd, takePayment } from './take-payment.ts';

/** Where a payment stands: `unreachable` when the payment window could not be loaded. */
export type PaymentState = 'ready' | 'open' | 'verifying' | 'dismissed' | 'unreachable';

interface PaymentOptions extends Pick<Parameters<typeof takePayment>[0], 'open' | 'verify'> {
  /** Goes to the page of the outcome. A closed window lets the person stay and pay again. */
  onEnd: (end: PaymentEnd) => void;
}

/** A payment as the state of its button. */
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
