import type { ReactNode } from 'react';
import { exactRupees } from '../../../platform/text/format.ts';
import { ShieldCheck } from '../../../ui/display/icons.tsx';
import { Alert, Badge, Button, Card, PageContainer } from '../../../ui/index.ts';
import type { PaymentState } from './use-payment.ts';

/** The page of a payment; its title stays while what is to be paid is fetched. */
export function PaymentPage({ isTest, children }: { isTest?: boolean | undefined; children: ReactNode }) {
  return (
    <PageContainer width="narrow">
      <h1 className="flex flex-wrap items-center gap-3">
        Secure Payment {isTest && <Badge tone="warning">TEST</Badge>}
      </h1>
      <noscript>
        <Alert tone="warning" className="mt-4">
          The payment needs JavaScript. Please turn it on in your browser.
        </Alert>
      </noscript>
      <Card className="mt-5 grid gap-5">{children}</Card>
    </PageContainer>
  );
}

interface SecurePaymentProps {
  planName: string;
  /** Rupees, tax included. */
  netAmount: number;
  isTest: boolean;
  state: PaymentState;
  onPay: () => void;
  /** Where to look when the window went without a word: people pay and lose their network. */
  whenNothingHappens: ReactNode;
}

/** What is paid, the button that opens the payment window, and what became of it (commerce §2). */
export function SecurePayment({ planName, netAmount, isTest, state, onPay, whenNothingHappens }: SecurePaymentProps) {
  const isUnderWay = state === 'open' || state === 'verifying';
  return (
    <>
      <div>
        <p className="text-muted wrap-anywhere">{planName}</p>
        <p className="mt-1 text-3xl font-bold tabular-nums">{exactRupees(netAmount)}</p>
        <p className="text-sm text-muted">GST included. Nothing is added later.</p>
      </div>
      {isTest && (
        <Alert tone="warning" title="TEST mode">
          No real money is taken on this portal.
        </Alert>
      )}
      <div role="status" className="contents">
        {state === 'dismissed' && (
          <Alert tone="info">The payment window was closed. Nothing was taken; you can try again.</Alert>
        )}
        {state === 'unreachable' && (
          <Alert tone="error">
            The payment window could not be opened, so nothing was taken. Check your connection and try again.
          </Alert>
        )}
        {state === 'verifying' && (
          <Alert tone="info">We are confirming your payment. Please do not close this page.</Alert>
        )}
      </div>
      <Button variant="accent" size="large" busy={isUnderWay} busyLabel="Processing..." onClick={onPay}>
        Pay with Razorpay
      </Button>
      {state === 'open' && <div className="text-sm text-muted">{whenNothingHappens}</div>}
      <p className="flex gap-2 text-sm text-muted">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          Your payment is 100% secure. You pay in the window of Razorpay; we never see your card or your UPI PIN.
        </span>
      </p>
    </>
  );
}
