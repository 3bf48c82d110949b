import type { OrderReply } from '@aarambh/contract';
import { Suspense, use } from 'react';
import { Link, Navigate, redirect, useNavigate } from 'react-router';
import { api } from '../../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { requireSession } from '../../../../platform/session/guard.ts';
import { hasStoredAccount, hasStoredToken } from '../../../../platform/session/session.ts';
import { Spinner } from '../../../../ui/index.ts';
import { readStoredCheckout, type StoredCheckout } from '../../checkout/index.ts';
import { checkoutAddress, kindOfPath, needsLogin, paymentResultAddress, pricingAddress } from '../../plans/index.ts';
import { Payment } from '../payment.tsx';
import { PaymentPage, PreparationFailure } from '../payment-page.tsx';
import { getPaymentSettings, type PaymentSettings, recordInitiative, verifyPayment } from '../payments.api.ts';
import { type PlacedOrder, placeOrder } from '../place-order.ts';
import type { Route } from './+types/payment-step.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await getPaymentSettings(context.get(pageContext).api) };
}

export const meta = () => pageMeta({ title: 'Secure Payment', description: '', publicUrl: '', path: '', hidden: true });

/**
 * The session of the buyer. An account id that is not positive leads to the error page (commerce §4), an expired session to
 * sign-in, and so does the step of a subscription, which needs a login (commerce §2).
 */
function requireBuyer(request: Request, kind: StoredCheckout['kind']) {
  const isVisitor = !hasStoredToken();
  if (isVisitor ? !needsLogin(kind) : !hasStoredAccount()) throw redirect('/error');
  return requireSession(request);
}

/** Saves the purchase once per visit. The promise is not awaited, so that the page shows progress meanwhile. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const kind = kindOfPath(new URL(request.url).pathname);
  const { accountID, fullName } = requireBuyer(request, kind);
  const planID = 'id' in params ? Number(params.id) : undefined;
  const checkout = readStoredCheckout();
  if (checkout?.kind !== kind || (planID !== undefined && checkout.planID !== planID))
    throw redirect(planID ? checkoutAddress(kind, planID) : pricingAddress(kind));
  const { settings } = await serverLoader();
  return { settings, checkout, accountID, fullName, placing: placeOrder(api, accountID, checkout) };
}
clientLoader.hydrate = true as const;

const Preparing = () => <Spinner words="Processing..." />;

export const HydrateFallback = () => (
  <PaymentPage>
    <Preparing />
  </PaymentPage>
);

interface PlanPaymentProps {
  settings: PaymentSettings;
  checkout: StoredCheckout;
  accountID: number;
  fullName: string;
}

function PlanPayment({ settings, checkout, accountID, fullName, order }: PlanPaymentProps & { order: OrderReply }) {
  const { kind, planName, totalPrice } = checkout;
  const navigate = useNavigate();
  return (
    <Payment
      settings={settings}
      order={order}
      planName={planName}
      netAmount={totalPrice}
      prefill={{ name: fullName }}
      prepare={() => recordInitiative(api, accountID, checkout)}
      verify={(confirmation) => verifyPayment(api, kind, confirmation)}
      onEnd={(end) => {
        // A full page load, so that the navigation shows the new plan.
        if (end === 'verified') location.assign(paymentResultAddress(kind, 'success'));
        if (end === 'refused') navigate(paymentResultAddress(kind, 'failure'));
      }}
      whenNothingHappens={
        <>
          Paid, but nothing happens here? We also get the payment status from Razorpay: your plan appears under{' '}
          <Link to="/plans/details">your plans</Link> within a few minutes.
        </>
      }
    />
  );
}

function Prepared({ placing, ...payment }: PlanPaymentProps & { placing: Promise<PlacedOrder> }) {
  const placed = use(placing);
  const { kind, planID } = payment.checkout;
  if (placed.state === 'incomplete') return <Navigate to="/error" replace />;
  if (placed.state === 'changed') return <Navigate to={checkoutAddress(kind, planID, payment.checkout)} replace />;
  if (placed.state === 'failed') return <PreparationFailure text={placed.text} />;
  return <PlanPayment {...payment} order={placed.order} />;
}

/** The payment step of a plan of any kind (commerce §2, §4). */
export default function PaymentStep({ loaderData }: Route.ComponentProps) {
  return (
    <PaymentPage isTest={loaderData.settings.isTest}>
      <Suspense fallback={<Preparing />}>
        <Prepared {...loaderData} />
      </Suspense>
    </PaymentPage>
  );
}
