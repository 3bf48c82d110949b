import { Suspense, use } from 'react';
import { Navigate } from 'react-router';
import { api } from '../../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { LinkButton, Spinner } from '../../../../ui/index.ts';
import { OutcomeCard, PaymentPage, PreparationFailure } from '../../payments/index.ts';
import { pricingAddress } from '../../plans/index.ts';
import { fetchGuestDetails, type GuestPurchase } from '../guest-purchases.api.ts';
import { type LoadedDetails, loadGuestDetails } from '../load-guest-details.ts';
import { guestPaymentAddress, guestSuccessAddress, storeGuestPurchase } from '../stored-guest-purchase.ts';
import type { Route } from './+types/continue-purchase.ts';

export const meta = () => pageMeta({ title: 'Your purchase', description: '', publicUrl: '', path: '', hidden: true });

/** The URL contains the purchase's secret: it must not leak to other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export function clientLoader({ params: { id, rid } }: Route.ClientLoaderArgs) {
  const purchase = { id, rid };
  return { purchase, loading: loadGuestDetails(() => fetchGuestDetails(api, purchase)) };
}
clientLoader.hydrate = true as const;

const Preparing = () => (
  <PaymentPage>
    <Spinner words="Opening your purchase..." />
  </PaymentPage>
);

export const HydrateFallback = () => <Preparing />;

const LinkInvalid = () => (
  <OutcomeCard outcome="bad" title="This link can no longer be used">
    <p>The purchase was too long ago, or the link is incomplete. No money was deducted.</p>
    <LinkButton to={pricingAddress('combo')}>See the plans</LinkButton>
  </OutcomeCard>
);

function Opened({ purchase, loading }: { purchase: GuestPurchase; loading: Promise<LoadedDetails> }) {
  const loaded = use(loading);
  if (loaded.state === 'failed')
    return (
      <PaymentPage>
        <PreparationFailure text={loaded.text} />
      </PaymentPage>
    );
  const { comboGuestPurchaseID, isPaid, razorPayOrderID } = loaded.details;
  if (comboGuestPurchaseID === 0) return <LinkInvalid />;
  if (isPaid) return <Navigate to={guestSuccessAddress(purchase)} replace />;
  storeGuestPurchase(purchase);
  return <Navigate to={guestPaymentAddress(razorPayOrderID, purchase.id)} replace />;
}

/** The page of the mailed link that continues a guest's purchase: it stores the secret in this tab and opens the payment. */
export default function ContinuePurchase({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Preparing />}>
      <Opened {...loaderData} />
    </Suspense>
  );
}
