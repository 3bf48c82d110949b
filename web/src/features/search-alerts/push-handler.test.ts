import { expect, it, vi } from 'vitest';
import { readPushPayload, registerPushHandlers } from './push-handler.ts';

function openWorker(clients: object[] = []) {
  const listeners: Record<string, (event: never) => void> = {};
  const worker = {
    location: { origin: 'https://jobs.example' },
    registration: { showNotification: vi.fn(async () => undefined) },
    clients: { matchAll: async () => clients as never, openWindow: vi.fn(async () => undefined) },
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener as (event: never) => void;
    },
  };
  registerPushHandlers(worker);
  async function dispatch(type: string, event: object): Promise<void> {
    let work: Promise<unknown> | undefined;
    listeners[type]?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
  }
  return { worker, dispatch };
}

const push = { title: '2 new jobs: Cook', body: 'Cook, Tulsi', path: '/job/search?keyword=cook&order=newest' };

it('shows an alert, one for each list', async () => {
  const { worker, dispatch } = openWorker();
  await dispatch('push', { data: { json: () => push } });
  expect(worker.registration.showNotification).toHaveBeenCalledWith(
    push.title,
    expect.objectContaining({ body: push.body, tag: push.path, data: push.path }),
  );
});

it('opens the list of an alert that is pressed: in an open window, or in a new one', async () => {
  const notification = { data: push.path, close: vi.fn() };
  const first = openWorker();
  await first.dispatch('notificationclick', { notification });
  expect(first.worker.clients.openWindow).toHaveBeenCalledWith(`https://jobs.example${push.path}`);
  const client = { url: 'https://jobs.example/', focus: vi.fn(async () => 1), navigate: vi.fn(async () => 1) };
  const second = openWorker([client]);
  await second.dispatch('notificationclick', { notification });
  expect(client.navigate).toHaveBeenCalledWith(`https://jobs.example${push.path}`);
  expect(notification.close).toHaveBeenCalledTimes(2);
});

it.each([
  [null],
  [{ json: () => 'text' }],
  [
    {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  ],
])('shows a message that it cannot read without details', (data) => {
  expect(readPushPayload(data)).toEqual({
    title: 'New jobs for your saved searches',
    body: '',
    path: '/job/alerts',
  });
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 7])('opens no other site: %s', async (path) => {
  expect(readPushPayload({ json: () => ({ ...push, path }) }).path).toBe('/job/alerts');
  const { worker, dispatch } = openWorker();
  await dispatch('notificationclick', { notification: { data: path, close: () => undefined } });
  expect(worker.clients.openWindow).toHaveBeenCalledWith('https://jobs.example/job/alerts');
});
