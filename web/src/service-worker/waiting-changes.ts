import { Queue } from 'workbox-background-sync';

/** Limits of the changes waiting to be sent, per browser. */
const MAX_WAITING = 100;
const RETENTION_MINUTES = 3 * 24 * 60;

const queue = new Queue('changes', { maxRetentionTime: RETENTION_MINUTES, onSync: () => sendWaiting() });

/** Sends one after the other, in their order. Stops when the connection is lost again or the server is busy. */
async function sendAll(): Promise<void> {
  let entry = await queue.shiftRequest();
  while (entry) {
    const response = await fetch(entry.request.clone()).catch(() => undefined);
    if (!response || response.status >= 500 || response.status === 429) {
      await queue.unshiftRequest(entry);
      // The browser asks again later, with growing pauses.
      throw new Error('Changes are still waiting to be sent.');
    }
    entry = await queue.shiftRequest();
  }
}

let sending: Promise<void> | undefined;

/**
 * Sends the waiting changes, one run at a time.
 * @throws {Error} when something still waits
 */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

/**
 * Sends a change; without a connection it is stored and sent later, and the page gets 202.
 * @throws {TypeError} when there is no connection and too many changes wait
 */
export async function sendOrStore(request: Request): Promise<Response> {
  const stored = request.clone();
  try {
    return await fetch(request);
  } catch {
    if ((await queue.size()) >= MAX_WAITING) throw new TypeError('Too many changes are waiting to be sent.');
    await queue.pushRequest({ request: stored });
    return new Response('Waiting for the connection', { status: 202, headers: { 'content-type': 'text/plain' } });
  }
}

/** Deletes the unsent changes of the account that signs out. */
export async function forgetWaiting(): Promise<void> {
  while (await queue.shiftRequest());
}
