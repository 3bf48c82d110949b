import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { registerServiceWorker, storePageOffline } from './register-service-worker.ts';

/** The address that this document was loaded from. */
function documentAddress(): string {
  const { pathname, search } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  return pathname + search;
}

/** Registers the service worker, and lets it store pages that are opened inside the app. */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation();
  const opened = useRef<string>(null);
  useEffect(() => {
    if (import.meta.env.PROD) registerServiceWorker();
  }, []);

  useEffect(() => {
    const address = pathname + search;
    // The worker stores the document itself.
    opened.current ??= documentAddress();
    if (opened.current === address) return;
    opened.current = address;
    if (import.meta.env.PROD) storePageOffline(address);
  }, [pathname, search]);
}
