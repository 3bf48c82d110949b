import { join } from 'node:path';
import { CallError } from '../../lib/call-error.ts';
import { openWorkerPool } from '../workers/worker-pool.ts';
import { TaskAborted } from '../workers/worker-process.ts';
import type { DocumentCopy, DrawnPages } from './copies/index.ts';
import type { DocumentInspection, DocumentKind } from './documents/index.ts';
import type { FileTask } from './file-tasks.ts';
import type { ImageConversion, ImageHash, ImageShape } from './images/index.ts';
import type { MailReading } from './mails/index.ts';
import type { DocumentText } from './texts/index.ts';

/**
 * Parses untrusted files in a separate process: whatever a file contains, at worst it costs that process, which is killed
 * after five seconds. All methods throw {CallError} unavailable when the queue is full.
 */
export interface FileWorkers {
  /** Checks whether a file is a document that another person may open. One that exceeds the time limit is a `bomb`. */
  inspectDocument(path: string, claimedName: string): Promise<DocumentInspection>;
  /** Re-encodes an image as WebP at `convertedPath`. One that exceeds the time limit is a `bomb`. */
  convertImage(path: string, convertedPath: string, shape?: ImageShape): Promise<ImageConversion>;
  /** Computes the perceptual hash of an image; undefined for what is none, or exceeds the time limit. */
  hashImage(path: string): Promise<ImageHash>;
  /** Parses a received mail and writes its attachments into an empty folder. Not `ok` for what is none. */
  readMail(path: string, folder: string): Promise<MailReading>;
  /**
   * Re-renders a document at `copyPath`, in a process with limits: 20 s, 160 MiB of heap, 256 MiB of WebAssembly memory.
   * Not `ok` for one that cannot be drawn within them; then `copyPath` may hold an incomplete file.
   * @param signal aborts the drawing when the caller has gone
   */
  drawCopy(path: string, kind: DocumentKind, copyPath: string, signal?: AbortSignal): Promise<DocumentCopy>;
  /**
   * Draws the first pages of a document as pictures into an empty folder, with the limits of `drawCopy`. Not `ok` for one
   * that cannot be drawn.
   */
  drawPages(path: string, kind: DocumentKind, folder: string, signal?: AbortSignal): Promise<DrawnPages>;
  /**
   * Reads the text of a document. Not `ok` for one that cannot be read within the limits.
   * @param signal aborts the reading when the caller has gone
   */
  readText(path: string, kind: DocumentKind, signal?: AbortSignal): Promise<DocumentText>;
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 5_000;
const limits = { workers: 1, maxQueued: 20, heapMebibytes: 96, wasmMebibytes: 256, idleMs: 30_000 };
/** Drawing takes seconds: in a process of its own it delays no upload. The process ends soon, as it keeps its memory. */
const DRAWING_TIME_LIMIT_MS = 20_000;
const drawingLimits = { workers: 1, maxQueued: 2, heapMebibytes: 160, wasmMebibytes: 256, idleMs: 5_000 };

/** Readings of stored resumes wait for each other, and no upload waits for them. */
const readingLimits = { ...limits, idleMs: 5_000 };

/** Opens the worker pools; their processes start with the first file. */
export function openFileWorkers(timeLimitMs = TIME_LIMIT_MS, drawingTimeLimitMs = DRAWING_TIME_LIMIT_MS): FileWorkers {
  const script = join(import.meta.dirname, 'file-worker.ts');
  const pool = openWorkerPool<FileTask>({ script, timeLimitMs, ...limits });
  const drawing = openWorkerPool<FileTask>({ script, timeLimitMs: drawingTimeLimitMs, ...drawingLimits });
  const reading = openWorkerPool<FileTask>({ script, timeLimitMs, ...readingLimits });
  const run = async (task: FileTask, ifStopped: unknown): Promise<unknown> =>
    await pool.run(task).catch((error: unknown) => {
      if (error instanceof TaskAborted) return ifStopped;
      throw error;
    });
  const draw = async <Drawn>(task: FileTask, signal: AbortSignal | undefined): Promise<Drawn | { ok: false }> =>
    await drawing.run(task, signal).then(
      (drawn) => drawn as Drawn,
      (error: NodeJS.ErrnoException) => {
        if (error instanceof CallError || error.code === 'ENOSPC') throw error;
        // Beyond the limits, or nothing that a reader understands.
        return { ok: false };
      },
    );
  return {
    inspectDocument: async (path, name) =>
      (await run({ kind: 'inspect-document', path, name }, { ok: false, reason: 'bomb' })) as DocumentInspection,
    readMail: async (path, folder) => (await run({ kind: 'read-mail', path, folder }, { ok: false })) as MailReading,
    convertImage: async (path, convertedPath, shape = 'square') =>
      (await run(
        { kind: 'convert-image', path, convertedPath, shape },
        { ok: false, reason: 'bomb' },
      )) as ImageConversion,
    hashImage: async (path) => (await run({ kind: 'hash-image', path }, undefined)) as ImageHash,
    drawCopy: async (path, documentKind, copyPath, signal) =>
      await draw<DocumentCopy>({ kind: 'draw-copy', path, documentKind, copyPath }, signal),
    drawPages: async (path, documentKind, folder, signal) =>
      await draw<DrawnPages>({ kind: 'draw-pages', path, documentKind, folder }, signal),
    readText: async (path, documentKind, signal) =>
      await reading.run({ kind: 'read-text', path, documentKind }, signal).then(
        (text) => text as DocumentText,
        (error: Error) => {
          if (error instanceof CallError) throw error;
          // Encrypted, beyond the limits, or nothing that a reader understands.
          return { ok: false };
        },
      ),
    close: async () => {
      await Promise.all([pool.close(), drawing.close(), reading.close()]);
    },
  };
}
