import { FREE_PLAN } from '@aarambh/contract';
import { Menu as MenuIcon } from '../../ui/icons.tsx';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { brand } from '../../platform/brand.ts';
import { useSession } from '../../platform/session.ts';
import { IconButton, LinkButton, Menu, Sheet, Wordmark } from '../../ui/index.ts';
import { type MenuEntry, menuOf } from './menu.ts';
import { planLabel } from './plan-label.ts';
import { signOut } from './sign-out.ts';
import { usePlan } from './use-plan.ts';

const plain = 'flex min-h-11 items-center rounded-lg px-3 text-ink no-underline hover:bg-sunken';

const Entries = ({ entries, onPick }: { entries: MenuEntry[]; onPick?: () => void }) =>
  entries.map(({ label, path }) => (
    <NavLink
      key={path}
      to={path}
      end
      onClick={onPick}
      className={`${plain} aria-[current=page]:font-semibold aria-[current=page]:text-brand`}
    >
      {label}
    </NavLink>
  ));

const LogoutButton = () => (
  <button type="button" onClick={signOut} className={`${plain} w-full text-left`}>
    Logout
  </button>
);

/** Who is signed in, by first name; long names are cut by the layout, never the page. */
const Welcome = () => {
  const firstName = useSession()?.fullName.trim().split(/\s+/)[0];
  return <span className="max-w-40 truncate px-3 text-muted">{firstName ? `Welcome, ${firstName}` : 'Welcome'}</span>;
};

function PlanMenu({ plan }: { plan: string }) {
  const more = menuOf(plan === FREE_PLAN ? 'upgrade' : 'viewAll');
  const label = `Plan: ${planLabel(plan)}`;
  if (more.length === 0) return <span className="px-3 text-muted whitespace-nowrap">{label}</span>;
  return (
    <Menu label={label}>
      <Entries entries={more} />
    </Menu>
  );
}

const EmployerLink = () => (
  <a href={brand.employerSite} className={plain} rel="noopener">
    For Employer
  </a>
);

/** Both sides are in the page; the mark on <html> that the head's script sets shows one before the first paint. */
function WideMenu({ plan }: { plan: string }) {
  return (
    <nav aria-label="Main" className="hidden flex-1 items-center gap-1 lg:flex">
      <div className="when-out contents">
        <Entries entries={menuOf('signedOut')} />
      </div>
      <div className="when-in contents">
        <Entries entries={menuOf('signedIn')} />
        {plan === FREE_PLAN && <Entries entries={menuOf('freePlan')} />}
      </div>
      <Entries entries={menuOf('always')} />
      <span className="flex-1" />
      <div className="when-in contents">
        <Welcome />
        <PlanMenu plan={plan} />
        <Menu label="My Profile">
          <Entries entries={menuOf('profile')} />
        </Menu>
        <Menu label="My Account">
          <Entries entries={menuOf('account')} />
          <LogoutButton />
        </Menu>
      </div>
      <div className="when-out contents">
        <EmployerLink />
        <LinkButton to="/account/login" variant="secondary">
          Log In
        </LinkButton>
        <LinkButton to="/account/register">Register</LinkButton>
      </div>
    </nav>
  );
}

function PhoneMenu({ plan }: { plan: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="flex flex-1 items-center justify-end gap-2 lg:hidden">
      <LinkButton to="/account/login" variant="quiet" className="when-out">
        Log In
      </LinkButton>
      <IconButton label="Menu" icon={<MenuIcon aria-hidden />} onClick={() => setOpen(true)} />
      <Sheet title="Menu" open={open} onClose={close}>
        <nav aria-label="Menu" className="grid">
          <div className="when-in contents">
            <Welcome />
            <PlanMenu plan={plan} />
            <Entries entries={menuOf('signedIn')} onPick={close} />
            {plan === FREE_PLAN && <Entries entries={menuOf('freePlan')} onPick={close} />}
          </div>
          <div className="when-out contents">
            <Entries entries={menuOf('signedOut')} onPick={close} />
          </div>
          <Entries entries={menuOf('always')} onPick={close} />
          <div className="when-in contents">
            <Entries entries={menuOf('profile')} onPick={close} />
            <Entries entries={menuOf('account')} onPick={close} />
            <LogoutButton />
          </div>
          <div className="when-out contents">
            <Entries entries={[{ label: 'Register', path: '/account/register' }]} onPick={close} />
            <EmployerLink />
          </div>
        </nav>
      </Sheet>
    </div>
  );
}

/** The top navigation bar (commerce §2). */
export function TopNavigation() {
  const plan = usePlan();
  // A menu left open belongs to the page before: another address starts with closed ones.
  const { key } = useLocation();
  return (
    <header className="border-b border-line bg-surface">
      <div key={key} className="mx-auto flex min-h-16 max-w-6xl items-center gap-4 px-4 sm:px-6">
        <Link to="/" aria-label={`${brand.name}, home`} className="rounded-lg">
          <Wordmark name={brand.name} />
        </Link>
        <WideMenu plan={plan} />
        <PhoneMenu plan={plan} />
      </div>
    </header>
  );
}
