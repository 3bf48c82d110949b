import { parentPort, workerData } from 'node:worker_threads';
import type { World } from './invent-postings.ts';
import { makeChunkMaker, type Wanted } from './prepare-chunk.ts';

/** A thread that makes the chunks it is told the numbers of. */
const { world, wanted } = workerData as { world: World; wanted: Wanted };
const makeChunk = makeChunkMaker(world, wanted);
parentPort?.on('message', (chunk: number) => parentPort?.postMessage(makeChunk(chunk)));
