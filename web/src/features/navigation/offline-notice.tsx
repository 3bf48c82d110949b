import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says so while the phone has no connection, and covers nothing that has to be pressed. */
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
          You are offline. Check your connection.
        </p>
      )}
    </div>
  );
}
