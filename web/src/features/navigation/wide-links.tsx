import { FREE_PLAN } from '@aarambh/contract';
import { Link } from 'react-router';
import { Heart } from '../../ui/display/icons.tsx';
import { LinkButton, Menu, VisuallyHidden } from '../../ui/index.ts';
import { EmployerLink, Entries, LogoutButton, plain, planLinks, planText, Welcome } from './menu-entries.tsx';
import { menus } from './menus.ts';
import { usePlan } from './use-plan.ts';
import { useUnread } from './use-unread.ts';

const wideButton =
  'inline-flex min-h-11 items-center gap-1 rounded-lg px-2 text-[0.9375rem] whitespace-nowrap text-ink hover:bg-sunken xl:px-2.5';

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

/**
 * Links to pages on wide screens. The links of visitors and those of members are both in the HTML; a class on <html>, set by
 * a script in the head, shows one of them before the first paint. Members have the pages about the portal in a menu, so that
 * their own links fit in the same row.
 */
function PageLinks({ plan, unread }: { plan: string; unread: number }) {
  const [findJobs, ...about] = menus.always;
  return (
    <nav aria-label="Main" className="hidden shrink-0 items-center lg:flex">
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
    <nav aria-label="Your account" className="ms-auto hidden min-w-0 items-center lg:flex">
      <div className="when-in contents">
        {/* The only part that gives way: the row stays one row beside a long name. */}
        <Welcome className="min-w-0 max-w-64 px-2 max-xl:hidden" />
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

/** Links and menus of the bar on wide screens. */
export function WideLinks() {
  const plan = usePlan();
  const unread = useUnread(plan);
  return (
    <>
      <PageLinks plan={plan} unread={unread} />
      <AccountLinks plan={plan} />
    </>
  );
}
