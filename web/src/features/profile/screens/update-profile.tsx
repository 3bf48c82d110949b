import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { PageContainer, Skeleton } from '../../../ui/index.ts';
import { PlanOverview } from '../../billing/plans/index.ts';
import { IdentityCard } from '../identity-card.tsx';
import { refreshScores } from '../profile-keys.ts';
import { ProfileProgress, ProgressLoading } from '../progress/profile-progress.tsx';
import { WorkProfileCard } from '../work-profile/work-profile-card.tsx';
import type { Route } from './+types/update-profile.ts';

export const meta = () => pageMeta({ title: 'Update Profile', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { accountID, fullName } = requireSession(request);
  return { accountID, fullName };
}
clientLoader.hydrate = true as const;

/** The cards below the first screen. */
const LaterCards = lazy(() => import('../later-cards.tsx'));

/** One column on phones, with the progress first. On wide screens progress and plan are in a second column. */
function Layout({ progress, plan, children }: { progress: ReactNode; plan: ReactNode; children: ReactNode }) {
  return (
    <PageContainer>
      <h1>Update Profile</h1>
      <div className="mt-5 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
        {/* Its position does not depend on what follows, which may still be loading on a slow connection. */}
        <div className="min-w-0 lg:col-start-2">{progress}</div>
        <div className="grid grid-cols-1 gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
        {plan}
      </div>
    </PageContainer>
  );
}

export function HydrateFallback() {
  return (
    <Layout progress={<ProgressLoading />} plan={null}>
      <Skeleton className="h-104 rounded-xl" />
      <Skeleton className="h-112 rounded-xl" />
    </Layout>
  );
}

/** All parts of the profile, each with its dialog or form (core §2). */
export default function UpdateProfile({ loaderData: { accountID, fullName } }: Route.ComponentProps) {
  const queries = useQueryClient();
  const sectionProps = { accountID, onChanged: () => void refreshScores(queries, accountID) };
  return (
    <Layout progress={<ProfileProgress accountID={accountID} />} plan={<PlanOverview accountID={accountID} />}>
      <IdentityCard fullName={fullName} {...sectionProps} />
      <WorkProfileCard {...sectionProps} />
      <Suspense fallback={<Skeleton className="h-256 rounded-xl" />}>
        <LaterCards {...sectionProps} />
      </Suspense>
    </Layout>
  );
}
