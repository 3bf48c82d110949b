import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '../../platform/figures/brand.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useMedia } from '../../platform/use-media.ts';
import { Menu as MenuIcon } from '../../ui/display/icons.tsx';
import { IconButton, LinkButton, lazyAfterLoad, Wordmark } from '../../ui/index.ts';
import { PageProgress } from './page-progress.tsx';
import { usePlan } from './use-plan.ts';
import { useUnread } from './use-unread.ts';

const [PhoneMenu, usePreload] = lazyAfterLoad(() => import('./phone-menu.tsx'));

const WIDE = '(width >= 64rem)';

/** Phones show none of it and do not load its code. */
const wideLinks = lazyPart(WIDE, () => import('./wide-links.tsx').then((module) => module.WideLinks), null);

function PhoneLinks({ plan, unread }: { plan: string; unread: number }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  usePreload();

  function show() {
    setWasOpened(true);
    setOpen(true);
  }

  return (
    <div className="ms-auto flex items-center gap-2 lg:hidden">
      <LinkButton to="/account/login" variant="quiet" className="when-out whitespace-nowrap">
        Log In
      </LinkButton>
      <IconButton label="Menu" icon={<MenuIcon aria-hidden />} onClick={show} />
      {wasOpened && (
        <Suspense>
          <PhoneMenu plan={plan} unread={unread} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The top navigation bar (commerce §2). */
export function TopNavigation() {
  const plan = usePlan();
  const unread = useUnread(plan);
  // The key closes open menus when the page changes.
  const { pathname } = useLocation();
  // A part that is never loaded would hold back every navigation.
  const isWide = useMedia(WIDE);
  return (
    <header className="relative border-b border-line bg-surface">
      <div
        key={pathname}
        className="mx-auto flex min-h-[63px] max-w-(--page-width) flex-wrap items-center lg:flex-nowrap gap-x-4 px-4 sm:px-6"
      >
        <Link to="/" aria-label={`${brand.name}, home`} className="inline-flex min-h-11 items-center rounded-lg">
          <Wordmark name={brand.name} />
        </Link>
        {isWide && <wideLinks.Part />}
        <PhoneLinks plan={plan} unread={unread} />
      </div>
      <PageProgress />
    </header>
  );
}
