import type { Clock } from './clock.ts';

/**
 * Makes a reader of something that is worth working out only now and then: it is loaded again when the last answer is
 * older than `freshMs`. Readers at the same time share one answer; after a failure the next one tries again.
 */
export function keepFresh<T>(clock: Clock, freshMs: number, load: (now: Date) => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = clock.now();
    // A clock that was set back must not keep an answer for ever.
    if (last && Math.abs(now.getTime() - last.at) <= freshMs) return last.answer;
    const answer = load(now);
    last = { at: now.getTime(), answer };
    answer.catch(() => {
      if (last?.answer === answer) last = undefined;
    });
    return answer;
  };
}
