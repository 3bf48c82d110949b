import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { CallError } from '../../lib/call-error.ts';
import type { WorkerMessage } from './handle-tasks.ts';

/** A task exceeded its limit of time or memory, or crashed; its process was killed. */
export class TaskAborted extends Error {}

const START_TIMEOUT_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

/** Environment of a worker: as it parses untrusted files, it gets none of our keys. */
const workerEnv = {
  ...Object.fromEntries(
    ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  // Return large allocations to the system at once; glibc would raise this threshold dynamically.
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** The pool is overloaded or closing; the client may retry. */
export const createUnavailableError = (cause?: Error): CallError =>
  new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS, ...(cause ? { cause } : {}) });

/**
 * Waits for the next message of a worker.
 * @throws {TaskAborted} when there is none in time, or the process exits; {CallError} unavailable when `closing` aborts
 */
export async function nextMessage(
  worker: ChildProcess,
  timeoutMs: number,
  closing: AbortSignal,
): Promise<WorkerMessage> {
  if (closing.aborted) throw createUnavailableError();
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(end, timeoutMs);
  worker.once('exit', end);
  closing.addEventListener('abort', end);
  try {
    const [message] = (await once(worker, 'message', { signal: stop.signal })) as [WorkerMessage];
    return message;
  } catch (error) {
    if (closing.aborted) throw createUnavailableError();
    throw new TaskAborted(worker.exitCode === null ? 'the task timed out' : 'the task crashed its process', {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    worker.off('exit', end);
    closing.removeEventListener('abort', end);
  }
}

const hasExited = (worker: ChildProcess) => worker.exitCode !== null || worker.signalCode !== null;

/** Kills a process; resolves when it has exited. */
export async function kill(worker: ChildProcess): Promise<void> {
  if (worker.pid === undefined || hasExited(worker)) return;
  const exited = once(worker, 'exit');
  // An idle worker does not keep our process alive, which must not end before it.
  worker.ref();
  worker.kill('SIGKILL');
  await exited;
}

/**
 * Starts a worker and waits until it is ready.
 * @throws {CallError} unavailable when it does not start
 */
export async function startWorker(
  script: string,
  { heapMebibytes, wasmMebibytes }: { heapMebibytes: number; wasmMebibytes?: number },
  closing: AbortSignal,
): Promise<ChildProcess> {
  const worker = fork(script, {
    env: workerEnv,
    execArgv: [
      `--max-old-space-size=${heapMebibytes}`,
      '--max-semi-space-size=4',
      // In pages of 64 KiB.
      ...(wasmMebibytes ? [`--wasm-max-mem-pages=${wasmMebibytes * 16}`] : []),
    ],
    // A process that runs out of memory prints pages of diagnostics.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // When an idle worker dies, the next task starts another.
  worker.on('error', () => undefined);
  try {
    await nextMessage(worker, START_TIMEOUT_MS, closing);
    return worker;
  } catch (error) {
    await kill(worker);
    throw createUnavailableError(new Error('a worker did not start', { cause: error }));
  }
}
