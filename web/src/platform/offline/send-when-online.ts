import { ApiError } from '../api/api.ts';

const AGAIN_MS = 15_000;

/** Whether a request may succeed later: no connection, a busy server, or a session that has to be renewed. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);

/** Changes of one kind that wait in this browser until they can be sent. */
interface Waiting {
  /** Name of the lock that lets one tab at a time send. */
  lock: string;
  /** Event of the window when the list changed in this tab. */
  changed: string;
  hasWaiting(): boolean;
  /** Sends what waits; what cannot be sent yet keeps waiting. */
  send(): Promise<void>;
}

/**
 * Sends what waits now and when the connection is back, until the signal. What still waits then, for example with an unstable
 * connection, is tried again.
 */
export function sendWhenOnline({ lock, changed, hasWaiting, send }: Waiting, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendInOneTab = (): Promise<void> =>
    // Without locks (an insecure origin) the server still finds what is sent twice.
    navigator.locks
      ? navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
          if (held) await send();
        })
      : send();
  const sendLater = () => {
    clearTimeout(timer);
    if (!signal.aborted && hasWaiting()) timer = setTimeout(sendNow, AGAIN_MS);
  };
  async function sendNow() {
    if (signal.aborted || !navigator.onLine || !hasWaiting()) return;
    await sendInOneTab().catch(() => undefined);
    sendLater();
  }
  void sendNow();
  // One that begins to wait on this page: the server may be out of reach although the device is online.
  window.addEventListener(changed, sendLater, { signal });
  window.addEventListener('online', sendNow, { signal });
}
