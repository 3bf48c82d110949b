import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { CountBadge, SkeletonCard, Tabs } from '../../ui/index.ts';
import { InterviewHistory, UpcomingInterviews, useUpcomingCount } from '../interviews/index.ts';
import { PriorityCards } from '../listings/index.ts';
import { TrackServices } from '../services/index.ts';
import { type DashboardTab, dashboardTabs, readTab, tabQuery } from './read-tab.ts';

/** Leaves room on a phone for the content below the jobs. */
const MAX_JOBS = 6;

/** Content of a tab; only the selected one loads its data. */
function Panel({ tab, accountID }: { tab: DashboardTab; accountID: number }) {
  switch (tab) {
    case 'priority':
      return <PriorityCards accountID={accountID} level={3} max={MAX_JOBS} />;
    case 'upcoming':
      return <UpcomingInterviews accountID={accountID} />;
    case 'history':
      return <InterviewHistory accountID={accountID} />;
    case 'services':
      return <TrackServices accountID={accountID} />;
  }
}

const labelledTabs = (upcoming: number) =>
  dashboardTabs.map(({ value, label }) => ({
    value,
    label:
      value === 'upcoming' ? (
        <span className="inline-flex items-center gap-2">
          {label} <CountBadge count={upcoming} words="upcoming" />
        </span>
      ) : (
        label
      ),
  }));

/** The four tabs of the dashboard. The URL names the selected tab, so links and back navigation lead to it. */
export function DashboardTabs({ accountID }: { accountID: number }) {
  const [query, setQuery] = useSearchParams();
  const upcoming = useUpcomingCount(accountID) ?? 0;
  const tab = readTab(query);
  const tabs = useMemo(() => labelledTabs(upcoming), [upcoming]);
  return (
    <Tabs
      label="Dashboard"
      tabs={tabs}
      value={tab}
      onChange={(chosen) => setQuery(tabQuery(chosen), { preventScrollReset: true })}
    >
      {/* The cards of a tab have level-3 headings. */}
      <h2 className="sr-only">{dashboardTabs.find(({ value }) => value === tab)?.label}</h2>
      <Suspense fallback={<SkeletonCard />}>
        <Panel tab={tab} accountID={accountID} />
      </Suspense>
    </Tabs>
  );
}
