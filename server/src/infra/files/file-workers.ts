import { join } from 'node:path';
import { openWorkerPool } from '../workers/worker-pool.ts';
import { TaskStopped } from '../workers/worker-process.ts';
import type { DocumentInspection } from './documents/index.ts';
import type { FileTask } from './file-tasks.ts';
import type { PictureDrawing } from './images/index.ts';

/**
 * Everything that reads into a file of a stranger, in a process of its own: whatever the file is, at worst it costs
 * that process, which is ended after five seconds. All throw {CallError} unavailable when too many files wait.
 */
export interface FileWorkers {
  /** Tells whether a file is a document that another person may open. One that keeps us busy too long is a bomb. */
  inspectDocument(path: string, claimedName: string): Promise<DocumentInspection>;
  /** Draws a picture anew, as a file at `drawnPath`. One that keeps us busy too long is refused as too large. */
  drawPicture(path: string, drawnPath: string): Promise<PictureDrawing>;
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 5_000;
const limits = { workers: 1, mostWaiting: 20, heapMebibytes: 96, idleMs: 30_000 };

/** Opens the workers; their process starts with the first file. */
export function openFileWorkers(timeLimitMs = TIME_LIMIT_MS): FileWorkers {
  const script = join(import.meta.dirname, 'file-worker.ts');
  const pool = openWorkerPool<FileTask>({ script, timeLimitMs, ...limits });
  const run = async (task: FileTask, whenStopped: unknown): Promise<unknown> =>
    await pool.run(task).catch((error: unknown) => {
      if (error instanceof TaskStopped) return whenStopped;
      throw error;
    });
  return {
    inspectDocument: async (path, name) =>
      (await run({ kind: 'inspect-document', path, name }, { ok: false, reason: 'bomb' })) as DocumentInspection,
    drawPicture: async (path, drawnPath) =>
      (await run({ kind: 'draw-picture', path, drawnPath }, { ok: false, reason: 'bomb' })) as PictureDrawing,
    close: () => pool.close(),
  };
}
