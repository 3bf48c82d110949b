import { busyError } from '../call-error.ts';
import { withTimeout } from './with-timeout.ts';

const MAX_QUEUED = 50;
const RETRY_AFTER_SECONDS = 2;

interface Queue {
  last: Promise<unknown>;
  length: number;
}

const queues = new Map<string, Queue>();

/** How a task waits for its turn. */
interface WaitOptions {
  /** A task that waits longer is refused and never run. No limit by default. */
  maxWaitMs?: number | undefined;
  /** Called with the wait for the turn; returns a promise that settles like it. */
  countWait?<T>(wait: Promise<T>): Promise<T>;
}

/**
 * Keyed mutex of this process: tasks with the same key run one after another, in order; other keys are not affected.
 * @throws {CallError} unavailable, when 50 tasks of the key are running or waiting, or the turn does not come within
 *   `maxWaitMs`; whatever `task` throws
 */
export async function withKeyedMutex<T>(
  key: string,
  task: () => Promise<T>,
  { maxWaitMs, countWait = (wait) => wait }: WaitOptions = {},
): Promise<T> {
  const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
  if (queue.length >= MAX_QUEUED) throw busyError(RETRY_AFTER_SECONDS);
  queues.set(key, queue);
  queue.length += 1;
  const turn = queue.last;
  let isRefused = false;
  const refuse = () => {
    isRefused = true;
    throw busyError(RETRY_AFTER_SECONDS);
  };
  const result = turn.then(() => (isRefused ? refuse() : task()));
  queue.last = result.catch(() => undefined);
  try {
    await countWait(maxWaitMs === undefined ? turn : withTimeout(turn, maxWaitMs, refuse));
    return await result;
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(key);
  }
}
