/** Entry of a menu; `path` may have a query. */
export interface MenuEntry {
  label: string;
  path: string;
}

export const DASHBOARD = '/dashboard';

/** Links of navigation and footer (commerce §2), with further pages of ours. */
export const menus = {
  always: [
    { label: 'Find Jobs', path: '/job/search' },
    { label: 'About Us', path: '/about-us' },
    { label: 'Interview Connect', path: '/interview-connect' },
    { label: 'Resume Maker', path: '/resume-maker' },
    { label: 'Pricing', path: '/pricing' },
  ],
  signedOut: [{ label: 'Home', path: '/' }],
  /** For visitors, who have no menu of their own. */
  saved: [{ label: 'Saved Jobs', path: '/job/saved' }],
  signedIn: [{ label: 'Dashboard', path: DASHBOARD }],
  freePlan: [{ label: 'Free Listing Jobs', path: '/free-listing-jobs' }],
  upgrade: [{ label: 'Upgrade', path: '/plans/plan-list' }],
  viewAll: [{ label: 'View All', path: '/plans/details' }],
  profile: [
    { label: 'Update Profile', path: '/profile/update' },
    { label: 'Upload Resume', path: '/job-seeker/resume' },
    { label: 'My Applications', path: '/job-seeker/applications' },
    { label: 'Saved Jobs', path: '/job/saved' },
    { label: 'Job Alerts', path: '/job/alerts' },
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
    { label: 'Saved Jobs', path: '/job/saved' },
  ],
  footerMember: [
    { label: 'Dashboard', path: DASHBOARD },
    { label: 'Update Profile', path: '/profile/update' },
  ],
  footerAccount: [
    { label: 'Login', path: '/account/login' },
    { label: 'Register', path: '/account/register' },
  ],
} satisfies Record<string, MenuEntry[]>;
