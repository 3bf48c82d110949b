import type { Quote } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { exactRupees } from '../../../../platform/text/format.ts';
import { Card, classNames, RetryAlert, Skeleton } from '../../../../ui/index.ts';
import type { QuoteState } from './use-quote.ts';

interface LineProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Line({ label, className, children }: LineProps) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', className)}>
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function Tax({ quote }: { quote: Quote }) {
  // As high as the two lines of the other case, so that choosing another State causes no layout shift.
  if (!quote.isHomeState)
    return (
      <Line label="IGST (18%)" className="mb-8">
        {exactRupees(quote.igst)}
      </Line>
    );
  return (
    <>
      <Line label="CGST (9%)">{exactRupees(quote.cgst)}</Line>
      <Line label="SGST (9%)">{exactRupees(quote.sgst)}</Line>
    </>
  );
}

function Figures({ quote, months }: { quote: Quote; months: number }) {
  return (
    <dl className="grid gap-2">
      <Line label="Price">
        {exactRupees(quote.price)}
        {months > 1 && ` × ${months}`}
      </Line>
      <Line label="Discount">
        {quote.discountAmount > 0 && '−'}
        {exactRupees(quote.discountAmount)}
      </Line>
      <Line label="Amount after discount">{exactRupees(quote.amountAfterDiscount)}</Line>
      <Tax quote={quote} />
      <div
        aria-live="polite"
        aria-atomic="true"
        className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold"
      >
        <dt>Total with GST</dt>
        <dd className="tabular-nums">{exactRupees(quote.netAmount)}</dd>
      </div>
    </dl>
  );
}

/** The total of an order, as quoted by the server; nothing is computed here. */
export function OrderSummary({ quoted, months }: { quoted: QuoteState; months: number }) {
  const { quote, isCurrent, failure, retry } = quoted;
  return (
    <Card as="section" aria-label="Order Summary" aria-busy={!isCurrent && !failure}>
      <h2 className="mb-3">Order Summary</h2>
      <div className={classNames('transition-opacity', !isCurrent && 'opacity-50')}>
        {quote ? <Figures quote={quote} months={months} /> : <Skeleton className="h-52" />}
      </div>
      {failure && <RetryAlert className="mt-4" message={failure} onRetry={retry} />}
    </Card>
  );
}
