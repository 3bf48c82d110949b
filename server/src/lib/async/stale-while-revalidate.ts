import type { TtlStore } from '../../infra/ttl-store/ttl-store.ts';
import type { Clock } from '../clock.ts';

interface Age {
  /** An older answer is worked out anew: behind the reader, who is still given it. */
  freshMs: number;
  /** An even older one is not given any more: who asks waits for the new one. As long as `freshMs`, no old ones are given. */
  usableMs: number;
}

/** Where answers that took long are kept for all instances, and for those that start. */
interface Shared {
  ttlStore: Pick<TtlStore, 'get' | 'set'>;
  /** Another one for every form of answer. */
  name: string;
}

/** However long working out takes, it takes at most one of so many parts of the time … */
const PARTS = 20;
/** … and what was worked out is still given for so many times as long. */
const STILL_GIVEN = 10;
/** What takes less long is sooner worked out again than shared. */
const WORTH_SHARING_MS = 1_000;

interface Answer<T> extends Age {
  value: T;
  at: number;
}

// A clock that was set back must not keep an answer for ever.
const ageOf = ({ at }: Answer<unknown>, now: Date): number => Math.abs(now.getTime() - at);

/**
 * Makes a reader of something that is worth working out only now and then. Readers at the same time share one working out.
 * What takes long, as counting among millions does, is worked out less often than it was asked for, and its readers do not
 * wait. After a failure the last answer stays as long as it is usable, and the next reader tries again.
 * @param shared for answers that JSON can carry: who has none yet takes another instance's
 */
export function staleWhileRevalidate<T>(
  clock: Clock,
  age: Age,
  load: (now: Date) => Promise<T>,
  shared?: Shared,
): () => Promise<T> {
  let last: Answer<T> | undefined;
  let loading: Promise<T> | undefined;

  async function work(now: Date): Promise<T> {
    // How long it takes is no matter of the clock, which may be moved.
    const began = performance.now();
    const value = await load(now);
    const took = Math.round(performance.now() - began);
    const freshMs = Math.max(age.freshMs, took * PARTS);
    last = { value, at: now.getTime(), freshMs, usableMs: Math.max(age.usableMs, took * PARTS * STILL_GIVEN) };
    // Without the store each instance works for itself.
    if (took >= WORTH_SHARING_MS) shared?.ttlStore.set(shared.name, last, last.usableMs).catch(() => undefined);
    return value;
  }

  /** What another instance worked out since we did. Nobody looks for it who knows that it does not take long. */
  async function findShared({ ttlStore, name }: Shared, now: Date): Promise<Answer<T> | undefined> {
    if (last && last.freshMs === age.freshMs) return undefined;
    const other = (await ttlStore.get(name).catch(() => undefined)) as Answer<T> | undefined;
    return other && ageOf(other, now) <= other.usableMs && other.at > (last?.at ?? 0) ? other : undefined;
  }

  async function takeOrWork(now: Date): Promise<T> {
    const other = shared && (await findShared(shared, now));
    if (!other) return await work(now);
    // Should it be old already, the next reader finds nothing newer.
    last = other;
    return other.value;
  }

  function reload(now: Date): Promise<T> {
    loading ??= takeOrWork(now).finally(() => {
      loading = undefined;
    });
    return loading;
  }

  return async () => {
    const now = clock.now();
    if (!last || ageOf(last, now) > last.usableMs) return await reload(now);
    if (ageOf(last, now) > last.freshMs) reload(now).catch(() => undefined);
    return last.value;
  };
}
