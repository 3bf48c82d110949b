import { FREE_PLAN } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { Alert, Button, Card, LinkButton, Spinner } from '../../../ui/index.ts';
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

function Known({ activePlans }: { activePlans: string }) {
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

/** The plan that runs: the first one's name, or that it is the free one (core §2). */
export function PlanOverview({ accountID }: { accountID: number }) {
  const plans = useQuery({
    // The navigation asks for the same text and keeps it there.
    queryKey: ['active-plans', accountID],
    queryFn: () => activePlanNames(api, accountID),
  });

  function content() {
    if (plans.data !== undefined) return <Known activePlans={plans.data} />;
    if (!plans.error) return <Spinner words="Loading your plan..." className="h-20" />;
    return (
      <Alert tone="error" role="alert">
        <p>{plans.error instanceof ApiError ? plans.error.message : 'An error occurred'}</p>
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          busy={plans.isFetching}
          onClick={() => plans.refetch()}
        >
          Try again
        </Button>
      </Alert>
    );
  }

  return (
    <Card as="section" aria-label="Your plan">
      {content()}
    </Card>
  );
}
