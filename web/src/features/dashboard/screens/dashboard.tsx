import {
  checkJobSeekerPlanPurchased,
  getApplications,
  getAppliedJobFairCount,
  getCandidateProfileScores,
  getJobFairs,
  getListingJobs,
  getRecentResumePdf,
  getRemainingVacancyCredits,
  getResumeForCorrection,
  getScheduledVacancies,
  getUnReadPriorityListingCount,
} from '@aarambh/contract';
import type { ReactNode } from 'react';
import { RevealWhenLoaded } from '../../../platform/api/reveal-when-loaded.tsx';
import type { EarlyCallsHandle } from '../../../platform/document/early-calls.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { PageContainer, Skeleton, SkeletonCard } from '../../../ui/index.ts';
import { ApplicationAnswers } from '../../applications/index.ts';
import { PlanOverview } from '../../billing/plans/index.ts';
import { PracticeCard } from '../../interview-questions/index.ts';
import { NextInterview } from '../../interviews/index.ts';
import { JobFairsBlock } from '../../job-fairs/index.ts';
import { ProfileNudge } from '../../profile/index.ts';
import { ReviewAlerts } from '../../resume-reviews/index.ts';
import { Attention } from '../attention.tsx';
import { DashboardTabs } from '../dashboard-tabs.tsx';
import type { Route } from './+types/dashboard.ts';

export const meta = () => pageMeta({ title: 'Dashboard', description: '', publicUrl: '', path: '', hidden: true });

/** What all tabs and the parts around them load. */
export const handle: EarlyCallsHandle = {
  earlyCalls: [
    getUnReadPriorityListingCount,
    getScheduledVacancies,
    getApplications,
    getResumeForCorrection,
    getRecentResumePdf,
    getListingJobs,
    checkJobSeekerPlanPurchased,
    getRemainingVacancyCredits,
    getCandidateProfileScores,
    getJobFairs,
    getAppliedJobFairCount,
  ],
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { accountID, fullName } = requireSession(request);
  return { accountID, fullName };
}
clientLoader.hydrate = true as const;

/** One column on phones; on wide screens, profile, job fairs and plan are beside the tabs. */
const Columns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
    <div className="min-w-0">{children}</div>
    <div className="grid grid-cols-1 gap-5">{aside}</div>
  </div>
);

const Loading = () => (
  <>
    <p className="mt-1 min-h-6" />
    <Columns aside={<Skeleton className="h-28 rounded-xl" />}>
      <Skeleton className="mb-4 h-11" />
      <SkeletonCard />
    </Columns>
  </>
);

export const HydrateFallback = () => (
  <PageContainer>
    <h1>Hello</h1>
    <Loading />
  </PageContainer>
);

/**
 * The dashboard of a member (core §2), in the order in which things are due: the next interview, answers of employers,
 * reviews, then the tabs with matches, interviews and services, one step of the profile, and the plan last.
 */
export default function Dashboard({ loaderData: { accountID, fullName } }: Route.ComponentProps) {
  return (
    <PageContainer>
      <h1 className="wrap-anywhere">Hello, {fullName.trim().split(/\s+/)[0]}</h1>
      <RevealWhenLoaded fallback={<Loading />}>
        <Attention accountID={accountID} />
        <div className="mt-4 grid grid-cols-1 gap-4 empty:hidden">
          <NextInterview accountID={accountID} />
          <ApplicationAnswers accountID={accountID} />
          <ReviewAlerts accountID={accountID} />
        </div>
        <Columns
          aside={
            <>
              <ProfileNudge accountID={accountID} />
              <JobFairsBlock accountID={accountID} />
              <PracticeCard />
              <PlanOverview accountID={accountID} />
            </>
          }
        >
          <DashboardTabs accountID={accountID} />
        </Columns>
      </RevealWhenLoaded>
    </PageContainer>
  );
}
