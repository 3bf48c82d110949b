import type { PurchasedPlan, ServiceStatusItem } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError, UNREACHABLE } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { Alert, Button, EmptyState, LinkButton, SkeletonCard } from '../../../ui/index.ts';
import { useServices } from '../../services/index.ts';
import { pricingAddress } from './plan-addresses.ts';
import { listPurchasedPlans } from './plans.api.ts';
import { PurchasedPlanCard } from './purchased-plan-card.tsx';

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
    text="Searching and applying is free. A plan adds a priority listing, scheduled interview calls or help with your resume."
  >
    <LinkButton to={pricingAddress('subscription')}>See the plans</LinkButton>
    <LinkButton to="/free-listing-jobs" variant="secondary">
      Free Listing Jobs
    </LinkButton>
  </EmptyState>
);

/** The plans an account bought, the running ones apart from those that ended. */
export function PurchasedPlans({ accountID }: { accountID: number }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['purchases', accountID, 'plans'],
    queryFn: () => listPurchasedPlans(api, accountID),
  });
  const services = useServices(accountID);
  if (data?.length === 0) return <NoPlans />;
  // Services that fail to load leave the plans as they are; those that are late would push them.
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
    <Alert tone="error" role="alert" title="We could not load your plans" className="mt-6">
      <p>{error instanceof ApiError ? error.message : UNREACHABLE}</p>
      <Button variant="secondary" size="small" className="mt-3" busy={isFetching} onClick={() => refetch()}>
        Try again
      </Button>
    </Alert>
  );
}
