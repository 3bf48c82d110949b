import type { Clock } from '../clock.ts';

/** Failures in a row after which something is left alone, and for how many milliseconds. */
interface Patience {
  failures: number;
  restMs: number;
}

/** Counts failures of something outside, so that nobody waits for what is known to be broken. */
export function createCircuitBreaker(clock: Clock, { failures, restMs }: Patience) {
  let failed = 0;
  let restsUntil = 0;
  return {
    isResting: () => clock.now().getTime() < restsUntil,
    succeeded() {
      failed = 0;
    },
    failed() {
      failed += 1;
      if (failed < failures) return;
      failed = 0;
      restsUntil = clock.now().getTime() + restMs;
    },
  };
}
