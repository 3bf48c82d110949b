import type { OrderReply } from '@aarambh/contract';
import { Suspense, use } from 'react';
import { Link, Navigate, redirect, useNavigate, useRevalidator } from 'react-router';
import { api } from '../../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { requireSession } from '../../../../platform/session/guard.ts';
import { hasStoredToken, readSession } from '../../../../platform/session/session.ts';
import { Alert, Button, Spinner } from '../../../../ui/index.ts';
import { readStoredCheckout, type StoredCheckout } from '../../checkout/index.ts';
import { checkoutAddress, pricingAddress } from '../../plans/index.ts';
import { kindOfPath, kindPaths } from '../kind-paths.ts';
import { openPaymentWindow } from '../open-payment-window.ts';
import { getPaymentSettings, type PaymentSettings, verifyPayment } from '../payments.api.ts';
import { type PlacedOrder, placeOrder } from '../place-order.ts';
import { PaymentPage, SecurePayment } from '../secure-payment.tsx';
import { usePayment } from '../use-payment.ts';
import type { Route } from './+types/payment-step.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await getPaymentSettings(context.get(pageContext).api) };
}

export const meta = () => pageMeta({ title: 'Secure Payment', description: '', publicUrl: '', path: '', hidden: true });

/** Without an account nobody pays (commerce §4); who was signed in, or is on a page for members, signs in first. */
function requireBuyer(request: Request, kind: StoredCheckout['kind']) {
  if (kind === 'subscription' || readSession() || hasStoredToken()) return requireSession(request);
  throw redirect('/error');
}

/** Saves the purchase once for each visit; the promise is not awaited, so that the page can say what it is doing. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const kind = kindOfPath(new URL(request.url).pathname);
  const { accountID, fullName } = requireBuyer(request, kind);
  const planID = 'id' in params ? Number(params.id) : undefined;
  const checkout = readStoredCheckout();
  if (checkout?.kind !== kind || (planID !== undefined && checkout.planID !== planID))
    throw redirect(planID ? checkoutAddress(kind, planID) : pricingAddress(kind));
  const { settings } = await serverLoader();
  return { settings, checkout, fullName, placing: placeOrder(api, accountID, checkout) };
}
clientLoader.hydrate = true as const;

const Preparing = () => <Spinner words="Processing..." />;

export const HydrateFallback = () => (
  <PaymentPage>
    <Preparing />
  </PaymentPage>
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
  checkout: StoredCheckout;
  fullName: string;
}

function Payment({ settings, checkout, fullName, order }: PaymentProps & { order: OrderReply }) {
  const { kind, planName, totalPrice } = checkout;
  const navigate = useNavigate();
  const { state, pay } = usePayment({
    open: () =>
      openPaymentWindow({
        keyID: order.razorPayKeyID,
        checkoutScript: settings.checkoutScript,
        orderId: order.razorPayOrderID,
        amountPaise: order.amount,
        description: 'Subscription Charges',
        prefill: { name: fullName },
      }),
    verify: (confirmation) => verifyPayment(api, kind, confirmation),
    onEnd(end) {
      // Loaded afresh, so that everything on the page knows the new plan.
      if (end === 'verified') location.assign(`${kindPaths[kind]}/success`);
      if (end === 'refused') navigate(`${kindPaths[kind]}/failure`);
    },
  });
  return (
    <SecurePayment
      planName={planName}
      netAmount={totalPrice}
      isTest={settings.isTest}
      state={state}
      onPay={pay}
      whenNothingHappens={
        <>
          Paid, but nothing happens here? The payment provider tells us as well: your plan shows under{' '}
          <Link to="/plans/details">your plans</Link> within a few minutes.
        </>
      }
    />
  );
}

function Prepared({ placing, ...payment }: PaymentProps & { placing: Promise<PlacedOrder> }) {
  const placed = use(placing);
  const { kind, planID } = payment.checkout;
  if (placed.state === 'incomplete') return <Navigate to="/error" replace />;
  if (placed.state === 'changed') return <Navigate to={checkoutAddress(kind, planID, payment.checkout)} replace />;
  if (placed.state === 'failed') return <Failed text={placed.text} />;
  return <Payment {...payment} order={placed.order} />;
}

/** The payment of a plan of any kind (commerce §2, §4). */
export default function PaymentStep({ loaderData }: Route.ComponentProps) {
  return (
    <PaymentPage isTest={loaderData.settings.isTest}>
      <Suspense fallback={<Preparing />}>
        <Prepared {...loaderData} />
      </Suspense>
    </PaymentPage>
  );
}
