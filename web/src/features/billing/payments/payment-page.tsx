import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Alert, Badge, Card, PageContainer, RetryAlert } from '../../../ui/index.ts';

/** Layout of a payment page, also while the payment is being prepared. */
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

/** Alert for a payment whose order could not be loaded or created; the retry runs the page's loader again. */
export function PreparationFailure({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <RetryAlert
      title="We could not prepare your payment"
      message={`${text} No money was deducted.`}
      busy={state === 'loading'}
      busyLabel="Processing..."
      onRetry={revalidate}
    />
  );
}
