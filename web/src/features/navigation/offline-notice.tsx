import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Notice while the device is offline; it does not block clicks on the page below. What could not be loaded is loaded again
 * automatically: lists by `RetryAlert`, queries by TanStack Query.
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center">
      {!online && (
        <p className="rounded-b-lg bg-ink px-4 py-2 text-sm font-semibold text-surface">
          Your internet connection is gone. We try again when it is back.
        </p>
      )}
    </div>
  );
}
