/** The tabs of the dashboard, in their order (core §2). */
export const dashboardTabs = [
  { value: 'priority', label: 'Priority Listings' },
  { value: 'upcoming', label: 'Upcoming Interviews' },
  { value: 'history', label: 'Interview History' },
  { value: 'services', label: 'Track Services' },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['value'];

const FIRST: DashboardTab = 'priority';

/** The tab a query's `tab` names; the first one for anything else. */
export const readTab = (query: URLSearchParams): DashboardTab =>
  dashboardTabs.find(({ value }) => value === query.get('tab'))?.value ?? FIRST;

/** The query that names a tab; the first one needs none. */
export const tabQuery = (tab: string): Record<string, string> => (tab === FIRST ? {} : { tab });
