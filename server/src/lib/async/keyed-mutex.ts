import { busyError } from '../call-error.ts';

const MAX_WAITING = 50;

interface Queue {
  last: Promise<unknown>;
  length: number;
}

const queues = new Map<string, Queue>();

/**
 * Keyed mutex of this process: tasks with the same key run one after another, in order; other keys are not affected.
 * @throws {CallError} unavailable, when 50 tasks of the key are running or waiting; whatever `task` throws
 */
export async function withKeyedMutex<T>(key: string, task: () => Promise<T>): Promise<T> {
  const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
  if (queue.length >= MAX_WAITING) throw busyError(2);
  queues.set(key, queue);
  queue.length += 1;
  const result = queue.last.then(task);
  queue.last = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(key);
  }
}
