import type { StaffPermission } from '@aarambh/contract';

/** An entry of the menu: one a screen. */
export interface MenuEntry {
  label: string;
  /** Below /staff, as in routes.tsx. */
  path: string;
  /** Who sees it; without a permission all staff do. */
  permission?: StaffPermission;
  /** The letter that opens it after `g`. */
  key: string;
}

/**
 * The menu, in groups of work that belongs together. Letters: t today, v vacancies, c companies, a applicants,
 * i interviews, r resume desk, m members, s support, p purchases, o offer, e messages, q moderation,
 * f figures, d approvals, l audit, n operations, w settings, u staff, y my account.
 */
export const menu: readonly (readonly MenuEntry[])[] = [
  [{ label: 'Today', path: 'today', key: 't' }],
  [
    { label: 'Vacancies', path: 'vacancies', permission: 'vacancies', key: 'v' },
    { label: 'Companies', path: 'companies', permission: 'companies', key: 'c' },
    { label: 'Applicants', path: 'applicants', permission: 'applicants', key: 'a' },
    { label: 'Interviews', path: 'interviews', permission: 'interviews', key: 'i' },
    { label: 'Resume desk', path: 'resume-desk', permission: 'resume-desk', key: 'r' },
  ],
  [
    { label: 'Members', path: 'members', permission: 'members', key: 'm' },
    { label: 'Support', path: 'support', permission: 'support', key: 's' },
    { label: 'Messages', path: 'messages', permission: 'messages', key: 'e' },
    { label: 'Moderation', path: 'moderation', permission: 'moderation', key: 'q' },
  ],
  [
    { label: 'Purchases', path: 'purchases', permission: 'money', key: 'p' },
    { label: 'Offer', path: 'offer', permission: 'offer', key: 'o' },
    { label: 'Figures', path: 'figures', permission: 'figures', key: 'f' },
  ],
  [{ label: 'Approvals', path: 'approvals', key: 'd' }],
  [
    { label: 'Audit', path: 'audit', permission: 'audit', key: 'l' },
    { label: 'Operations', path: 'operations', permission: 'operations', key: 'n' },
    { label: 'Settings', path: 'settings', permission: 'operations', key: 'w' },
    { label: 'Staff', path: 'staff', permission: 'staff-accounts', key: 'u' },
  ],
  [{ label: 'My account', path: 'account', key: 'y' }],
];

/** The entries for these permissions. */
export const entriesFor = (permissions: readonly StaffPermission[]): MenuEntry[][] =>
  menu
    .map((group) => group.filter(({ permission }) => !permission || permissions.includes(permission)))
    .filter((group) => group.length > 0);

/** The entry whose screen, or a page below it, has the path. */
export const entryAt = (pathname: string): MenuEntry | undefined =>
  menu.flat().find(({ path }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`));
