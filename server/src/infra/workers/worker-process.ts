import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { CallError } from '../../lib/call-error.ts';
import type { WorkerMessage } from './handle-tasks.ts';

/** A task took more time or memory than it may and was ended, its process with it. */
export class TaskStopped extends Error {}

const START_WITHIN_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

/** All a worker may know of our surroundings: who reads strangers' files needs none of our keys. */
const surroundings = {
  ...Object.fromEntries(
    ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  // Large pieces of memory go back to the system at once; the C library of Linux would learn to keep them.
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** Come back later: too much is going on, or we are closing. */
export const unavailable = (cause?: Error): CallError =>
  new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS, ...(cause ? { cause } : {}) });

/**
 * Waits for the next message of a process.
 * @throws {TaskStopped} when there is none in time, or the process ends; {CallError} unavailable once `closing`
 */
export async function nextMessage(worker: ChildProcess, ms: number, closing: AbortSignal): Promise<WorkerMessage> {
  if (closing.aborted) throw unavailable();
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(end, ms);
  worker.once('exit', end);
  closing.addEventListener('abort', end);
  try {
    const [message] = (await once(worker, 'message', { signal: stop.signal })) as [WorkerMessage];
    return message;
  } catch (error) {
    if (closing.aborted) throw unavailable();
    throw new TaskStopped(worker.exitCode === null ? 'it took too long' : 'it ended its process', { cause: error });
  } finally {
    clearTimeout(timer);
    worker.off('exit', end);
    closing.removeEventListener('abort', end);
  }
}

const hasEnded = (worker: ChildProcess) => worker.exitCode !== null || worker.signalCode !== null;

/** Ends a process whatever it does; resolves when it is gone. */
export async function kill(worker: ChildProcess): Promise<void> {
  if (worker.pid === undefined || hasEnded(worker)) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

/**
 * Starts a process that can answer tasks.
 * @throws {CallError} unavailable when it does not start
 */
export async function startWorker(script: string, heapMebibytes: number, closing: AbortSignal): Promise<ChildProcess> {
  const worker = fork(script, {
    env: surroundings,
    execArgv: [`--max-old-space-size=${heapMebibytes}`, '--max-semi-space-size=4'],
    // Out of memory, a process writes pages about itself.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // One that dies while it is idle is only missed by the next task.
  worker.on('error', () => undefined);
  try {
    await nextMessage(worker, START_WITHIN_MS, closing);
    return worker;
  } catch (error) {
    await kill(worker);
    throw unavailable(new Error('a worker did not start', { cause: error }));
  }
}
