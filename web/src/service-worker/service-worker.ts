/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { registerPushHandlers } from '../features/search-alerts/push-handler.ts';
import { MEMBER_PREFIX, caches as names, OFFLINE_PAGE } from './cache-names.ts';
import { forgetRepliesInFlight, memberReplies } from './member-replies.ts';
import { isMessageToWorker, type MessageToWorker } from './messages.ts';
import { isCallReadableOffline, isCallRepeatable, isPageReadableOffline } from './offline-scope.ts';
import { forgetWaiting, sendOrStore, sendWaiting } from './waiting-changes.ts';

declare const self: ServiceWorkerGlobalScope;
/** Files of every page and the offline page; written by scripts/build-service-worker.ts. */
declare const SHELL: PrecacheEntry[];

const DAY = 24 * 60 * 60;
/** After this time the kept copy is shown while a slow connection still loads the new one. */
const SLOW_LINE_SECONDS = 4;

const expiring = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

/** Only whole pages: no redirects, errors, or addresses that lead elsewhere. */
const onlySuccess = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

// Names of assets contain a hash of their content.
const assets = new CacheFirst({ cacheName: names.assets, plugins: [onlySuccess, expiring(400, 30)] });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: SLOW_LINE_SECONDS,
  plugins: [onlySuccess, expiring(80, 14)],
});
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPageReadableOffline(url.pathname),
  pages,
);
/** Other pages are fetched from the network only; setCatchHandler answers when there is none. */
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ request }) => fetch(request),
);

const publicCalls = new NetworkFirst({
  cacheName: names.publicCalls,
  networkTimeoutSeconds: SLOW_LINE_SECONDS,
  plugins: [onlySuccess, expiring(120, 14)],
});
// A member's own data is never shown stale while online: no timeout.
const memberCalls = new NetworkFirst({
  cacheName: names.memberCalls,
  plugins: [memberReplies, expiring(80, 14)],
});
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.method === 'GET' && isCallReadableOffline(url.pathname),
  (context) => (context.request.headers.has('authorization') ? memberCalls : publicCalls).handle(context),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCallRepeatable(url.pathname),
  ({ request }) => sendOrStore(request),
  'POST',
);

setCatchHandler(async ({ request }) => {
  const isPage = request instanceof Request && request.mode === 'navigate';
  return (isPage && (await matchPrecache(OFFLINE_PAGE))) || Response.error();
});

async function forgetAccount(): Promise<void> {
  forgetRepliesInFlight();
  const known = await self.caches.keys();
  await Promise.all([
    forgetWaiting(),
    ...known.filter((name) => name.startsWith(MEMBER_PREFIX)).map((name) => self.caches.delete(name)),
  ]);
}

/** Names of assets in a document or in the code of another. */
const ASSETS = /(?:assets|["'`]\.)\/([\w.-]+\.(?:js|css))\b/g;

/**
 * Stores the code that a document or other code names, unless it is stored: of a document also the parts that its code
 * loads later, which are on no page that was opened. Files of every page are in the shell, with what they need offline.
 */
async function keepCode(text: string, event: ExtendableEvent, isDocument = true): Promise<void> {
  const paths = new Set([...text.matchAll(ASSETS)].map(([, name]) => `/assets/${name}`));
  await Promise.all(
    [...paths].map(async (path) => {
      if (await matchPrecache(path)) return;
      const response = await assets.handle({ request: new Request(path), event });
      if (isDocument && path.endsWith('.js')) await keepCode(await response.clone().text(), event, false);
    }),
  );
}

/** Stores a page that was opened inside the app or is to be read later, unless it is stored. */
async function keep(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin || !isPageReadableOffline(url.pathname)) return;
  url.hash = '';
  if (await (await self.caches.open(names.pages)).match(url.href)) return;
  const [response, done] = pages.handleAll({ request: new Request(url.href), event });
  await keepCode(await (await response).clone().text(), event);
  await done;
}

const respond = (message: MessageToWorker, event: ExtendableEvent): Promise<unknown> => {
  if (message.type === 'keep') return keep(message.address, event);
  return message.type === 'forget-account' ? forgetAccount() : sendWaiting();
};

self.addEventListener('message', (event) => {
  // Failures are those of the network: what was asked for is done next time.
  if (isMessageToWorker(event.data)) event.waitUntil(respond(event.data, event).catch(() => undefined));
});

registerPushHandlers(self);

// A new version waits until no page of the old one is open. The first controls the open page at once.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
