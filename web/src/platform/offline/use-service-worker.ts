import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePreload } from '../../ui/index.ts';

const load = () => import('./register-service-worker.ts');

async function register(): Promise<void> {
  if (import.meta.env.PROD) (await load()).registerServiceWorker();
}

/** Registers the service worker after the page has loaded, and lets it store pages that are opened inside the app. */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation();
  const opened = useRef(pathname + search);
  usePreload(register);

  useEffect(() => {
    const address = pathname + search;
    if (opened.current === address) return;
    opened.current = address;
    if (import.meta.env.PROD)
      void load().then(
        ({ keepPage }) => keepPage(address),
        () => undefined,
      );
  }, [pathname, search]);
}
