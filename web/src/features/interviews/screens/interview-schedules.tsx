import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { PageContainer, SkeletonCard, Tabs } from '../../../ui/index.ts';
import { InterviewHistory } from '../interview-history.tsx';
import { UpcomingInterviews } from '../upcoming-interviews.tsx';
import type { Route } from './+types/interview-schedules.ts';

export const meta = () =>
  pageMeta({ title: 'Interview schedules', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Page = ({ children }: { children: ReactNode }) => (
  <PageContainer>
    <h1 className="mb-4">Interview schedules</h1>
    {children}
  </PageContainer>
);

export const HydrateFallback = () => (
  <Page>
    <div className="grid gap-4 pt-16 lg:grid-cols-2">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </Page>
);

const UPCOMING = 'upcoming';
const HISTORY = 'history';
const tabs = [
  { value: UPCOMING, label: 'Upcoming' },
  { value: HISTORY, label: 'History' },
] as const;

/** Upcoming and past interviews (core §2). */
export default function InterviewSchedules({ loaderData: { accountID } }: Route.ComponentProps) {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === HISTORY ? HISTORY : UPCOMING;
  return (
    <Page>
      <Tabs
        label="Interviews"
        tabs={tabs}
        value={tab}
        onChange={(value) =>
          setQuery(value === HISTORY ? { tab: HISTORY } : {}, { replace: true, preventScrollReset: true })
        }
      >
        <h2 className="sr-only">{tab === HISTORY ? 'Past interviews' : 'Upcoming interviews'}</h2>
        {tab === HISTORY ? <InterviewHistory accountID={accountID} /> : <UpcomingInterviews accountID={accountID} />}
      </Tabs>
    </Page>
  );
}
