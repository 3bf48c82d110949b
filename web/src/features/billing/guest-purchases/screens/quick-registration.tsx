import type { Country } from '@aarambh/contract';
import { data, useRevalidator } from 'react-router';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { useSession } from '../../../../platform/session/session.ts';
import { Alert, Card, Disclosure, dialogs, PageContainer } from '../../../../ui/index.ts';
import { listCountries } from '../../../accounts/index.ts';
import {
  type CheckoutStart,
  confirmationText,
  loadCheckout,
  OrderSummary,
  PlanNotFound,
  StateField,
  Terms,
  useCheckout,
} from '../../checkout/index.ts';
import { REGULAR_PLAN } from '../../plans/index.ts';
import { GuestContactForm } from '../guest-contact-form.tsx';
import { quotedPlan } from '../guest-request.ts';
import { SignedInGuest } from '../signed-in-guest.tsx';
import { useGuestOrder } from '../use-guest-order.ts';
import type { Route } from './+types/quick-registration.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [{ data: start, init }, countries] = await Promise.all([
    loadCheckout(api, 'combo', params.id, REGULAR_PLAN),
    listCountries(api),
  ]);
  return data({ start, countries }, init ?? {});
}

export const meta = () =>
  pageMeta({ title: 'Enter Your Details', description: '', publicUrl: '', path: '', hidden: true });

function QuickOrder({ start, countries }: { start: CheckoutStart; countries: Country[] }) {
  const { plan, states, goodToGoCtc } = start;
  const { state, dispatch, quoted } = useCheckout(start);
  const { revalidate } = useRevalidator();
  const { quote, isCurrent } = quoted;
  const ordered = quote && isCurrent ? quotedPlan(plan.planID, state.stateID, quote) : undefined;
  const { submit, signInAt } = useGuestOrder(ordered, () => {
    quoted.retry();
    revalidate();
  });
  const confirmation = confirmationText(goodToGoCtc, REGULAR_PLAN);

  return (
    <>
      <OrderSummary quoted={quoted} months={state.months} />
      <Card className="grid gap-5">
        <StateField
          states={states}
          value={state.stateID}
          onChange={(stateID) => dispatch({ type: 'stateChosen', stateID })}
        />
        <GuestContactForm
          countries={countries}
          submitLabel="Submit"
          signInAt={signInAt}
          onSubmit={async (contact) => {
            const isConfirmed =
              !confirmation || (await dialogs.confirm({ title: 'Please confirm', text: confirmation }));
            return isConfirmed && submit(contact);
          }}
        />
        <p className="text-sm text-muted">By continuing to payment, you accept the terms and conditions below.</p>
      </Card>
      <Disclosure title="Terms and conditions">
        <Terms {...start.agreement} />
      </Disclosure>
    </>
  );
}

/** Quick purchase of a combo plan by a guest (commerce §2): contact details and order on one page. */
export default function QuickRegistration({ loaderData: { start, countries } }: Route.ComponentProps) {
  const session = useSession();
  if (!start) return <PlanNotFound kind="combo" />;
  return (
    <PageContainer width="narrow" className="grid gap-5">
      <div>
        <h1>Enter Your Details</h1>
        <p className="mt-1 text-muted">
          You are buying <strong className="font-semibold text-ink wrap-anywhere">{start.plan.name}</strong>.{' '}
          <span className="when-out">You do not need an account yet.</span>
        </p>
        <noscript>
          <Alert tone="warning" className="mt-4">
            This form needs JavaScript. Please turn it on in your browser.
          </Alert>
        </noscript>
      </div>
      {session ? (
        <Card>
          <SignedInGuest fullName={session.fullName} planID={start.plan.planID} />
        </Card>
      ) : (
        <div className="when-out grid gap-5">
          <QuickOrder key={start.plan.planID} start={start} countries={countries} />
        </div>
      )}
    </PageContainer>
  );
}
