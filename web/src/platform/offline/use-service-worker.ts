import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const load = () => import('./register-service-worker.ts');

/** Registers the service worker after the page has loaded, and lets it store pages that are opened inside the app. */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation();
  const opened = useRef(pathname + search);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const register = () =>
      void load().then(
        ({ registerServiceWorker }) => registerServiceWorker(),
        () => undefined,
      );
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
  }, []);

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
