/** One entry of the navigation; `path` may carry a query. */
export interface MenuEntry {
  label: string;
  path: string;
}

export const DASHBOARD = '/dashboard';

/**
 * The final structure of navigation and footer (commerce §2). An entry shows as soon as its page exists:
 * a test holds `awaited` against routes.ts, so a new page cannot stay hidden.
 */
const structure = {
  always: [
    { label: 'Find Jobs', path: '/job/search' },
    { label: 'About Us', path: '/about-us' },
    { label: 'Interview Connect', path: '/interview-connect' },
    { label: 'Resume Maker', path: '/resume-maker' },
    { label: 'Pricing', path: '/pricing' },
  ],
  signedOut: [{ label: 'Home', path: '/' }],
  signedIn: [{ label: 'Dashboard', path: DASHBOARD }],
  freePlan: [{ label: 'Free Listing Jobs', path: '/free-listing-jobs' }],
  upgrade: [{ label: 'Upgrade', path: '/plans/plan-list' }],
  viewAll: [{ label: 'View All', path: '/plans/details' }],
  profile: [
    { label: 'Update Profile', path: '/profile/update' },
    { label: 'Upload Resume', path: '/job-seeker/resume' },
    { label: 'My Applications', path: '/job-seeker/applications' },
    { label: 'Vacancy Approvals', path: '/vacancy-approvals' },
    { label: 'Interview Questions', path: '/interview/preparation' },
  ],
  account: [
    { label: 'Change Password', path: '/account/change-password' },
    { label: 'Login & Security', path: '/account/security' },
    { label: 'Privacy & Data', path: '/account/privacy' },
  ],
  quickLinks: [
    { label: 'About Us', path: '/about-us' },
    { label: 'Privacy Policy', path: '/privacy-policy' },
    { label: 'Terms & Conditions', path: '/terms-conditions' },
    { label: 'Refund Policy', path: '/refund-policy' },
    { label: 'Shipping and Delivery Policy', path: '/shipping-delivery-policy' },
    { label: 'Contact Us', path: '/contact-us' },
  ],
  footerJobs: [
    { label: 'Find Jobs', path: '/job/search' },
    { label: 'Job Fairs', path: '/job-fair' },
  ],
  footerAccount: [
    { label: 'Login', path: '/account/login' },
    { label: 'Register', path: '/account/register' },
  ],
} satisfies Record<string, MenuEntry[]>;

/** Pages of the structure that do not exist yet. */
export const awaited: ReadonlySet<string> = new Set();

/** Whether the page of a path of the structure exists: links outside the menus wait for it as well. */
export const hasPage = (path: string): boolean => !awaited.has(path);

type MenuName = keyof typeof structure;

/** The entries of a menu whose pages exist. */
export const menuOf = (name: MenuName): MenuEntry[] => structure[name].filter(({ path }) => hasPage(path));

/** Every path the structure names, for the test. */
export const allPaths: string[] = Object.values(structure).flatMap((entries) => entries.map(({ path }) => path));
