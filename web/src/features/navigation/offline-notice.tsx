import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadWhenOnline } from '../../ui/index.ts';

const loadBar = () => import('./offline-bar.tsx');
const OfflineBar = lazy(() => loadWhenOnline(loadBar, true));

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Notice while the device is offline, at the bottom of the screen above the tab bar. It covers nothing: its height is
 * `--offline-bar`, which lifts all other bars and lengthens the page (theme.css). What could not be loaded is loaded again
 * automatically: lists by `RetryAlert`, queries by TanStack Query.
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    // Soon, as it cannot be loaded when it is needed.
    loadBar().catch(() => undefined);
  }, []);
  return (
    <div
      role="status"
      className="bottom-bar fixed inset-x-0 bottom-(--tab-bar) z-40 bg-ink text-center text-sm font-semibold text-surface"
    >
      <Suspense>{!online && <OfflineBar />}</Suspense>
    </div>
  );
}
