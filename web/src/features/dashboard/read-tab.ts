/** The tabs of the dashboard, in their order (core §2). */
export const dashboardTabs = [
  { value: 'priority', label: 'Priority Listings' },
  { value: 'upcoming', label: 'Upcoming Interviews' },
  { value: 'history', label: 'Interview History' },
  { value: 'services', label: 'Track Services' },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['value'];

const FIRST_TAB: DashboardTab = 'priority';

/** The tab named by the `tab` of a query; the first tab for anything else. */
export const readTab = (query: URLSearchParams): DashboardTab =>
  dashboardTabs.find(({ value }) => value === query.get('tab'))?.value ?? FIRST_TAB;

/** The query that names a tab; empty for the first tab. */
export const tabQuery = (tab: string): Record<string, string> => (tab === FIRST_TAB ? {} : { tab });
