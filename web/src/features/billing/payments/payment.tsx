import type { OrderReply } from '@aarambh/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { exactRupees } from '../../../platform/text/format.ts';
import { ShieldCheck } from '../../../ui/display/icons.tsx';
import { Alert, Button } from '../../../ui/index.ts';
import { openPaymentWindow, type PaymentRequest } from './open-payment-window.ts';
import type { PaymentSettings } from './payments.api.ts';
import { type PaymentOptions, usePayment } from './use-payment.ts';

interface PaymentProps extends Pick<PaymentOptions, 'verify' | 'onEnd'> {
  settings: PaymentSettings;
  order: OrderReply;
  planName: string;
  /** Rupees, tax included. */
  netAmount: number;
  prefill: PaymentRequest['prefill'];
  /** Called when the button is pressed, before the payment window opens; a failure keeps the window closed. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** Whether the payment window opens with the page, without a click. */
  opensAutomatically?: boolean;
  /** Where to find the plan when the window reports nothing: the buyer may lose the connection after paying. */
  whenNothingHappens: ReactNode;
}

/** The total, the button that opens the payment window, and the status of the payment (commerce §2). */
export function Payment({ settings, order, planName, netAmount, prefill, verify, onEnd, ...rest }: PaymentProps) {
  const { prepare, opensAutomatically = false, whenNothingHappens } = rest;
  const { state, pay } = usePayment({
    open: async () => {
      await prepare?.();
      return await openPaymentWindow({
        keyID: order.razorPayKeyID,
        checkoutScript: settings.checkoutScript,
        orderId: order.razorPayOrderID,
        amountPaise: order.amount,
        description: 'Subscription Charges',
        prefill,
      });
    },
    verify,
    onEnd,
  });

  // Once per visit: React runs effects twice in development.
  const openOnce = useRef(opensAutomatically ? pay : undefined);
  useEffect(() => {
    const open = openOnce.current;
    openOnce.current = undefined;
    void open?.();
  }, []);

  return (
    <>
      <div>
        <p className="text-muted wrap-anywhere">{planName}</p>
        <p className="mt-1 text-3xl font-bold tabular-nums">{exactRupees(netAmount)}</p>
        <p className="text-sm text-muted">GST included. No other charges.</p>
      </div>
      {settings.isTest && (
        <Alert tone="warning" title="TEST mode">
          No real money is deducted on this portal.
        </Alert>
      )}
      <div role="status" className="contents">
        {state === 'dismissed' && (
          <Alert tone="info">The payment window was closed. No money was deducted; you can try again.</Alert>
        )}
        {state === 'unreachable' && (
          <Alert tone="error">
            The payment window could not be opened, so no money was deducted. Check your connection and try again.
          </Alert>
        )}
        {state === 'verifying' && (
          <Alert tone="info">We are confirming your payment. Please do not close this page.</Alert>
        )}
      </div>
      <Button
        variant="accent"
        size="large"
        busy={state === 'open' || state === 'verifying'}
        busyLabel="Processing..."
        onClick={pay}
      >
        Pay with Razorpay
      </Button>
      {state === 'open' && <div className="text-sm text-muted">{whenNothingHappens}</div>}
      <p className="flex gap-2 text-sm text-muted">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          Your payment is 100% secure. You pay in the Razorpay window; we never see your card details or UPI PIN.
        </span>
      </p>
    </>
  );
}
