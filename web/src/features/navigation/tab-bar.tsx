import { FREE_PLAN } from '@aarambh/contract';
import { Link, useLocation } from 'react-router';
import { FileText, type IconComponent, Search, Star, User } from '../../ui/display/icons.tsx';
import { CountBadge } from '../../ui/index.ts';
import { isCurrentTab, type Tab, tabs } from './tabs-of-phones.ts';
import { usePlan } from './use-plan.ts';
import { useUnread } from './use-unread.ts';

const icons: Record<Tab['label'], IconComponent> = {
  Jobs: Search,
  Matches: Star,
  Applications: FileText,
  Profile: User,
};

/**
 * Bar at the bottom of the screen on phones and tablets, for members and visitors; a member's page leads visitors through
 * sign-in. Plain links, the same in the HTML for all: it works without JavaScript. theme.css hides it below a keyboard or a
 * sheet and keeps its place.
 */
export function TabBar() {
  const { pathname } = useLocation();
  const plan = usePlan();
  const unread = useUnread(plan);
  return (
    <nav
      aria-label="Quick access"
      className="tab-bar bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {/* The border is part of the 56 px; the words do not grow beyond it. */}
      <ul className="mx-auto grid h-[55px] max-w-lg grid-cols-4">
        {tabs.map((tab) => {
          const Icon = icons[tab.label];
          return (
            <li key={tab.label} className="min-w-0">
              <Link
                to={tab.label === 'Matches' && plan !== FREE_PLAN ? '/priority-listing-jobs' : tab.path}
                aria-current={isCurrentTab(tab, pathname) ? 'page' : undefined}
                className="flex h-full flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,4vw)] text-muted no-underline outline-offset-[-3px] aria-[current=page]:font-semibold aria-[current=page]:text-brand"
              >
                <span className="relative">
                  <Icon className="size-5.5" />
                  {tab.label === 'Matches' && (
                    <span className="absolute start-full -top-1 -ms-2.5 flex">
                      <CountBadge count={unread} words="new" />
                    </span>
                  )}
                </span>
                <span className="max-w-full truncate px-0.5 leading-4">{tab.label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
