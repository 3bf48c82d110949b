import { type ReactNode, useEffect, useState } from 'react';
import { signInAddress } from '../../platform/session/guard.ts';
import { readSession, useSession } from '../../platform/session/session.ts';
import { Bell } from '../../ui/display/icons.tsx';
import { Button, classNames, showToast } from '../../ui/index.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { ButtonTexts } from './button-texts.ts';
import type { SavedState } from './toggle-search.ts';

interface SavedSearchButtonProps {
  /** Parameters of the search's address, without page and order. */
  query: string;
  texts: ButtonTexts;
  variant?: 'primary' | 'secondary' | undefined;
  className?: string | undefined;
}

/** Part of the address to which a visitor returns after signing in, where the search is then saved. */
export const SAVE_AFTER_SIGN_IN = '#save-search';

const load = () => import('./toggle-search.ts');
const failureOf = (error: unknown): string => (error instanceof Error ? error.message : 'Something went wrong.');

/** Both labels have the width of the longer one, so that pressing causes no layout shift. */
const Label = ({ shown, other }: { shown: string; other: string }): ReactNode => (
  <span className="grid text-start">
    <span className="col-start-1 row-start-1">{shown}</span>
    <span aria-hidden="true" className="invisible col-start-1 row-start-1">
      {other}
    </span>
  </span>
);

/**
 * A button that saves a search for alerts, or removes it. Visitors sign in first and come back with the search saved. Hidden
 * without JavaScript; the calls are loaded when they are needed.
 */
export function SavedSearchButton({ query, texts, variant = 'secondary', className }: SavedSearchButtonProps) {
  const accountID = useSession()?.accountID;
  const isReady = useIsHydrated();
  // Of which query it is known whether it is saved, so that another search never shows the state of the one before.
  const [known, setKnown] = useState<{ query: string; saved: SavedState }>();
  const [busy, setBusy] = useState(false);
  const saved = known?.query === query ? known.saved : undefined;

  async function toggle() {
    const session = readSession();
    if (!session) {
      location.assign(signInAddress(location.pathname + location.search + SAVE_AFTER_SIGN_IN));
      return;
    }
    setBusy(true);
    try {
      const { toggleSearch } = await load();
      await toggleSearch({ ...session, query, texts, saved, onChange: (now) => setKnown({ query, saved: now }) });
    } catch (error) {
      showToast(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (accountID === undefined) {
      setKnown(undefined);
      return;
    }
    const ending = new AbortController();
    const isAsked = location.hash === SAVE_AFTER_SIGN_IN;
    // Taken once: neither going back nor another button of the page saves it again.
    if (isAsked) history.replaceState(history.state, '', location.pathname + location.search);
    const onChange = (now: SavedState) => ending.signal.aborted || setKnown({ query, saved: now });
    load()
      .then(({ checkSearch, toggleSearch }) =>
        isAsked
          ? toggleSearch({ accountID, query, texts, saved: undefined, onChange })
          : checkSearch({ accountID, query, onChange }, ending.signal),
      )
      // A failed check whether it is saved is not reported; a failed save is.
      .catch((error: unknown) => isAsked && showToast(failureOf(error)));
    return () => ending.abort();
  }, [accountID, query, texts]);

  const isSaved = saved !== undefined;
  return (
    <Button
      variant={variant}
      busy={busy}
      // It waits for its code for a moment only, and looks no different then.
      disabled={!isReady}
      onClick={toggle}
      className={classNames('disabled:cursor-progress disabled:opacity-100 noscript:hidden', className)}
    >
      {!busy && <Bell className={classNames('size-5', isSaved && '[&_path]:fill-current')} />}
      <Label shown={isSaved ? texts.saved : texts.save} other={isSaved ? texts.save : texts.saved} />
    </Button>
  );
}
