import type { Clock } from './clock.ts';

interface Age {
  /** An older answer is still given, while a new one is worked out behind it. */
  freshMs: number;
  /** An even older one is not: whoever asks waits for the new one. */
  usableMs: number;
}

/**
 * Makes a reader of something that takes long to work out: nobody waits for it but the first. After a failure the last
 * answer stays as long as it is usable, and the next reader tries again.
 */
export function keepReady<T>(
  clock: Clock,
  { freshMs, usableMs }: Age,
  load: (now: Date) => Promise<T>,
): () => Promise<T> {
  let last: { at: number; answer: T } | undefined;
  let loading: Promise<T> | undefined;

  function reload(now: Date): Promise<T> {
    loading ??= load(now)
      .then((answer) => {
        last = { at: now.getTime(), answer };
        return answer;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  }

  return async () => {
    const now = clock.now();
    // A clock that was set back must not keep an answer for ever.
    const age = last ? Math.abs(now.getTime() - last.at) : Number.POSITIVE_INFINITY;
    if (!last || age > usableMs) return await reload(now);
    if (age > freshMs) reload(now).catch(() => undefined);
    return last.answer;
  };
}
