import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { countChunks, type World } from './invent-postings.ts';
import type { Chunk, Wanted } from './prepare-chunk.ts';

/** A thread that answers in the order it was asked; it has its next chunk ready while its last one is used. */
function openWorker(world: World, wanted: Wanted) {
  const worker = new Worker(new URL('./chunk-worker.ts', import.meta.url), { workerData: { world, wanted } });
  let before: Promise<unknown> = Promise.resolve();
  return {
    make(chunk: number): Promise<Chunk> {
      const made = before.then(async () => {
        const answer = once(worker, 'message');
        worker.postMessage(chunk);
        return (await answer)[0] as Chunk;
      });
      before = made.catch(() => undefined);
      // Who waits for an earlier chunk hears of a failure later.
      made.catch(() => undefined);
      return made;
    },
    stop: () => worker.terminate(),
  };
}

/** Chunks made at a time for each thread: enough that none waits, few enough that the whole world never is in memory. */
const AHEAD = 2;

/** The world in lots, oldest first, made by as many threads as there are processors. */
export async function* streamChunks(world: World, wanted: Wanted): AsyncGenerator<Chunk> {
  const total = countChunks(world);
  const workers = Array.from({ length: Math.min(availableParallelism(), total) }, () => openWorker(world, wanted));
  const making: Promise<Chunk>[] = [];
  let next = 0;
  try {
    while (next < total || making.length > 0) {
      while (next < total && making.length < workers.length * AHEAD) {
        making.push((workers[next % workers.length] as (typeof workers)[0]).make(next));
        next += 1;
      }
      yield await (making.shift() as Promise<Chunk>);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}
