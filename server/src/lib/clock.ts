/** Source of the current time, injected so that tests can move it. */
export interface Clock {
  /** The current instant. */
  now(): Date;
  /** Milliseconds of a clock that only goes forward; for measuring durations. */
  monotonicMs(): number;
}

/** The clock of the operating system. */
export const systemClock: Clock = { now: () => new Date(), monotonicMs: () => performance.now() };

/** A clock that stands still until it is moved; for tests and demo data. */
export class MovableClock implements Clock {
  #now: Date;
  #monotonicMs = 0;

  constructor(start: Date | string) {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  monotonicMs(): number {
    return this.#monotonicMs;
  }

  /** Moves the wall clock by a number of minutes; a negative number sets it back. */
  advanceMinutes(minutes: number): void {
    this.#now = new Date(this.#now.getTime() + minutes * 60_000);
  }

  /** Advances the monotonic clock by N milliseconds. */
  advanceMonotonic(ms: number): void {
    this.#monotonicMs += ms;
  }
}

export const MINUTE_MS = 60_000;
/**
 * How far the clocks of two machines may differ. A stored moment that is further ahead than it could have been set by this
 * much was stored before the clock was set back: nothing waits for it.
 */
export const MAX_CLOCK_SKEW_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
