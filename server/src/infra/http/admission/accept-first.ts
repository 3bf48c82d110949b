import type { EventEmitter } from 'node:events';

/** For so long accepting connections comes before the next reads. */
const MAX_ACCEPTING_MS = 100;

/** Lets connections be accepted before further reads begin. */
export interface AcceptFirst {
  /** Counts the connections of a server. */
  register(server: EventEmitter): void;
  /** Runs what begins the next read: two turns of the event loop later, or when a later turn has accepted no connection. */
  run(next: () => void): void;
}

/**
 * Node accepts one connection in a turn of the event loop. Where each turn also renders a page, connections arrive faster than
 * they are accepted, and a visitor waits behind all of them in the listen queue of the kernel, which knows no fairness: five
 * connections of one address, closed and opened again while pages were rendered for them, delayed all others by up to 28 s.
 * Therefore reads begin after a turn without a new connection, or after 100 ms (decision 25).
 */
export function createAcceptFirst(): AcceptFirst {
  let accepted = 0;
  let waiting: (() => void)[] = [];

  function waitForTurn(before: number, until: number): void {
    if (accepted !== before && performance.now() < until) {
      const now = accepted;
      setImmediate(() => waitForTurn(now, until));
      return;
    }
    const ready = waiting;
    waiting = [];
    for (const next of ready) next();
  }

  return {
    register(server) {
      server.on('connection', () => {
        accepted += 1;
      });
    },
    run(next) {
      if (waiting.push(next) > 1) return;
      setImmediate(() => {
        const now = accepted;
        setImmediate(() => waitForTurn(now, performance.now() + MAX_ACCEPTING_MS));
      });
    },
  };
}
