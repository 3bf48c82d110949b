import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

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
  const bar = useRef<HTMLDivElement>(null);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  useLayoutEffect(() => {
    if (online || !bar.current) return;
    const { style } = document.documentElement;
    const size = new ResizeObserver(([entry]) =>
      style.setProperty('--offline-bar', `${entry?.target.clientHeight ?? 0}px`),
    );
    size.observe(bar.current);
    return () => {
      size.disconnect();
      style.removeProperty('--offline-bar');
    };
  }, [online]);

  return (
    <div
      ref={bar}
      role="status"
      className="bottom-bar fixed inset-x-0 bottom-(--tab-bar) z-40 bg-ink text-center text-sm font-semibold text-surface"
    >
      {!online && <p className="px-4 py-2">Your internet connection is gone. We try again when it is back.</p>}
    </div>
  );
}
