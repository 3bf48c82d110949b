import type { PurchasedPlan, ServiceStatusItem } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError, UNREACHABLE } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { EmptyState, LinkButton, RetryAlert, SkeletonCard } from '../../../ui/index.ts';
import { useServices } from '../../services/index.ts';
import { pricingAddress } from '../plans/index.ts';
import { PurchasedPlanCard } from './purchased-plan-card.tsx';
import { listPurchasedPlans } from './purchases.api.ts';

interface PlansProps {
  title: string;
  plans: PurchasedPlan[];
  services: readonly ServiceStatusItem[];
}

function Plans({ title, plans, services }: PlansProps) {
  if (plans.length === 0) return null;
  return (
    <section className="mt-6">
      <h2>{title}</h2>
      <ul className="mt-3 grid gap-4 lg:grid-cols-2">
        {plans.map((plan) => (
          <PurchasedPlanCard
            key={`${plan.purchaseID} ${plan.purchasedOn} ${plan.planName}`}
            plan={plan}
            services={services}
          />
        ))}
      </ul>
    </section>
  );
}

const NoPlans = () => (
  <EmptyState
    drawing="inbox"
    title="You have no plans yet"
    text="Searching and applying is free. A plan adds priority listing, scheduled interview calls or help with your resume."
  >
    <LinkButton to={pricingAddress('subscription')}>See the plans</LinkButton>
    <LinkButton to="/free-listing-jobs" variant="secondary">
      Free Listing Jobs
    </LinkButton>
  </EmptyState>
);

/** The purchased plans of an account: running plans, then past ones. */
export function PurchasedPlans({ accountID }: { accountID: number }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['purchases', accountID, 'plans'],
    queryFn: () => listPurchasedPlans(api, accountID),
  });
  const services = useServices(accountID);
  if (data?.length === 0) return <NoPlans />;
  // Wait for the services, which would shift the layout; when they fail to load, show the plans without them.
  if (data && !services.isPending)
    return (
      <>
        <Plans title="Running plans" plans={data.filter(({ isActive }) => isActive)} services={services.data ?? []} />
        <Plans title="Past plans" plans={data.filter(({ isActive }) => !isActive)} services={services.data ?? []} />
      </>
    );
  if (!error)
    return (
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    );
  return (
    <RetryAlert
      title="We could not load your plans"
      className="mt-6"
      message={error instanceof ApiError ? error.message : UNREACHABLE}
      busy={isFetching}
      onRetry={refetch}
    />
  );
}
