import { notifyManager, type QueryClient } from '@tanstack/react-query';

const isFirst = { predicate: ({ state }: { state: { status: string } }) => state.status === 'pending' };

/**
 * Tells when nothing is asked for the first time any more and all who asked have heard their answer.
 * @returns what ends the watch
 */
export function onceAnswered(queries: QueryClient, tell: () => void): () => void {
  let isWatching = true;
  function look(): void {
    if (!isWatching || queries.isFetching(isFirst) > 0) return;
    leave();
    // Answers are counted before their readers hear of them, through a queue: this goes to its end.
    notifyManager.schedule(() => notifyManager.schedule(() => isWatching && tell()));
  }
  const leave = queries.getQueryCache().subscribe(look);
  look();
  return () => {
    isWatching = false;
    leave();
  };
}
