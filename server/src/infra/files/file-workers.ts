import { join } from 'node:path';
import { openWorkerPool } from '../workers/worker-pool.ts';
import { TaskAborted } from '../workers/worker-process.ts';
import type { DocumentInspection } from './documents/index.ts';
import type { FileTask } from './file-tasks.ts';
import type { ImageConversion } from './images/index.ts';

/**
 * Parses untrusted files in a separate process: whatever a file contains, at worst it costs that process, which is killed
 * after five seconds. All methods throw {CallError} unavailable when the queue is full.
 */
export interface FileWorkers {
  /** Checks whether a file is a document that another person may open. One that exceeds the time limit is a `bomb`. */
  inspectDocument(path: string, claimedName: string): Promise<DocumentInspection>;
  /** Re-encodes an image as WebP at `convertedPath`. One that exceeds the time limit is a `bomb`. */
  convertImage(path: string, convertedPath: string): Promise<ImageConversion>;
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 5_000;
const limits = { workers: 1, maxWaiting: 20, heapMebibytes: 96, idleMs: 30_000 };

/** Opens the worker pool; its process starts with the first file. */
export function openFileWorkers(timeLimitMs = TIME_LIMIT_MS): FileWorkers {
  const script = join(import.meta.dirname, 'file-worker.ts');
  const pool = openWorkerPool<FileTask>({ script, timeLimitMs, ...limits });
  const run = async (task: FileTask, ifStopped: unknown): Promise<unknown> =>
    await pool.run(task).catch((error: unknown) => {
      if (error instanceof TaskAborted) return ifStopped;
      throw error;
    });
  return {
    inspectDocument: async (path, name) =>
      (await run({ kind: 'inspect-document', path, name }, { ok: false, reason: 'bomb' })) as DocumentInspection,
    convertImage: async (path, convertedPath) =>
      (await run({ kind: 'convert-image', path, convertedPath }, { ok: false, reason: 'bomb' })) as ImageConversion,
    close: () => pool.close(),
  };
}
