/** For so long after the load event the replies for the content of a page still arrive and are rendered on a slow phone. */
const SETTLING_MS = 1_500;

const nextEvent = (name: string) =>
  new Promise((resolve) => {
    addEventListener(name, resolve, { once: true });
  });

/** Resolves 1.5 s after the page has loaded; after the call, if it has loaded before. */
export async function waitUntilSettled(): Promise<void> {
  if (document.readyState !== 'complete') await nextEvent('load');
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}

let settled: Promise<void> | undefined;

/**
 * Runs what no content waits for 1.5 s after the page has loaded, at once when that has passed: code that is fetched and compiled
 * earlier delays the content of members' pages on slow phones (`npm run bench:members`). Without a connection it waits for one, unless
 * the service worker has the code: browsers may not load code again that failed to load. Failures are ignored.
 */
export function runWhenSettled(run: () => Promise<unknown>): void {
  settled ??= waitUntilSettled();
  settled
    .then(() => navigator.onLine || navigator.serviceWorker?.controller || nextEvent('online'))
    .then(run)
    .catch(() => undefined);
}
