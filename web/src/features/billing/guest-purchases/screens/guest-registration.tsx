import { type Country, GUEST_PLAN_GONE, type GuestPlan } from '@aarambh/contract';
import { useNavigate } from 'react-router';
import { pageMeta } from '../../../../platform/document/meta.ts';
import { pageContext } from '../../../../platform/document/page-context.ts';
import { useSession } from '../../../../platform/session/session.ts';
import { exactRupees } from '../../../../platform/text/format.ts';
import { EmptyState, LinkButton, PageContainer } from '../../../../ui/index.ts';
import { AccountPage, listCountries } from '../../../accounts/index.ts';
import { checkoutAddress, pricingAddress } from '../../plans/index.ts';
import { GuestContactForm } from '../guest-contact-form.tsx';
import { findGuestPlan } from '../guest-purchases.api.ts';
import { SignedInGuest } from '../signed-in-guest.tsx';
import { useGuestOrder } from '../use-guest-order.ts';
import type { Route } from './+types/guest-registration.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [countries, plan] = await Promise.all([listCountries(api), findGuestPlan(api, params.key)]);
  return { countries, plan };
}

export const meta = () =>
  pageMeta({ title: 'Enter Your Details', description: '', publicUrl: '', path: '', hidden: true });

const PlanExpired = () => (
  <PageContainer>
    <EmptyState
      level={1}
      drawing="lost"
      title={GUEST_PLAN_GONE}
      text="An order expires after an hour. Please choose your plan again; no money was deducted."
    >
      <LinkButton to={pricingAddress('combo')}>See the plans</LinkButton>
    </EmptyState>
  </PageContainer>
);

function Registration({ plan, countries }: { plan: GuestPlan; countries: Country[] }) {
  const session = useSession();
  const navigate = useNavigate();
  const { submit, signInAt } = useGuestOrder(plan, () =>
    navigate(checkoutAddress('combo', plan.planID), { replace: true }),
  );
  return (
    <AccountPage
      title="Enter Your Details"
      isForVisitors={!session}
      intro={`You pay ${exactRupees(plan.totalPrice)} on the next page, GST included. You do not need an account yet.`}
    >
      {session ? (
        <SignedInGuest fullName={session.fullName} planID={plan.planID} />
      ) : (
        <GuestContactForm countries={countries} submitLabel="Proceed" signInAt={signInAt} onSubmit={submit} />
      )}
    </AccountPage>
  );
}

/** Asks a guest for contact details, to buy the combo plan that a checkout stored under a key (commerce §2). */
export default function GuestRegistration({ loaderData: { plan, countries } }: Route.ComponentProps) {
  return plan ? <Registration plan={plan} countries={countries} /> : <PlanExpired />;
}
