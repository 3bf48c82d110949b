import Keyv from 'keyv';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { openDatabaseStore } from './database-store.ts';
import { openRedisStore } from './open-redis-store.ts';
import type { TtlStore } from './ttl-store.ts';

/** Milliseconds a request waits for Redis: one that hangs answers nothing, not even a refusal. */
const LONGEST_MS = 2_500;

const unavailable = (cause?: Error) =>
  new CallError('unavailable', undefined, { retryAfter: 5, ...(cause && { cause }) });

/** What the store answers, or `unavailable` when it fails or takes too long. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), LONGEST_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw unavailable(error as Error);
  } finally {
    clearTimeout(timer);
  }
}

/** Where short-lived values are kept: the server of REDIS_URL, or the database. */
export function openTtlStore({ config, db, clock }: Pick<AppContext, 'config' | 'db' | 'clock'>): TtlStore {
  const redis = config.redisUrl ? openRedisStore(config.redisUrl) : undefined;
  const store = redis ?? openDatabaseStore(db, clock);
  const keyv = new Keyv({ store, useKeyPrefix: false, throwOnErrors: true, emitErrors: false });
  // Whatever request suffers from it says so; the attempts between need not.
  redis?.on('error', () => undefined);
  // The database's own errors are known to the API already.
  const told = <T>(answer: Promise<T>): Promise<T> => (redis ? inTime(answer) : answer);
  return {
    set: async (key, value, ttlMs) => void (await told(keyv.set(key, value, ttlMs))),
    get: (key) => told(keyv.get<unknown>(key)),
    delete: async (key) => void (await told(keyv.delete(key))),
    close: async () => await redis?.disconnect(true),
  };
}
