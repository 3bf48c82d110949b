import { notifyManager, type QueryClient } from '@tanstack/react-query';

const withoutData = { predicate: ({ state }: { state: { status: string } }) => state.status === 'pending' };

/**
 * Calls `onSettled` once, when no query is being fetched for the first time and all observers have been notified.
 * A failed query is settled, too.
 * @returns a function that cancels the call
 */
export function whenInitialQueriesSettle(queries: QueryClient, onSettled: () => void): () => void {
  let isActive = true;
  function check(): void {
    if (!isActive || queries.isFetching(withoutData) > 0) return;
    unsubscribe();
    // The cache counts a result before its observers are notified through this queue: run after everything in it.
    notifyManager.schedule(() => notifyManager.schedule(() => isActive && onSettled()));
  }
  const unsubscribe = queries.getQueryCache().subscribe(check);
  check();
  return () => {
    isActive = false;
    unsubscribe();
  };
}
