import { getStaffProfile } from '@aarambh/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { brand } from '../../platform/figures/brand.ts';
import { Menu as MenuIcon } from '../../ui/display/icons.tsx';
import { IconButton, Sheet, Wordmark } from '../../ui/index.ts';
import { readStaffSession, storeStaffSession, useStaffQuery, useStaffSession } from '../api/index.ts';
import { ConsoleMenu } from './console-menu.tsx';
import { ConsoleNotPermitted } from './console-messages.tsx';
import { KeyList } from './key-list.tsx';
import { entryAt } from './menu.ts';
import { useFrameKeys } from './use-frame-keys.ts';

/** Loads the staff member again: roles may have changed since the sign-in. */
function useCurrentProfile(isSignedIn: boolean): void {
  const { data } = useStaffQuery(getStaffProfile, {}, { enabled: isSignedIn });
  useEffect(() => {
    const session = readStaffSession();
    if (!data || !session || JSON.stringify(session.staff) === JSON.stringify(data)) return;
    storeStaffSession({ ...session, staff: data });
  }, [data]);
}

/** Moves the focus to the new screen, so that it is read and `Tab` starts there; not for filters in the address. */
function useFocusOfScreens(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const section = pathname.split('/')[1];
  const before = useRef(section);
  // With the screen, not after its paint: a key pressed at once must not lose the field that it focuses.
  useLayoutEffect(() => {
    if (before.current === section) return;
    before.current = section;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [section]);
  return main;
}

/** The frame of all screens: menu on the left, or in a drawer on phones. Without a session it opens the sign-in page. */
export function ConsoleFrame() {
  const session = useStaffSession();
  const { pathname, search } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useFocusOfScreens(pathname);
  const keys = useFrameKeys();
  useCurrentProfile(session !== undefined);

  if (!session) {
    const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
    return <Navigate to={`/sign-in${next}`} replace />;
  }
  const entry = entryAt(pathname);
  const isPermitted = !entry?.permission || session.staff.permissions.includes(entry.permission);
  const menu = <ConsoleMenu staff={session.staff} onLeave={() => setMenuOpen(false)} onShowKeys={keys.show} />;
  return (
    <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <header className="no-print flex items-center gap-2 border-b border-line bg-raised px-1 lg:hidden">
        <IconButton
          label="Menu"
          icon={<MenuIcon aria-hidden="true" className="size-6" />}
          onClick={() => setMenuOpen(true)}
        />
        <span className="font-semibold">{entry?.label ?? 'Staff console'}</span>
      </header>
      <aside className="no-print sticky top-0 h-dvh overflow-y-auto border-e border-line bg-raised max-lg:hidden">
        <div className="px-4 pt-3 pb-2">
          <Wordmark name={brand.name} />
        </div>
        {menu}
      </aside>
      <Sheet title="Menu" open={isMenuOpen} onClose={() => setMenuOpen(false)}>
        {menu}
      </Sheet>
      <main id="main" ref={main} tabIndex={-1} className="min-h-dvh min-w-0">
        {isPermitted ? <Outlet /> : <ConsoleNotPermitted label={entry?.label ?? ''} />}
      </main>
      <KeyList open={keys.isShown} onClose={keys.hide} />
    </div>
  );
}
