import type { ReactNode } from 'react';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { PageContainer } from '../../../ui/index.ts';
import { LoadingSearches, SavedSearches } from '../list/saved-searches.tsx';
import { WaitingSearchesList } from '../list/waiting-searches-list.tsx';
import type { Route } from './+types/job-alerts.ts';

export const meta = () => pageMeta({ title: 'Job alerts', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Page = ({ children }: { children: ReactNode }) => (
  <PageContainer width="text">
    <h1>Job alerts</h1>
    <p className="mt-1 mb-6 text-muted">Your saved searches and the companies you follow, with their new jobs.</p>
    {children}
  </PageContainer>
);

export const HydrateFallback = () => (
  <Page>
    <LoadingSearches />
  </Page>
);

/** Saved searches of a member: how often and how alerts of each are sent. */
export default function JobAlerts({ loaderData: { accountID } }: Route.ComponentProps) {
  return (
    <Page>
      <WaitingSearchesList accountID={accountID} />
      <SavedSearches accountID={accountID} />
    </Page>
  );
}
