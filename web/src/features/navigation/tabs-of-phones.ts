/** A tab of the bar on phones, with the beginnings of the addresses at which it is the current one. */
export interface Tab {
  label: 'Jobs' | 'Matches' | 'Applications' | 'Profile';
  path: string;
  pages: readonly string[];
}

export const tabs: readonly Tab[] = [
  { label: 'Jobs', path: '/job/search', pages: ['/job', '/jobs'] },
  {
    label: 'Matches',
    path: '/free-listing-jobs',
    pages: ['/free-listing-jobs', '/priority-listing-jobs', '/dashboard'],
  },
  { label: 'Applications', path: '/job-seeker/applications', pages: ['/job-seeker/applications'] },
  { label: 'Profile', path: '/profile/update', pages: ['/profile', '/job-seeker/resume', '/account/security'] },
];

const isBelow = (pathname: string, page: string): boolean => pathname === page || pathname.startsWith(`${page}/`);

export const isCurrentTab = ({ pages }: Tab, pathname: string): boolean =>
  pages.some((page) => isBelow(pathname, page));

/** Steps of a purchase, which nothing shall interrupt: checkout, payment and their forms for guests. */
const PURCHASE = /\/checkout(-process)?(\/|$)|^\/combo-plans\/(quick|registration|continue)\//;

/** Whether a page has the tab bar. */
export const hasTabBar = (pathname: string): boolean => !PURCHASE.test(pathname);
