import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { countUse } from './rate-limit.ts';

interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Beyond so many remembered refusals all are forgotten, and the database is asked again. */
const MOST_REMEMBERED = 10_000;

/**
 * Counts calls in the database. Of one key one statement runs at a time, for all that wait, and what is refused stays
 * refused without asking: a flood from one address never takes the connections others need.
 */
function countTogether({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>) {
  const waiting = new Map<string, ((count: Count) => void)[]>();
  const refusedUntil = new Map<string, Date>();

  const left = (end: Date) => end.getTime() - clock.now().getTime();

  async function countWaiting(key: string, max: number, perSeconds: number): Promise<void> {
    const line = waiting.get(key) ?? [];
    while (line.length > 0) {
      const taken = line.splice(0);
      try {
        const limit = { name: 'calls', max, perSeconds };
        const { used, windowEndsAt } = await countUse(db, limit, key, clock.now(), taken.length);
        if (used >= max) {
          if (refusedUntil.size >= MOST_REMEMBERED) refusedUntil.clear();
          refusedUntil.set(key, windowEndsAt);
        }
        const before = used - taken.length;
        for (const [i, answer] of taken.entries()) answer({ current: before + i + 1, ttl: left(windowEndsAt) });
      } catch (error) {
        // Better a call too many than nobody served: what needs the database says so itself.
        log.warn({ code: (error as { code?: string }).code }, 'calls go uncounted');
        for (const answer of taken) answer({ current: 0, ttl: 0 });
      }
    }
    waiting.delete(key);
  }

  return function count(key: string, max: number, perSeconds: number): Promise<Count> {
    const refused = refusedUntil.get(key);
    if (refused) {
      const ttl = left(refused);
      if (ttl > 0) return Promise.resolve({ current: max + 1, ttl });
      refusedUntil.delete(key);
    }
    return new Promise((answer) => {
      const line = waiting.get(key);
      if (line) line.push(answer);
      else {
        waiting.set(key, [answer]);
        void countWaiting(key, max, perSeconds);
      }
    });
  };
}

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/**
 * Holds the limits of the contract's calls, counted by address for all instances together; an IPv6 network (/64) counts
 * as one. The address is the socket's, or what our own proxy says: a forged X-Forwarded-For changes nothing.
 */
export async function limitCalls(app: FastifyInstance, context: AppContext): Promise<void> {
  const count = countTogether(context);

  class SharedStore {
    incr(key: string, done: (error: Error | null, result?: Count) => void, windowMs: number, max: number): void {
      count(key, max, windowMs / 1_000).then((counted) => done(null, counted), done);
    }
    // The key names the call (serve.ts), so one store serves all.
    child(): SharedStore {
      return this;
    }
  }

  await app.register(rateLimit, {
    global: false,
    store: SharedStore,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1_000));
      const text = `Too many attempts from your network. Please wait ${inWords(seconds)} and try again.`;
      return new CallError('too_many_requests', text, { retryAfter: seconds });
    },
  });
}
