import { FREE_PLAN } from '@aarambh/contract';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { brand } from '../../platform/figures/brand.ts';
import { useSession } from '../../platform/session/session.ts';
import { Heart, Menu as MenuIcon } from '../../ui/display/icons.tsx';
import { CountBadge, IconButton, LinkButton, Menu, Sheet, VisuallyHidden, Wordmark } from '../../ui/index.ts';
import { DASHBOARD, type MenuEntry, menus } from './menu.ts';
import { PageProgress } from './page-progress.tsx';
import { planLabel } from './plan-label.ts';
import { signOut } from './sign-out.ts';
import { usePlan } from './use-plan.ts';
import { useUnread } from './use-unread.ts';

const plain =
  'flex min-h-11 items-center rounded-lg px-3 text-ink no-underline hover:bg-sunken lg:px-2 lg:text-[0.9375rem] lg:whitespace-nowrap xl:px-2.5';
const wideButton =
  'inline-flex min-h-11 items-center gap-1 rounded-lg px-2 text-[0.9375rem] whitespace-nowrap text-ink hover:bg-sunken xl:px-2.5';

interface EntriesProps {
  entries: MenuEntry[];
  /** Number of unread priority jobs, shown at the dashboard. */
  unread?: number;
  onSelect?: () => void;
}

const Entries = ({ entries, unread = 0, onSelect }: EntriesProps) =>
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

const LogoutButton = () => (
  <button type="button" onClick={signOut} className={`${plain} w-full text-left`}>
    Logout
  </button>
);

/** The first name of the member; truncated where it is too long, without shifting the layout. */
const Welcome = ({ className = '' }: { className?: string }) => {
  const firstName = useSession()?.fullName.trim().split(/\s+/)[0];
  return <span className={`truncate text-muted ${className}`}>{firstName ? `Welcome, ${firstName}` : 'Welcome'}</span>;
};

/** Heading of a group of entries on phones; on wide screens the group is a menu. */
const Group = ({ children }: { children: string }) => (
  <h3 className="mt-3 border-t border-line px-3 pt-4 pb-1 text-sm text-muted">{children}</h3>
);

const planText = (plan: string): string => `Plan: ${planLabel(plan)}`;
const planLinks = (plan: string): MenuEntry[] => menus[plan === FREE_PLAN ? 'upgrade' : 'viewAll'];

function PlanMenu({ plan }: { plan: string }) {
  return (
    // Two lines of one width: neither the bar nor what is beside the menu moves when the plan is loaded.
    <Menu
      buttonClassName={wideButton}
      label={
        <span className="-my-2 line-clamp-2 w-28 text-start leading-tight whitespace-normal xl:w-36">
          {planText(plan)}
        </span>
      }
    >
      <Entries entries={planLinks(plan)} />
    </Menu>
  );
}

const EmployerLink = () => (
  <a href={brand.employerSite} className={plain} rel="noopener">
    For Employer
  </a>
);

/**
 * Links to pages on wide screens. The links of visitors and those of members are both in the HTML; a class on <html>, set by
 * a script in the head, shows one of them before the first paint. Members have the pages about the portal in a menu, so that
 * their own links fit in the same row.
 */
function PageLinks({ plan, unread }: { plan: string; unread: number }) {
  const [findJobs, ...about] = menus.always;
  return (
    <nav aria-label="Main" className="hidden items-center lg:flex">
      <div className="when-out contents">
        {/* The logo leads there too. */}
        <div className="contents max-xl:hidden">
          <Entries entries={menus.signedOut} />
        </div>
        <Entries entries={menus.always} />
      </div>
      <div className="when-in contents">
        <Entries entries={menus.signedIn} unread={unread} />
        {findJobs && <Entries entries={[findJobs]} />}
        <Menu label="More" align="start" buttonClassName={wideButton}>
          <Entries entries={about} />
        </Menu>
        {/* Last in the row: it disappears once a plan is loaded, and nothing else may shift then. */}
        {plan === FREE_PLAN && <Entries entries={menus.freePlan} />}
      </div>
    </nav>
  );
}

function AccountLinks({ plan }: { plan: string }) {
  return (
    <nav aria-label="Your account" className="ms-auto hidden items-center lg:flex">
      <div className="when-in contents">
        <Welcome className="max-w-36 px-2 max-xl:hidden" />
        <PlanMenu plan={plan} />
        <Menu label="My Profile" buttonClassName={wideButton}>
          <Entries entries={menus.profile} />
        </Menu>
        <Menu label="My Account" buttonClassName={wideButton}>
          <Entries entries={menus.account} />
          <LogoutButton />
        </Menu>
      </div>
      <div className="when-out contents">
        <Link to="/job/saved" title="Saved jobs" className={`${plain} text-muted`}>
          <Heart className="size-5.5" />
          <VisuallyHidden>Saved jobs</VisuallyHidden>
        </Link>
        <EmployerLink />
        <LinkButton to="/account/login" variant="quiet" className="whitespace-nowrap">
          Log In
        </LinkButton>
        <LinkButton to="/account/register">Register</LinkButton>
      </div>
    </nav>
  );
}

function PhoneMenu({ plan, unread }: { plan: string; unread: number }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="ms-auto flex items-center gap-2 lg:hidden">
      <LinkButton to="/account/login" variant="quiet" className="when-out whitespace-nowrap">
        Log In
      </LinkButton>
      <IconButton label="Menu" icon={<MenuIcon aria-hidden />} onClick={() => setOpen(true)} />
      <Sheet title="Menu" open={open} onClose={close}>
        <nav aria-label="Menu" className="grid">
          <div className="when-in contents">
            <Welcome className="px-3 py-1 font-semibold" />
            <span className="px-3 pb-1 text-muted">{planText(plan)}</span>
            <Entries entries={[...planLinks(plan), ...menus.signedIn]} unread={unread} onSelect={close} />
            {plan === FREE_PLAN && <Entries entries={menus.freePlan} onSelect={close} />}
          </div>
          <div className="when-out contents">
            <Entries entries={[...menus.signedOut, ...menus.saved]} onSelect={close} />
          </div>
          <Entries entries={menus.always} onSelect={close} />
          <div className="when-in contents">
            <Group>My Profile</Group>
            <Entries entries={menus.profile} onSelect={close} />
            <Group>My Account</Group>
            <Entries entries={menus.account} onSelect={close} />
            <LogoutButton />
          </div>
          <div className="when-out contents">
            <EmployerLink />
            <LinkButton to="/account/register" onClick={close} className="mx-3 mt-3">
              Register
            </LinkButton>
          </div>
        </nav>
      </Sheet>
    </div>
  );
}

/** The top navigation bar (commerce §2). */
export function TopNavigation() {
  const plan = usePlan();
  const unread = useUnread(plan);
  // The key closes open menus when the page changes.
  const { pathname } = useLocation();
  return (
    <header className="relative border-b border-line bg-surface">
      <div
        key={pathname}
        className="mx-auto flex min-h-[calc(4rem-1px)] max-w-(--page-width) flex-wrap items-center gap-x-4 px-4 sm:px-6"
      >
        <Link to="/" aria-label={`${brand.name}, home`} className="inline-flex min-h-11 items-center rounded-lg">
          <Wordmark name={brand.name} />
        </Link>
        <PageLinks plan={plan} unread={unread} />
        <AccountLinks plan={plan} />
        <PhoneMenu plan={plan} unread={unread} />
      </div>
      <PageProgress />
    </header>
  );
}
