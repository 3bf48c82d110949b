import { withKeyedMutex } from '../../../lib/async/keyed-mutex.ts';
import { findDatabaseTime } from '../pool/database-time.ts';

/**
 * Keyed mutex for work of requests: the wait for the turn counts as database time of the current request, so that its reply
 * arrives within 10 s (decision 29). Outside requests the wait has no limit.
 * @throws {CallError} unavailable, when the request has no time left or 50 tasks of the key wait; whatever `task` throws
 */
export function withRequestMutex<T>(key: string, task: () => Promise<T>): Promise<T> {
  const time = findDatabaseTime();
  return withKeyedMutex(key, task, time && { maxWaitMs: time.leftMs(), countWait: (wait) => time.count(wait) });
}
