import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { CallError } from '../../lib/call-error.ts';
import { readProcessStat } from '../../lib/read-process-stat.ts';
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

/** On a machine that is busy with other work a task may take this many times its limit of processor time. */
const BUSY_FACTOR = 6;
const MIN_RECHECK_MS = 50;

/**
 * Calls `onEnd` when a worker has computed for as long as the limit. Time that other processes of a busy machine take does not
 * count, since an honest file must not be refused for it; but after `BUSY_FACTOR` times the limit the wait ends anyway. Where the
 * system does not tell the processor time, the time of the clock counts.
 * @returns stops watching
 */
function watchTime(worker: ChildProcess, limitMs: number, onEnd: (reason: 'used up' | 'busy machine') => void) {
  const read = () => (worker.pid === undefined ? undefined : readProcessStat(worker.pid)?.processorMs);
  const usedBefore = read();
  let waitedMs = 0;
  let timer: NodeJS.Timeout;
  const check = (afterMs: number) => {
    timer = setTimeout(() => {
      waitedMs += afterMs;
      const used = read();
      const leftMs = used === undefined || usedBefore === undefined ? 0 : limitMs - (used - usedBefore);
      if (leftMs <= 0) onEnd('used up');
      else if (waitedMs >= limitMs * BUSY_FACTOR) onEnd('busy machine');
      else check(Math.max(leftMs, MIN_RECHECK_MS));
    }, afterMs);
  };
  check(limitMs);
  return () => clearTimeout(timer);
}

/**
 * Waits for the next message of a worker.
 * @param limitMs processor time
 * @throws {TaskAborted} when the limit is used up, or the process exits; {CallError} unavailable when the machine is too busy, or
 * `closing` aborts
 */
export async function nextMessage(worker: ChildProcess, limitMs: number, closing: AbortSignal): Promise<WorkerMessage> {
  if (closing.aborted) throw createUnavailableError();
  const stop = new AbortController();
  const end = () => stop.abort();
  let isMachineBusy = false;
  const stopWatching = watchTime(worker, limitMs, (reason) => {
    isMachineBusy = reason === 'busy machine';
    end();
  });
  worker.once('exit', end);
  closing.addEventListener('abort', end);
  try {
    const [message] = (await once(worker, 'message', { signal: stop.signal })) as [WorkerMessage];
    return message;
  } catch (error) {
    if (closing.aborted || isMachineBusy) throw createUnavailableError();
    throw new TaskAborted(worker.exitCode === null ? 'the task timed out' : 'the task crashed its process', {
      cause: error,
    });
  } finally {
    stopWatching();
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
