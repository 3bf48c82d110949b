import cluster from 'node:cluster';
import { busyError } from '../../../lib/call-error.ts';

/** Kind of a queued hash: for a sign-in, or for any other call, such as registering or changing a password. */
export type HashLane = 'sign-in' | 'other';

/**
 * Each hash occupies a core for about 40 ms: more concurrency would starve other work, a longer queue would wait too
 * long.
 */
const CONCURRENCY = cluster.isWorker ? 1 : 2;
/** Separate limits are the reserve of sign-in: other calls cannot fill its queue. */
const MAX_QUEUED: Record<HashLane, number> = { 'sign-in': 50, other: 20 };
/** While both lanes wait, one of four turns goes to the other calls. */
const TURNS = 4;
const RETRY_AFTER_SECONDS = 2;

let running = 0;
let turn = 0;
const queues: Record<HashLane, (() => void)[]> = { 'sign-in': [], other: [] };

/** How many of a lane wait in this process. */
export const countQueuedHashes = (lane: HashLane): number => queues[lane].length;

function takeNext(): (() => void) | undefined {
  turn = (turn + 1) % TURNS;
  const [first, second] = turn === 0 ? [queues.other, queues['sign-in']] : [queues['sign-in'], queues.other];
  return first.shift() ?? second.shift();
}

/**
 * Hash queue of this process: runs few hashes concurrently, sign-ins before other calls.
 * @throws {CallError} unavailable when too many of the lane are queued; whatever `work` throws
 */
export async function withHashSlot<T>(lane: HashLane, work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) {
    if (queues[lane].length >= MAX_QUEUED[lane]) {
      throw busyError(RETRY_AFTER_SECONDS);
    }
    await new Promise<void>((startNow) => queues[lane].push(startNow));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // Hand the slot to the next in the queue, or release it.
    const next = takeNext();
    if (next) next();
    else running -= 1;
  }
}
