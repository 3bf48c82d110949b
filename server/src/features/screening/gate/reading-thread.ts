import { parentPort } from 'node:worker_threads';
import type { ScreenedPosting } from '../screened-posting.ts';
import { makeReading, type PostingReading } from './read-posting.ts';

/** What the thread gets: the postings of one call. */
export interface ReadingTask {
  id: number;
  postings: readonly ScreenedPosting[];
}

/** What the thread sends: the readings in the same order; undefined for a posting that cannot be read. */
export interface ReadingResult {
  id: number;
  readings: (PostingReading | undefined)[];
}

function tryReading(posting: ScreenedPosting): PostingReading | undefined {
  try {
    return makeReading(posting);
  } catch {
    // It fails again in the transaction, where the error is reported.
    return undefined;
  }
}

// A thread of posting-reader.ts.
parentPort?.on('message', ({ id, postings }: ReadingTask) => {
  const result: ReadingResult = { id, readings: postings.map(tryReading) };
  parentPort?.postMessage(result);
});
