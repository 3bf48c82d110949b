const TTL_MS = 300_000;

/** Caches the result of an asynchronous function for five minutes, in the browser only. A failure is not cached. */
export function memoizeWithTtl<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (cached && Date.now() - cached.at < TTL_MS) return cached.result;
    const result = load();
    cached = { at: Date.now(), result };
    result.catch(() => {
      cached = undefined;
    });
    return result;
  };
}
