import { getApplications } from '@aarambh/contract';
import type { ReactNode } from 'react';
import type { EarlyCallsHandle } from '../../../platform/document/early-calls.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { PageContainer, SkeletonCard } from '../../../ui/index.ts';
import { SentApplications } from '../sent/sent-applications.tsx';
import { WaitingList } from '../waiting/waiting-list.tsx';
import type { Route } from './+types/my-applications.ts';

export const meta = () =>
  pageMeta({ title: 'My Applications', description: '', publicUrl: '', path: '', hidden: true });

export const handle: EarlyCallsHandle = { earlyCalls: [getApplications] };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Page = ({ children }: { children: ReactNode }) => (
  <PageContainer>
    <h1>My Applications</h1>
    <p className="mt-1 mb-6 text-muted">Track your applications.</p>
    {children}
  </PageContainer>
);

export const HydrateFallback = () => (
  <Page>
    <div className="grid gap-4 lg:grid-cols-2">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </Page>
);

/** Applications of an account with timelines. */
export default function MyApplications({ loaderData: { accountID } }: Route.ComponentProps) {
  return (
    <Page>
      <WaitingList />
      <SentApplications accountID={accountID} />
    </Page>
  );
}
