import type { PlanKind } from '@aarambh/contract';
import { useRevalidator } from 'react-router';
import { EMPLOYERS_ASK_NO_MONEY, ONLY_PLANS_ARE_SOLD } from '../../../platform/figures/money-texts.ts';
import { EmptyState, LinkButton, RetryAlert, SkeletonCard } from '../../../ui/index.ts';
import { CreditRule } from './credit-rule.tsx';
import type { LoadedOffers } from './load-offers.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';

const gridClasses = 'grid gap-6 md:grid-cols-2 lg:grid-cols-3';

/** Texts instead of plans (commerce §8). */
interface NoPlansTexts {
  title: string;
  text?: string;
  /** Title when the plans could not be loaded. */
  failureTitle?: string;
}

const NO_PLANS: NoPlansTexts = {
  title: 'No Plans Available',
  text: 'Please check back later for available plans',
};

const NO_SUBSCRIPTIONS = 'No subscription plans match your criteria.';

const noPlansTexts: Record<PlanKind, NoPlansTexts> = {
  interview: NO_PLANS,
  resumeMaker: NO_PLANS,
  combo: NO_PLANS,
  subscription: { title: NO_SUBSCRIPTIONS, failureTitle: NO_SUBSCRIPTIONS },
};

function LoadFailure({ kind, text }: { kind: PlanKind; text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <RetryAlert
      title={noPlansTexts[kind].failureTitle}
      message={text}
      busy={state === 'loading'}
      busyLabel="Trying again..."
      onRetry={revalidate}
    />
  );
}

/** Placeholder while the plans of a kind load. */
export function LoadingOffers() {
  return (
    <div>
      <p role="status" className="mb-4 text-muted">
        Loading plans...
      </p>
      <div className={gridClasses}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </div>
  );
}

/** Cards of the plans of a kind; a message when there are none or loading failed (commerce §2, §8). */
export function PlanOffers({ kind, offers }: { kind: PlanKind; offers: LoadedOffers }) {
  if ('failure' in offers) return <LoadFailure kind={kind} text={offers.failure} />;
  if (offers.plans.length === 0) {
    const { title, text } = noPlansTexts[kind];
    return (
      <EmptyState drawing="inbox" title={title} text={text}>
        <LinkButton to="/job/search" variant="secondary">
          Find Jobs
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div>
      <ul className={gridClasses}>
        {offers.plans.map((plan) => (
          <PlanCard key={plan.planID} plan={plan} />
        ))}
      </ul>
      <PlanComparison plans={offers.plans} />
      {offers.plans.some(({ fields }) => fields.priorityListing) && (
        <CreditRule className="mt-6 max-w-3xl text-muted" />
      )}
      <p className="mt-6 max-w-3xl text-muted">
        Applying for jobs is free. {ONLY_PLANS_ARE_SOLD} {EMPLOYERS_ASK_NO_MONEY}
      </p>
    </div>
  );
}
