import { parentPort, workerData } from 'node:worker_threads';
import type { Dataset } from './generate-postings.ts';
import { createChunkGenerator, type Wanted } from './prepare-chunk.ts';

/** Worker thread that generates chunks by number. */
const { dataset, wanted } = workerData as { dataset: Dataset; wanted: Wanted };
const makeChunk = createChunkGenerator(dataset, wanted);
parentPort?.on('message', (chunk: number) => parentPort?.postMessage(makeChunk(chunk)));
