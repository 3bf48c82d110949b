import type { CallDefinition } from '@aarambh/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { Db } from '../../database/connect.ts';
import { countRateLimitUses, hasWindowEnded } from './rate-limit.ts';

interface WindowCount {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Refused keys held in memory; beyond that all are dropped, and the database is queried again. */
const MAX_REFUSED_KEYS = 10_000;

/**
 * Counts calls in the database, shared by all instances. Concurrent calls of one key are counted by one statement, and a
 * key that is refused stays refused without a query: a flood from one address cannot exhaust the connection pool.
 */
function createBatchedCounter(db: Db, { clock, log }: Pick<AppContext, 'clock' | 'log'>) {
  const waiting = new Map<string, ((count: WindowCount) => void)[]>();
  const refusedUntil = new Map<string, Date>();

  const remainingMs = (end: Date) => end.getTime() - clock.now().getTime();

  async function countBatch(key: string, max: number, perSeconds: number): Promise<void> {
    const queue = waiting.get(key) ?? [];
    while (queue.length > 0) {
      const batch = queue.splice(0);
      try {
        const limit = { name: 'calls', max, perSeconds };
        const { used, windowEndsAt } = await countRateLimitUses(db, limit, key, clock.now(), batch.length);
        if (used >= max) {
          if (refusedUntil.size >= MAX_REFUSED_KEYS) refusedUntil.clear();
          refusedUntil.set(key, windowEndsAt);
        }
        const before = used - batch.length;
        for (const [i, resolve] of batch.entries())
          resolve({ current: before + i + 1, ttl: remainingMs(windowEndsAt) });
      } catch (error) {
        // Fail open: calls that need the database fail on their own.
        log.warn({ code: (error as { code?: string }).code }, 'rate limits disabled: calls cannot be counted');
        for (const resolve of batch) resolve({ current: 0, ttl: 0 });
      }
    }
    waiting.delete(key);
  }

  return function count(key: string, max: number, perSeconds: number): Promise<WindowCount> {
    const refused = refusedUntil.get(key);
    if (refused) {
      if (!hasWindowEnded(refused, { name: 'calls', max, perSeconds }, clock.now()))
        return Promise.resolve({ current: max + 1, ttl: remainingMs(refused) });
      refusedUntil.delete(key);
    }
    return new Promise((resolve) => {
      const queue = waiting.get(key);
      if (queue) queue.push(resolve);
      else {
        waiting.set(key, [resolve]);
        void countBatch(key, max, perSeconds);
      }
    });
  };
}

const formatMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/**
 * Rate limit of the contract's calls, by client address, shared by all instances; an IPv6 network (/64) counts as one
 * address. The address is the socket's, or the one our own proxy reports: a forged X-Forwarded-For changes nothing.
 * @param dbOf the connections that count a call; undefined for a form without one
 */
export async function registerCallRateLimit(
  app: FastifyInstance,
  context: AppContext,
  dbOf: (call: CallDefinition | undefined) => Db,
): Promise<void> {
  const counters = new Map<Db, ReturnType<typeof createBatchedCounter>>();

  function counterOf(call: CallDefinition | undefined) {
    const db = dbOf(call);
    const count = counters.get(db) ?? createBatchedCounter(db, context);
    counters.set(db, count);
    return count;
  }

  class DatabaseStore {
    #count = counterOf(undefined);

    incr(key: string, done: (error: Error | null, result?: WindowCount) => void, windowMs: number, max: number): void {
      this.#count(key, max, windowMs / 1_000).then((counted) => done(null, counted), done);
    }

    // The key contains the call (groupId in serve-call.ts), so one counter serves all routes of a pool.
    child(route: object): DatabaseStore {
      // The plugin's types say that it passes the options of the route themselves.
      const { routeInfo } = route as { routeInfo?: RouteOptions };
      const store = new DatabaseStore();
      store.#count = counterOf(routeInfo?.config?.call);
      return store;
    }
  }

  await app.register(rateLimit, {
    global: false,
    store: DatabaseStore,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1_000));
      const text = `Too many attempts from your network. Please wait ${formatMinutes(seconds)} and try again.`;
      return new CallError('too_many_requests', text, { retryAfter: seconds });
    },
  });
}
