import { onSessionChange, readSession } from '../session/session.ts';
import { endPush } from './end-push.ts';
import { eraseMemberCache, postToServiceWorker } from './member-cache.ts';

/** Erases the data of an account as soon as it is no longer signed in: signed out here or in another tab, expired, or
 * replaced by another account. */
function eraseAtSignOut(): void {
  let accountID = readSession()?.accountID;
  if (!accountID) void eraseMemberCache();
  onSessionChange(() => {
    const current = readSession()?.accountID;
    if (current === accountID) return;
    accountID = current;
    void eraseMemberCache();
    void endPush().catch(() => undefined);
  });
}

/**
 * Registers the service worker, which makes opened pages readable offline (decision 42). Call it once, when the page has
 * settled: it must not compete with the page for a slow connection. Does nothing where the browser has none.
 */
export function registerServiceWorker(): void {
  eraseAtSignOut();
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The current page came without the worker: the first one that controls the page stores it.
  serviceWorker.addEventListener(
    'controllerchange',
    () => postToServiceWorker({ type: 'keep', address: location.href }),
    {
      once: true,
    },
  );
  window.addEventListener('online', () => postToServiceWorker({ type: 'send-waiting' }));
  // Fails in private windows of some browsers, and without a connection.
  serviceWorker.register('/service-worker.js').catch(() => undefined);
}

/**
 * Stores a page for which no document was fetched: one that was opened inside the app, or that is likely to be read later.
 * @returns whether it was asked for: not where people save their data, or without a service worker
 */
export function storePageOffline(address: string): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && postToServiceWorker({ type: 'keep', address });
}
