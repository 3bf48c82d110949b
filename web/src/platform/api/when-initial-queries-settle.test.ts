import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { whenInitialQueriesSettle } from './when-initial-queries-settle.ts';

function openQueries() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const notified: string[] = [];
  const unsubscribers: (() => void)[] = [];
  /** Starts a query of that name and observes it as a component does; the caller settles it. */
  const startQuery = (name: string) => {
    const result = Promise.withResolvers<string>();
    const observer = new QueryObserver(queries, { queryKey: [name], queryFn: () => result.promise });
    const onResult = ({ status }: { status: string }) => {
      if (status !== 'pending') notified.push(name);
    };
    unsubscribers.push(observer.subscribe(notifyManager.batchCalls(onResult)));
    return result;
  };
  return { queries, notified, startQuery, close: () => unsubscribers.map((unsubscribe) => unsubscribe()) };
}

it('calls back once, after all observers of results that arrive at the same moment', async () => {
  const { queries, notified, startQuery, close } = openQueries();
  const results = ['plans', 'services', 'invoices'].map(startQuery);
  const onSettled = vi.fn(() => notified.push('settled'));
  whenInitialQueriesSettle(queries, onSettled);
  for (const { resolve } of results) resolve('data');
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalled(), { timeout: 120_000 });
  expect(notified).toEqual(['plans', 'services', 'invoices', 'settled']);
  startQuery('later').resolve('data');
  await vi.waitFor(() => expect(notified).toContain('later'), { timeout: 120_000 });
  expect(onSettled).toHaveBeenCalledTimes(1);
  close();
});

it('counts a failed query as settled, and waits for those still pending', async () => {
  const { queries, notified, startQuery, close } = openQueries();
  const [plans, services] = [startQuery('plans'), startQuery('services')];
  const onSettled = vi.fn();
  whenInitialQueriesSettle(queries, onSettled);
  plans.reject(new Error('The connection was lost.'));
  await vi.waitFor(() => expect(notified).toEqual(['plans']), { timeout: 120_000 });
  expect(onSettled).not.toHaveBeenCalled();
  services.resolve('data');
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalled(), { timeout: 120_000 });
  close();
});

it('calls back at once when there are no queries, and never after it is cancelled', async () => {
  const { queries, startQuery, close } = openQueries();
  const onSettled = vi.fn();
  whenInitialQueriesSettle(queries, onSettled);
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalled(), { timeout: 120_000 });

  const cancelled = vi.fn();
  const result = startQuery('plans');
  whenInitialQueriesSettle(queries, cancelled)();
  const other = vi.fn();
  whenInitialQueriesSettle(queries, other);
  result.resolve('data');
  await vi.waitFor(() => expect(other).toHaveBeenCalled(), { timeout: 120_000 });
  expect(cancelled).not.toHaveBeenCalled();
  close();
});
