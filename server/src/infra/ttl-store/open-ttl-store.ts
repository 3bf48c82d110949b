import Keyv from 'keyv';
import type { AppContext } from '../../app-context.ts';
import { withTimeout } from '../../lib/async/with-timeout.ts';
import { CallError } from '../../lib/call-error.ts';
import { createDatabaseStore } from './database-store.ts';
import type { TtlStore } from './ttl-store.ts';

/** Timeout of a request to Redis; a server that hangs neither replies nor refuses. */
const TIMEOUT_MS = 2_500;

const unavailable = (cause?: Error) =>
  new CallError('unavailable', undefined, { retryAfter: 5, ...(cause && { cause }) });

/** Settles like a request to Redis, or rejects with `unavailable` when it fails or times out. */
async function orUnavailable<T>(request: Promise<T>): Promise<T> {
  try {
    return await withTimeout(request, TIMEOUT_MS, () => {
      throw new Error('Redis does not respond');
    });
  } catch (error) {
    throw unavailable(error as Error);
  }
}

/** The client is four hundred modules, 3 MB, which installations without Redis do not load. */
const loadRedisStore = async (url: string) => (await import('./open-redis-store.ts')).openRedisStore(url);

/** Opens the TTL key-value store on the server of REDIS_URL, or on the database. */
export async function openTtlStore({
  config,
  db,
  clock,
}: Pick<AppContext, 'config' | 'db' | 'clock'>): Promise<TtlStore> {
  const redis = config.redisUrl ? await loadRedisStore(config.redisUrl) : undefined;
  const store = redis ?? createDatabaseStore(db, clock);
  const keyv = new Keyv({ store, useKeyPrefix: false, throwOnErrors: true, emitErrors: false });
  // A request that fails reports the error; errors of reconnection attempts are ignored.
  redis?.on('error', () => undefined);
  // The API handles the errors of the database itself (problem-details.ts).
  const request = <T>(result: Promise<T>): Promise<T> => (redis ? orUnavailable(result) : result);
  return {
    set: async (key, value, ttlMs) => void (await request(keyv.set(key, value, ttlMs))),
    get: (key) => request(keyv.get<unknown>(key)),
    delete: async (key) => void (await request(keyv.delete(key))),
    close: async () => await redis?.disconnect(true),
  };
}
