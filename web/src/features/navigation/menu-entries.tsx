import { FREE_PLAN } from '@aarambh/contract';
import { NavLink } from 'react-router';
import { brand } from '../../platform/figures/brand.ts';
import { useSession } from '../../platform/session/session.ts';
import { CountBadge } from '../../ui/index.ts';
import { DASHBOARD, type MenuEntry, menus } from './menus.ts';
import { planLabel } from './plan-label.ts';
import { signOut } from './sign-out.ts';

/** Classes of an entry of the menus. */
export const plain =
  'flex min-h-11 items-center rounded-lg px-3 text-ink no-underline hover:bg-sunken lg:px-2 lg:text-[0.9375rem] lg:whitespace-nowrap xl:px-2.5';
interface EntriesProps {
  entries: MenuEntry[];
  /** Number of unread priority jobs, shown at the dashboard. */
  unread?: number;
  onSelect?: () => void;
}

/** Links of a menu. */
export const Entries = ({ entries, unread = 0, onSelect }: EntriesProps) =>
  entries.map(({ label, path }) => (
    <NavLink
      key={path}
      to={path}
      end
      onClick={onSelect}
      className={`${plain} relative aria-[current=page]:font-semibold aria-[current=page]:text-brand`}
    >
      {label}
      {/* Loads late: on wide screens it overlaps the entry's corner, so that the layout does not shift. */}
      {path === DASHBOARD && (
        <CountBadge
          count={unread}
          words="new priority jobs"
          className="ms-2 lg:absolute lg:start-full lg:-top-1 lg:-ms-5"
        />
      )}
    </NavLink>
  ));

export const LogoutButton = () => (
  <button type="button" onClick={signOut} className={`${plain} w-full text-left`}>
    Logout
  </button>
);

/** The first name of the member; truncated where it is too long, without shifting the layout. */
export const Welcome = ({ className = '' }: { className?: string }) => {
  const firstName = useSession()?.fullName.trim().split(/\s+/)[0];
  return <span className={`truncate text-muted ${className}`}>{firstName ? `Welcome, ${firstName}` : 'Welcome'}</span>;
};

/** 'Plan: Career Plus'. */
export const planText = (plan: string): string => `Plan: ${planLabel(plan)}`;
/** The pages that a member of a plan is led to. */
export const planLinks = (plan: string): MenuEntry[] => menus[plan === FREE_PLAN ? 'upgrade' : 'viewAll'];

/** The site for employers. */
export const EmployerLink = () => (
  <a href={brand.employerSite} className={plain} rel="noopener">
    For Employer
  </a>
);
