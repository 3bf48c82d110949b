import { FREE_PLAN } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { Card, LinkButton, RetryAlert, Spinner } from '../../../ui/index.ts';
import { firstPlanOf } from './first-plan.ts';
import { activePlanNames } from './plans.api.ts';

function Plan({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</p>
        {children}
      </div>
    </>
  );
}

function CurrentPlan({ activePlans }: { activePlans: string }) {
  const plan = firstPlanOf(activePlans);
  if (plan === undefined)
    return (
      <Plan title="Current Plan" name={FREE_PLAN}>
        <LinkButton to="/pricing" variant="accent">
          Upgrade
        </LinkButton>
      </Plan>
    );
  return (
    <Plan title="Active Plan" name={plan}>
      <LinkButton to="/plans/details" variant="secondary">
        View Details
      </LinkButton>
    </Plan>
  );
}

/** Card with the current plan: the first running plan, or the free plan (core §2). */
export function PlanOverview({ accountID }: { accountID: number }) {
  const plans = useQuery({
    // The navigation uses the same key, so the text is requested once.
    queryKey: ['active-plans', accountID],
    queryFn: () => activePlanNames(api, accountID),
  });

  function content() {
    if (plans.data !== undefined) return <CurrentPlan activePlans={plans.data} />;
    if (!plans.error) return <Spinner words="Loading your plan..." className="h-20" />;
    return (
      <RetryAlert
        message={plans.error instanceof ApiError ? plans.error.message : 'An error occurred'}
        busy={plans.isFetching}
        onRetry={plans.refetch}
      />
    );
  }

  return (
    <Card as="section" aria-label="Your plan">
      {content()}
    </Card>
  );
}
