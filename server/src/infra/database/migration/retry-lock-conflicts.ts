import { isLockConflict } from '../locks/lock-conflict.ts';

const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
/** About five minutes. */
const MAX_ATTEMPTS = 120;

interface Options {
  onConflict(attempt: number, pauseMs: number): void;
  wait(ms: number): Promise<unknown>;
}

/** Exponential back-off with jitter, so that instances and transactions that conflict do not meet again. */
const pauseAfter = (attempt: number): number => {
  const longest = Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** attempt);
  return Math.round(longest / 2 + (Math.random() * longest) / 2);
};

/**
 * Runs work, and again after a pause while it does not get its locks.
 * @throws the error of the last attempt, and every other error at once
 */
export async function retryLockConflicts<T>(work: () => Promise<T>, { onConflict, wait }: Options): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isLockConflict(error)) throw error;
      const pauseMs = pauseAfter(attempt);
      onConflict(attempt, pauseMs);
      await wait(pauseMs);
    }
  }
}
