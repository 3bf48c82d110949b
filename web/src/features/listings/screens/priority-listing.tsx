import { checkJobSeekerPlanPurchased, getListingJobs, getRemainingVacancyCredits } from '@aarambh/contract';
import type { ReactNode } from 'react';
import type { EarlyCallsHandle } from '../../../platform/document/early-calls.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { PageContainer } from '../../../ui/index.ts';
import { CreditsUsed } from '../credits-used.tsx';
import { LoadingCards } from '../loading-cards.tsx';
import { PriorityCards } from '../priority-cards.tsx';
import { usePriority } from '../use-priority.ts';
import type { Route } from './+types/priority-listing.ts';

export const meta = () =>
  pageMeta({ title: 'Priority Listing Jobs', description: '', publicUrl: '', path: '', hidden: true });

export const handle: EarlyCallsHandle = {
  earlyCalls: [getListingJobs, checkJobSeekerPlanPurchased, getRemainingVacancyCredits],
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Page = ({ children }: { children: ReactNode }) => (
  <PageContainer>
    <h1>Priority Listing Jobs</h1>
    <p className="mt-1 mb-6 text-muted">The jobs that fit you best, listed as soon as they appear.</p>
    {children}
  </PageContainer>
);

export const HydrateFallback = () => (
  <Page>
    <LoadingCards />
  </Page>
);

/** Priority listing of a plan (core §2). */
export default function PriorityListingJobs({ loaderData: { accountID } }: Route.ComponentProps) {
  const { jobs, plan } = usePriority(accountID);
  // Not before the list above it, which would push it down.
  const isListed = !jobs.isPending && !plan.isPending;
  return (
    <Page>
      <PriorityCards accountID={accountID} />
      {isListed && <CreditsUsed accountID={accountID} />}
    </Page>
  );
}
