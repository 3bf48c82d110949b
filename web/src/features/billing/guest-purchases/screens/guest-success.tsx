import type { GuestDetails } from '@aarambh/contract';
import { Suspense, use, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { brand } from '../../../../platform/figures/brand.ts';
import { Alert, Button, Card, LinkButton, PageContainer, Spinner } from '../../../../ui/index.ts';
import { clearStoredCheckout } from '../../checkout/index.ts';
import { clearStoredOrder, OutcomeCard } from '../../payments/index.ts';
import { awaitPayment } from '../await-payment.ts';
import { CreateAccountForm } from '../create-account-form.tsx';
import { fetchGuestDetails } from '../guest-purchases.api.ts';
import { type LoadedDetails, loadGuestDetails } from '../load-guest-details.ts';
import type { Route } from './+types/guest-success.ts';

export const meta = () => pageMeta({ title: 'Your payment', description: '', publicUrl: '', path: '', hidden: true });

/** The URL contains the purchase's secret: it must not leak to other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** The promise is not awaited, so that the page shows progress meanwhile. */
export function clientLoader({ params: { id, rid } }: Route.ClientLoaderArgs) {
  const load = () => fetchGuestDetails(api, { id, rid });
  return { rid, loading: loadGuestDetails(() => awaitPayment(load)) };
}
clientLoader.hydrate = true as const;

const Processing = () => (
  <PageContainer width="narrow">
    <Card>
      <h1>Your payment</h1>
      <noscript>
        <Alert tone="warning" className="mt-4">
          This page needs JavaScript. Please turn it on in your browser; your payment is not lost.
        </Alert>
      </noscript>
      <Spinner words="Processing your payment..." />
    </Card>
  </PageContainer>
);

export const HydrateFallback = () => <Processing />;

const Support = () => <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;

function CheckAgain({ label }: { label: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Button busy={state === 'loading'} busyLabel="Checking..." onClick={revalidate}>
      {label}
    </Button>
  );
}

const DetailsMissing = () => (
  <OutcomeCard outcome="good" title="Payment Successful">
    <p>
      We could not retrieve the details of your purchase. Please contact support at <Support /> with the email address
      you paid with, and we will set up your account.
    </p>
  </OutcomeCard>
);

const AccountExists = () => (
  <OutcomeCard outcome="good" title="Account Already Created">
    <p>There is already an account for this email address. Log in to use your plan.</p>
    <LinkButton to="/account/login" size="large">
      Log In
    </LinkButton>
    <p className="text-sm text-muted">
      If you did not create this account yourself, open the link in the email we sent you about this purchase: it makes
      the account yours. Need help? Contact support: <Support />
    </p>
  </OutcomeCard>
);

const NotPaidYet = () => (
  <OutcomeCard outcome="open" title="We are waiting for your payment">
    <p>
      The payment provider has not confirmed it yet. If you have paid, this takes a few minutes at most, and we will
      send you a link to this page by email.
    </p>
    <CheckAgain label="Check again" />
  </OutcomeCard>
);

function AccountCreation({ details, rid }: { details: GuestDetails; rid: string }) {
  return (
    <PageContainer width="narrow">
      <Alert tone="success" role="status" title="Payment successful">
        Check your email for the invoice and a link to this page. One step is left: create your account to start your
        plan <strong className="wrap-anywhere">{details.planName}</strong>.
      </Alert>
      <Card className="mt-5">
        <h1 className="mb-5">Create Job Seeker Account</h1>
        <CreateAccountForm details={details} rid={rid} />
      </Card>
    </PageContainer>
  );
}

function Outcome({ loading, rid }: { loading: Promise<LoadedDetails>; rid: string }) {
  const loaded = use(loading);
  if (loaded.state === 'failed')
    return (
      <OutcomeCard outcome="bad" title="We could not load your purchase">
        <p>{loaded.text}</p>
        <CheckAgain label="Try again" />
      </OutcomeCard>
    );
  const { details } = loaded;
  if (details.comboGuestPurchaseID === 0) return <DetailsMissing />;
  if (details.isAccountCreated) return <AccountExists />;
  return details.isPaid ? <AccountCreation details={details} rid={rid} /> : <NotPaidYet />;
}

/** The page after a guest's payment, also linked to by its mail (commerce §2): the guest creates an account. */
export default function GuestSuccess({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    clearStoredOrder();
    clearStoredCheckout();
  }, []);
  return (
    <Suspense fallback={<Processing />}>
      <Outcome {...loaderData} />
    </Suspense>
  );
}
