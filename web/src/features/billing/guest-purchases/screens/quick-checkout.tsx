import type { GuestDetails } from '@aarambh/contract';
import { Suspense, use, useEffect, useRef } from 'react';
import { Link, Navigate, useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '../../../../platform/api/api.ts';
import { api } from '../../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { Alert, Button, LinkButton, Spinner } from '../../../../ui/index.ts';
import {
  getPaymentSettings,
  openPaymentWindow,
  PaymentPage,
  type PaymentSettings,
  SecurePayment,
  usePayment,
} from '../../payments/index.ts';
import { pricingAddress } from '../../plans/index.ts';
import { detailsOf, type GuestPurchase, verifyPayment } from '../guest-purchases.api.ts';
import { guestSuccessAddress, readGuestPurchase } from '../stored-guest-purchase.ts';
import type { Route } from './+types/quick-checkout.ts';

type Loaded = { state: 'known'; details: GuestDetails } | { state: 'failed'; text: string };

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await getPaymentSettings(context.get(pageContext).api) };
}

export const meta = () => pageMeta({ title: 'Secure Payment', description: '', publicUrl: '', path: '', hidden: true });

async function load(purchase: GuestPurchase): Promise<Loaded> {
  try {
    return { state: 'known', details: await detailsOf(api, purchase) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: 'failed', text: error.message };
  }
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const purchase = readGuestPurchase(params.id);
  const { settings } = await serverLoader();
  return { settings, orderID: params.orderID, guest: purchase && { purchase, loading: load(purchase) } };
}
clientLoader.hydrate = true as const;

const Preparing = () => <Spinner words="Processing your request..." />;

export const HydrateFallback = () => (
  <PaymentPage>
    <Preparing />
  </PaymentPage>
);

/** The secret of the purchase is kept in the tab it was made in, and the payment must not be made without it. */
const MadeElsewhere = () => (
  <>
    <Alert tone="info" title="Please go on in the tab you started in">
      This payment was prepared in another tab or browser. If you have closed that one, choose your plan once more:
      nothing was taken.
    </Alert>
    <LinkButton to={pricingAddress('combo')}>See the plans</LinkButton>
  </>
);

function Failed({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Alert tone="error" role="alert" title="We could not prepare your payment">
        {text} Nothing was taken.
      </Alert>
      <Button busy={state === 'loading'} busyLabel="Processing..." onClick={revalidate}>
        Try again
      </Button>
    </>
  );
}

interface PaymentProps {
  settings: PaymentSettings;
  purchase: GuestPurchase;
}

function Payment({ settings, purchase, details }: PaymentProps & { details: GuestDetails }) {
  const navigate = useNavigate();
  const { state, pay } = usePayment({
    open: () =>
      openPaymentWindow({
        keyID: details.razorPayKeyID,
        checkoutScript: settings.checkoutScript,
        orderId: details.razorPayOrderID,
        amountPaise: details.amount,
        description: 'Subscription Charges',
        prefill: { email: details.email, contact: `${details.countryCode}${details.mobileNo}` },
      }),
    verify: (confirmation) => verifyPayment(api, confirmation),
    onEnd(end) {
      if (end === 'verified') location.assign(guestSuccessAddress(purchase));
      else navigate('/combo-plans/failure');
    },
  });

  const opening = useRef<() => Promise<void>>(pay);
  useEffect(() => {
    const open = opening.current;
    // Once for each visit, also where React runs effects twice to find mistakes.
    opening.current = async () => undefined;
    void open();
  }, []);

  return (
    <SecurePayment
      planName={details.planName}
      netAmount={details.netAmount}
      isTest={settings.isTest}
      state={state}
      onPay={pay}
      whenNothingHappens={
        <>
          Paid, but nothing happens here? <Link to={guestSuccessAddress(purchase)}>Check your payment</Link>. We also
          send you the link to create your account by email.
        </>
      }
    />
  );
}

function Prepared({ loading, orderID, ...payment }: PaymentProps & { loading: Promise<Loaded>; orderID: string }) {
  const loaded = use(loading);
  if (loaded.state === 'failed') return <Failed text={loaded.text} />;
  const { details } = loaded;
  if (details.comboGuestPurchaseID === 0) return <MadeElsewhere />;
  if (details.isPaid) return <Navigate to={guestSuccessAddress(payment.purchase)} replace />;
  const isWhole = details.razorPayOrderID === orderID && details.razorPayKeyID !== '';
  return isWhole ? <Payment {...payment} details={details} /> : <Navigate to="/error" replace />;
}

/** The payment of a guest (commerce §2): the window opens by itself. */
export default function QuickCheckout({ loaderData: { settings, orderID, guest } }: Route.ComponentProps) {
  return (
    <PaymentPage isTest={settings.isTest}>
      {guest ? (
        <Suspense fallback={<Preparing />}>
          <Prepared settings={settings} orderID={orderID} {...guest} />
        </Suspense>
      ) : (
        <MadeElsewhere />
      )}
    </PaymentPage>
  );
}
