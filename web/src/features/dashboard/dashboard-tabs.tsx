import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { CountBadge, SkeletonCard, Tabs } from '../../ui/index.ts';
import { InterviewHistory, UpcomingInterviews, useUpcomingCount } from '../interviews/index.ts';
import { PriorityListing } from '../listings/index.ts';
import { type DashboardTab, dashboardTabs, readTab, tabQuery } from './tabs.ts';

// Not the tab one lands on, and most visits end without it.
const TrackServices = lazy(() => import('../services/index.ts').then((module) => ({ default: module.TrackServices })));

/** So many jobs leave room for what stands below them on a phone. */
const MOST_JOBS = 6;

/** What a tab shows; only the chosen one asks for its data. */
function Panel({ tab, accountID }: { tab: DashboardTab; accountID: number }) {
  switch (tab) {
    case 'priority':
      return <PriorityListing accountID={accountID} level={3} most={MOST_JOBS} />;
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

/** The four views of the dashboard; the address names the one shown, so that links and the way back lead to it. */
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
      {/* The cards of a panel are headings of the third level, on their own pages too. */}
      <h2 className="sr-only">{dashboardTabs.find(({ value }) => value === tab)?.label}</h2>
      <Suspense fallback={<SkeletonCard />}>
        <Panel tab={tab} accountID={accountID} />
      </Suspense>
    </Tabs>
  );
}
