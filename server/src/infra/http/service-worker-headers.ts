/** The path of the service worker; its scope is the whole portal. */
export const SERVICE_WORKER = '/service-worker.js';

/**
 * Headers of the service worker. Browsers ask for a new version at every visit; a stale copy of a cache would keep old
 * pages alive. The policy is that of the worker itself: it loads nothing but files and calls of this portal.
 */
export const serviceWorkerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
};

/**
 * Replaces the service worker when the portal is set to have none (`SERVICE_WORKER=off`): it removes everything that the
 * worker stored, itself last. Pages are then those of the network again, at the latest with the next visit.
 */
export const KILL_SWITCH = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => /^(aarambh|workbox)-/.test(name)).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;
