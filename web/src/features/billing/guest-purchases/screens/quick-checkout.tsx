import type { GuestDetails } from '@aarambh/contract';
import { Suspense, use, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { ApiError } from '../../../../platform/api/api.ts';
import { api } from '../../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { Alert, Button, LinkButton, Spinner } from '../../../../ui/index.ts';
import {
  getPaymentSettings,
  Payment,
  PaymentPage,
  type PaymentSettings,
  PreparationFailure,
} from '../../payments/index.ts';
import { paymentResultAddress, pricingAddress } from '../../plans/index.ts';
import { fetchGuestDetails, type GuestPurchase, requestPurchaseLink, verifyPayment } from '../guest-purchases.api.ts';
import { type LoadedDetails, loadGuestDetails } from '../load-guest-details.ts';
import { guestSuccessAddress, readGuestPurchase } from '../stored-guest-purchase.ts';
import type { Route } from './+types/quick-checkout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await getPaymentSettings(context.get(pageContext).api) };
}

export const meta = () => pageMeta({ title: 'Secure Payment', description: '', publicUrl: '', path: '', hidden: true });

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const purchase = readGuestPurchase(params.id);
  const { settings } = await serverLoader();
  const guest = purchase && { purchase, loading: loadGuestDetails(() => fetchGuestDetails(api, purchase)) };
  return { settings, id: params.id, orderID: params.orderID, guest };
}
clientLoader.hydrate = true as const;

const Preparing = () => <Spinner words="Processing your request..." />;

export const HydrateFallback = () => (
  <PaymentPage>
    <Preparing />
  </PaymentPage>
);

/** The secret of the purchase is stored in the tab it was created in, and it cannot be paid without. */
function OtherTab({ id, orderID }: { id: string; orderID: string }) {
  const [request, setRequest] = useState<{ state: 'idle' | 'busy' | 'mailed' | 'failed'; text: string }>({
    state: 'idle',
    text: '',
  });
  const mailLink = async () => {
    setRequest({ state: 'busy', text: '' });
    try {
      setRequest({ state: 'mailed', text: await requestPurchaseLink(api, { id, orderID }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRequest({ state: 'failed', text: error.message });
    }
  };
  return (
    <>
      <Alert tone="info" title="This payment was started in another tab or browser">
        No money was deducted. Continue there, or ask us to mail you a link to continue it here.
      </Alert>
      {request.text && (
        <Alert tone={request.state === 'failed' ? 'error' : 'success'} role="status">
          {request.text}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {request.state !== 'mailed' && (
          <Button busy={request.state === 'busy'} busyLabel="Sending..." onClick={mailLink}>
            Mail me the link
          </Button>
        )}
        <LinkButton to={pricingAddress('combo')} variant="secondary">
          See the plans
        </LinkButton>
      </div>
    </>
  );
}

interface GuestPaymentProps {
  settings: PaymentSettings;
  purchase: GuestPurchase;
}

function GuestPayment({ settings, purchase, details }: GuestPaymentProps & { details: GuestDetails }) {
  const navigate = useNavigate();
  return (
    <Payment
      settings={settings}
      order={details}
      planName={details.planName}
      netAmount={details.netAmount}
      prefill={{ email: details.email, contact: `${details.countryCode}${details.mobileNo}` }}
      verify={(confirmation) => verifyPayment(api, confirmation)}
      onEnd={(end) => {
        if (end === 'verified') location.assign(guestSuccessAddress(purchase));
        else navigate(paymentResultAddress('combo', 'failure'));
      }}
      opensAutomatically
      whenNothingHappens={
        <>
          Paid, but nothing happens here? <Link to={guestSuccessAddress(purchase)}>Check your payment</Link>. We also
          send you the link to create your account by email.
        </>
      }
    />
  );
}

interface PreparedProps extends GuestPaymentProps {
  loading: Promise<LoadedDetails>;
  id: string;
  orderID: string;
}

function Prepared({ loading, id, orderID, ...payment }: PreparedProps) {
  const loaded = use(loading);
  if (loaded.state === 'failed') return <PreparationFailure text={loaded.text} />;
  const { details } = loaded;
  if (details.comboGuestPurchaseID === 0) return <OtherTab id={id} orderID={orderID} />;
  if (details.isPaid) return <Navigate to={guestSuccessAddress(payment.purchase)} replace />;
  const isComplete = details.razorPayOrderID === orderID && details.razorPayKeyID !== '';
  return isComplete ? <GuestPayment {...payment} details={details} /> : <Navigate to="/error" replace />;
}

/** The payment of a guest (commerce §2); the payment window opens automatically. */
export default function QuickCheckout({ loaderData: { settings, id, orderID, guest } }: Route.ComponentProps) {
  return (
    <PaymentPage isTest={settings.isTest}>
      {guest ? (
        <Suspense fallback={<Preparing />}>
          <Prepared settings={settings} id={id} orderID={orderID} {...guest} />
        </Suspense>
      ) : (
        <OtherTab id={id} orderID={orderID} />
      )}
    </PaymentPage>
  );
}
