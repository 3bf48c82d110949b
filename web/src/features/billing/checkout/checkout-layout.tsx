import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronLeft } from '../../../ui/display/icons.tsx';
import { PageContainer } from '../../../ui/index.ts';

interface CheckoutLayoutProps {
  backTo: string;
  /** The plan and the fields of the order. */
  children: ReactNode;
  /** The total, and the button to the payment. */
  aside: ReactNode;
}

/** Layout of a checkout (commerce §2): one column on phones, the order summary in a second column on wide screens. */
export function CheckoutLayout({ backTo, children, aside }: CheckoutLayoutProps) {
  return (
    <PageContainer className="grid gap-5">
      <div>
        <Link to={backTo} className="inline-flex min-h-11 items-center gap-1 text-link hover:underline">
          <ChevronLeft aria-hidden className="size-5" />
          Back to plans
        </Link>
        <h1>Checkout</h1>
      </div>
      <noscript>
        <p className="rounded-lg bg-info-soft p-4">You need JavaScript to buy a plan, but not to read about it.</p>
      </noscript>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid min-w-0 gap-5">{children}</div>
        <div className="grid min-w-0 gap-5">{aside}</div>
      </div>
    </PageContainer>
  );
}
