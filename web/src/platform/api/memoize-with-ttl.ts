const TTL_MS = 300_000;
/** Results per function: a visitor who types and filters for an hour does not fill a cheap phone's memory. */
const MAX_RESULTS = 50;

const clearers: (() => void)[] = [];

/**
 * Caches the results of an asynchronous function for five minutes, in the browser only. A failure is not cached.
 * @param load called once for a key
 * @returns `load` with the cache in front: results are shared by all calls with the same key, '' by default
 */
export function memoizeWithTtl<T, Args extends unknown[]>(
  load: (...args: Args) => Promise<T>,
  keyOf: (...args: Args) => string = () => '',
): (...args: Args) => Promise<T> {
  const cache = new Map<string, { at: number; result: Promise<T> }>();
  clearers.push(() => cache.clear());
  return (...args) => {
    const key = keyOf(...args);
    const known = cache.get(key);
    if (known && Date.now() - known.at < TTL_MS) return known.result;
    if (cache.size >= MAX_RESULTS) cache.clear();
    const entry = { at: Date.now(), result: load(...args) };
    cache.set(key, entry);
    entry.result.catch(() => {
      if (cache.get(key) === entry) cache.delete(key);
    });
    return entry.result;
  };
}

/** Clears all results of all functions: between tests that share a page. */
export function clearMemoized(): void {
  for (const clear of clearers) clear();
}
