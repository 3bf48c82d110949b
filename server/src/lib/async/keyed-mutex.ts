import { CallError } from '../call-error.ts';

const MOST_WAITING = 50;

interface Line {
  last: Promise<unknown>;
  waiting: number;
}

const lines = new Map<string, Line>();

/**
 * Runs work of one key one after another; work of other keys is not held up.
 * @throws {CallError} unavailable, when too many wait for the same key
 */
export async function withKeyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { last: Promise.resolve(), waiting: 0 };
  if (line.waiting >= MOST_WAITING) throw new CallError('unavailable', undefined, { retryAfter: 2 });
  lines.set(key, line);
  line.waiting += 1;
  const mine = line.last.then(work);
  line.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) lines.delete(key);
  }
}
