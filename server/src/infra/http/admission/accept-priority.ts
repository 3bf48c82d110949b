import type { EventEmitter } from 'node:events';

/** Turns of the event loop that work waits at most: a flood of connections cannot hold up the requests of all others. */
export const MAX_TURNS = 128;

/** Accepting connections before other work. */
export interface AcceptPriority {
  register(server: EventEmitter): void;
  /** Runs work after a turn of the event loop in which no connection was accepted, or after `MAX_TURNS`. */
  afterAccepting(work: () => void): void;
}

/**
 * Accept priority. Node accepts one connection in each turn of the event loop. When reads are served in every turn,
 * connections wait in the listen queue of the kernel, which drops those that no longer fit: a visitor then tries again after
 * one and three seconds. So reads wait until the queue is empty.
 */
export function createAcceptPriority(): AcceptPriority {
  let accepted = 0;

  function waitForTurn(work: () => void, turns: number): void {
    const before = accepted;
    // The turn after this one: its connections have been accepted when its immediates run.
    setImmediate(() => {
      if (accepted === before || turns >= MAX_TURNS) work();
      else waitForTurn(work, turns + 1);
    });
  }

  return {
    register(server) {
      server.on('connection', () => {
        accepted += 1;
      });
    },
    afterAccepting(work) {
      // The rest of this turn accepts no connection.
      setImmediate(() => waitForTurn(work, 1));
    },
  };
}
