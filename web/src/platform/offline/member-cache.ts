import { MEMBER_PREFIX } from '../../service-worker/cache-names.ts';
import type { MessageToWorker } from '../../service-worker/messages.ts';

/** Posts a message to the service worker that controls this page. Returns false without one. */
export function postToServiceWorker(message: MessageToWorker): boolean {
  const worker = navigator.serviceWorker?.controller;
  worker?.postMessage(message);
  return Boolean(worker);
}

/**
 * Erases what the service worker stores of an account: the replies to its calls, and what it has not sent. Does not throw,
 * and works without a service worker too.
 */
export async function eraseMemberCache(): Promise<void> {
  postToServiceWorker({ type: 'forget-account' });
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(MEMBER_PREFIX)).map((name) => caches.delete(name)));
  } catch {
    // No cache storage: an insecure origin, or all cookies blocked.
  }
}
