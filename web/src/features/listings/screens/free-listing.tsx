import {
  getFreeListingJobs,
  getRecentResumePdf,
  getResumeForCorrection,
  getScheduledVacancies,
} from '@aarambh/contract';
import type { ReactNode } from 'react';
import { RevealWhenLoaded } from '../../../platform/api/reveal-when-loaded.tsx';
import type { EarlyCallsHandle } from '../../../platform/document/early-calls.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { PageContainer, Spinner } from '../../../ui/index.ts';
import { InterviewAlert } from '../../interviews/index.ts';
import { ReviewAlerts } from '../../resume-reviews/index.ts';
import { SuggestedJobs } from '../suggested-jobs.tsx';
import type { Route } from './+types/free-listing.ts';

export const meta = () =>
  pageMeta({ title: 'Free Listing Jobs', description: '', publicUrl: '', path: '', hidden: true });

export const handle: EarlyCallsHandle = {
  earlyCalls: [getFreeListingJobs, getScheduledVacancies, getResumeForCorrection, getRecentResumePdf],
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Page = ({ children }: { children: ReactNode }) => (
  <PageContainer>
    <h1>Free Listing Jobs</h1>
    <p className="mt-1 mb-4 text-muted sm:mb-6">
      Jobs that you have not applied to. The more your profile says, the better they fit. Applying is free.
    </p>
    {children}
  </PageContainer>
);

const Waiting = () => <Spinner words="Loading your suggested jobs..." />;

export const HydrateFallback = () => (
  <Page>
    <Waiting />
  </Page>
);

/** Free listing with notices (core §2). */
export default function FreeListing({ loaderData: { accountID } }: Route.ComponentProps) {
  return (
    <Page>
      <RevealWhenLoaded fallback={<Waiting />}>
        <div className="mb-4 grid gap-2 empty:hidden sm:mb-6 sm:gap-3">
          <ReviewAlerts accountID={accountID} />
          <InterviewAlert accountID={accountID} />
        </div>
        <SuggestedJobs accountID={accountID} />
      </RevealWhenLoaded>
    </Page>
  );
}
