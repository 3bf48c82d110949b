/** What the server sends to a browser about new jobs (server: `toPushPayload`). */
interface PushPayload {
  title: string;
  body: string;
  /** The page to open, below the origin. */
  path: string;
}

/** The part of a service worker that shows alerts. Structural: the types of workers and of pages exclude each other. */
interface PushWorker {
  location: { origin: string };
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: { type: 'window' }): Promise<readonly WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
}

interface WorkerClient {
  url: string;
  focus?(): Promise<unknown>;
  navigate?(url: string): Promise<unknown>;
}

interface PushEvent {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface NotificationClick {
  notification: { data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

const fallback: PushPayload = { title: 'New jobs for your saved searches', body: '', path: '/job/alerts' };

/** Reads a message. A browser must show a notification for each, so an unreadable one is shown without details. */
export function readPushPayload(data: PushEvent['data']): PushPayload {
  try {
    const { title, body, path } = (data?.json() ?? {}) as Partial<PushPayload>;
    if (typeof title !== 'string' || typeof body !== 'string') return fallback;
    const isOwnPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
    return { title, body, path: isOwnPath ? path : fallback.path };
  } catch {
    return fallback;
  }
}

async function show(worker: PushWorker, { title, body, path }: PushPayload): Promise<void> {
  // One notification for each list: a later one replaces it.
  await worker.registration.showNotification(title, {
    body,
    tag: path,
    icon: '/brand/icon-192.png',
    lang: 'en-IN',
    data: path,
  });
}

/** Opens a page: in a window that shows this portal, or in a new one. */
async function open(worker: PushWorker, path: string): Promise<void> {
  const url = new URL(path, worker.location.origin);
  const target = url.origin === worker.location.origin ? url.href : `${worker.location.origin}/job/alerts`;
  const [client] = await worker.clients.matchAll({ type: 'window' });
  if (!client?.navigate || !client.focus) return void (await worker.clients.openWindow(target));
  await client.focus();
  await client.navigate(target);
}

/** Registers the handlers of web push in the service worker: show an alert, and open its list when it is pressed. */
export function registerPushHandlers(worker: PushWorker): void {
  worker.addEventListener('push', (event: PushEvent) => event.waitUntil(show(worker, readPushPayload(event.data))));
  worker.addEventListener('notificationclick', (event: NotificationClick) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(worker, typeof notification.data === 'string' ? notification.data : '/job/alerts'));
  });
}
