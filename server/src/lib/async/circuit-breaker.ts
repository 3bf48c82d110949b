import type { Clock } from '../clock.ts';

interface Options {
  /** Consecutive failures that open the breaker. */
  maxFailures: number;
  /** Milliseconds for which it stays open. */
  openMs: number;
}

/**
 * Circuit breaker for an external service: after several failures in a row it is open for a while, during which callers
 * do not contact the service. The caller checks `isOpen` first and records every outcome.
 */
export function createCircuitBreaker(clock: Clock, { maxFailures, openMs }: Options) {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: (): boolean => clock.now().getTime() < openUntil,
    recordSuccess(): void {
      failures = 0;
    },
    recordFailure(): void {
      failures += 1;
      if (failures < maxFailures) return;
      failures = 0;
      openUntil = clock.now().getTime() + openMs;
    },
  };
}
