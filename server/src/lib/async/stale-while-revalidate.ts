import type { Clock } from '../clock.ts';

/** How long a loaded value is served, in milliseconds. */
interface MaxAge {
  /** An older value is still served while it is reloaded in the background. */
  freshMs: number;
  /** An even older value is not served: readers wait for the reload. Set it to `freshMs` to never serve stale values. */
  usableMs: number;
}

/** Cache of slow values that all instances share. */
interface SharedCache {
  ttlStore: {
    get(key: string): Promise<unknown>;
    set(key: string, value: unknown, ttlMs: number): Promise<void>;
  };
  /** Key of the value; unique per shape of value. */
  name: string;
}

/** Loading may take up at most one twentieth of the time: a value stays fresh for 20 times as long as its load took. */
const FRESH_PER_LOAD_TIME = 20;
/** Such a value is served stale for ten times as long as it is fresh. */
const USABLE_PER_FRESH = 10;
/** A value that loads faster than this is not shared: loading it again is cheaper. */
const MIN_SHARED_LOAD_MS = 1_000;

/** Reads a cached value; see `staleWhileRevalidate`. */
export interface CachedReader<T> {
  (): Promise<T>;
  /**
   * The usable value; undefined before the first one has been loaded, which is then loaded in the background, and after
   * a failed load.
   */
  findLoaded(): Promise<T | undefined>;
}

interface Entry<T> extends MaxAge {
  value: T;
  at: number;
}

// The absolute value: a clock that was set back must not keep a value for ever.
const ageOf = ({ at }: Entry<unknown>, now: Date): number => Math.abs(now.getTime() - at);

/**
 * Stale-while-revalidate cache of one expensive value. Concurrent readers share one load. A fresh value is returned at
 * once; a stale one is returned at once too and reloaded in the background; readers wait only when there is no usable
 * value. A slow load lengthens both ages, so that counting among millions of rows does not run all the time. After a
 * failed load the last value is served as long as it is usable, and the next reader tries again.
 * @param load computes the value for an instant
 * @param shared lets instances reuse each other's slow values, which JSON must be able to represent
 * @returns reads the value; rejects with the error of `load` when there is no usable value
 */
export function staleWhileRevalidate<T>(
  clock: Clock,
  age: MaxAge,
  load: (now: Date) => Promise<T>,
  shared?: SharedCache,
): CachedReader<T> {
  let last: Entry<T> | undefined;
  let loading: Promise<T> | undefined;

  async function loadValue(now: Date): Promise<T> {
    const startedAt = clock.monotonicMs();
    const value = await load(now);
    const loadMs = Math.round(clock.monotonicMs() - startedAt);
    const freshMs = loadMs * FRESH_PER_LOAD_TIME;
    last = {
      value,
      at: now.getTime(),
      freshMs: Math.max(age.freshMs, freshMs),
      usableMs: Math.max(age.usableMs, freshMs * USABLE_PER_FRESH),
    };
    // Sharing is an optimisation: when the store is unavailable each instance loads for itself.
    if (loadMs >= MIN_SHARED_LOAD_MS) shared?.ttlStore.set(shared.name, last, last.usableMs).catch(() => undefined);
    return value;
  }

  /** A newer value that another instance has loaded. Not looked up for a value that is known to load fast. */
  async function findShared({ ttlStore, name }: SharedCache, now: Date): Promise<Entry<T> | undefined> {
    if (last && last.freshMs === age.freshMs) return undefined;
    const other = (await ttlStore.get(name).catch(() => undefined)) as Entry<T> | undefined;
    return other && ageOf(other, now) <= other.usableMs && other.at > (last?.at ?? 0) ? other : undefined;
  }

  async function findSharedOrLoad(now: Date): Promise<T> {
    const other = shared && (await findShared(shared, now));
    if (!other) return await loadValue(now);
    // It may be stale already: the next reader then finds nothing newer and loads.
    last = other;
    return other.value;
  }

  function reload(now: Date): Promise<T> {
    loading ??= findSharedOrLoad(now).finally(() => {
      loading = undefined;
    });
    return loading;
  }

  const isUsable = (entry: Entry<T> | undefined, now: Date): entry is Entry<T> =>
    entry !== undefined && ageOf(entry, now) <= entry.usableMs;

  async function read(): Promise<T> {
    const now = clock.now();
    if (!isUsable(last, now)) return await reload(now);
    if (ageOf(last, now) > last.freshMs) reload(now).catch(() => undefined);
    return last.value;
  }

  async function findLoaded(): Promise<T | undefined> {
    const now = clock.now();
    if (isUsable(last, now)) return await read();
    // Another instance may have it: looking there is fast, unlike loading.
    const other = !loading && shared && (await findShared(shared, now));
    if (other) last = other;
    else reload(now).catch(() => undefined);
    return other ? other.value : undefined;
  }

  return Object.assign(read, { findLoaded });
}

/**
 * Reads an expensive value without waiting for its first load: until then an estimate is returned.
 * @param estimate an approximate value that is fast to compute; undefined when loading is as fast
 */
export async function readOrEstimate<T>(reader: CachedReader<T>, estimate: () => Promise<T | undefined>): Promise<T> {
  return (await reader.findLoaded()) ?? (await estimate()) ?? (await reader());
}
