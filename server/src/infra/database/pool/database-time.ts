import { AsyncLocalStorage } from 'node:async_hooks';

/** The time that a request has waited for the database, of which statements at the same time count once. */
export interface DatabaseTime {
  /** Milliseconds so far. */
  usedMs(): number;
  /** Milliseconds that are left of the limit; never negative. */
  leftMs(): number;
  /** Counts the time until the work settles. */
  count<T>(work: Promise<T>): Promise<T>;
  /** The request was answered: work that it started and that continues is no longer limited. */
  end(): void;
}

const current = new AsyncLocalStorage<DatabaseTime & { isEnded(): boolean }>();

/**
 * Begins to count the database time of a request.
 * @param limitMs how long it may wait in all
 * @param waitedMs milliseconds that it has already waited for its turn, which are included
 */
export function openDatabaseTime(limitMs: number, waitedMs = 0): DatabaseTime & { isEnded(): boolean } {
  let beforeMs = waitedMs;
  let running = 0;
  let runningSince = 0;
  let isOver = false;
  const usedMs = () => beforeMs + (running > 0 ? performance.now() - runningSince : 0);
  return {
    usedMs,
    leftMs: () => Math.max(0, limitMs - usedMs()),
    async count(work) {
      if (running === 0) runningSince = performance.now();
      running += 1;
      try {
        return await work;
      } finally {
        if (running === 1) beforeMs = usedMs();
        running -= 1;
      }
    },
    end() {
      isOver = true;
    },
    isEnded: () => isOver,
  };
}

/** Runs work whose statements count as those of one request. */
export const withDatabaseTime = <T>(time: ReturnType<typeof openDatabaseTime>, work: () => T): T =>
  current.run(time, work);

/** The database time of the request that the running code belongs to; undefined outside requests. */
export function findDatabaseTime(): DatabaseTime | undefined {
  const time = current.getStore();
  return time?.isEnded() ? undefined : time;
}

/** Milliseconds that the current request may still wait for the database; undefined outside requests and without a limit. */
export function remainingRequestMs(perRequestMs: number | undefined): number | undefined {
  const time = perRequestMs === undefined ? undefined : findDatabaseTime();
  return time && perRequestMs !== undefined ? Math.max(0, perRequestMs - time.usedMs()) : undefined;
}

/** Counts work as database time of the current request, if there is one. */
export const countTime = <T>(work: Promise<T>): Promise<T> => findDatabaseTime()?.count(work) ?? work;
