/** Where the product gets the time from, so that tests can move it. All instants are UTC. */
export interface Clock {
  now(): Date;
}

/** The clock on the wall. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved; for tests and demo data. */
export class MovableClock implements Clock {
  #now: Date;
  constructor(start: Date | string) {
    this.#now = new Date(start);
  }
  now(): Date {
    return new Date(this.#now);
  }
  /** Moves on by a number of minutes (negative: back). */
  advanceMinutes(minutes: number): void {
    this.#now = new Date(this.#now.getTime() + minutes * 60_000);
  }
}

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Milliseconds that clocks in India are ahead of UTC. */
export const IST_MS = 19_800_000;
