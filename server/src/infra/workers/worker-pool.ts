import type { ChildProcess, Serializable } from 'node:child_process';
import type { WorkerMessage } from './handle-tasks.ts';
import { createUnavailableError, kill, nextMessage, startWorker } from './worker-process.ts';

/** Pool of worker processes for tasks that may take long, use much memory or crash (decision 8). */
export interface WorkerPool<Task extends Serializable> {
  /**
   * Runs a task and returns its result.
   * @param signal aborts the task when the caller has gone
   * @throws {TaskAborted} when it exceeds a limit or crashes; {CallError} unavailable when the queue is full, the machine
   * too busy, or the signal aborts; its own error
   */
  run(task: Task, signal?: AbortSignal): Promise<unknown>;
  /** Number of running processes. */
  size(): number;
  /** Aborts running tasks and kills all processes. */
  close(): Promise<void>;
}

interface PoolOptions {
  /** Absolute path of a script that calls `handleTasks`. */
  script: string;
  workers: number;
  /** Maximum number of tasks in the queue for a process. */
  maxQueued: number;
  /** Processor time of a task. */
  timeLimitMs: number;
  /** JavaScript heap limit of a process; memory outside the heap must be limited by the task itself. */
  heapMebibytes: number;
  /** Limit of a WebAssembly memory in the process; without it, that of the engine. */
  wasmMebibytes?: number;
  /** Milliseconds without a task after which a process is stopped. */
  idleMs: number;
}

/** Opens a pool. Its processes start on demand and stop when they are idle. */
export function openWorkerPool<Task extends Serializable>(options: PoolOptions): WorkerPool<Task> {
  const closing = new AbortController();
  const workers = new Set<ChildProcess>();
  const idle: { worker: ChildProcess; timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function start(): Promise<ChildProcess> {
    const worker = await startWorker(options.script, options, closing.signal);
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    return worker;
  }

  function park(worker: ChildProcess): void {
    worker.unref();
    worker.channel?.unref();
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((entry) => entry.worker === worker),
        1,
      );
      void kill(worker);
    }, options.idleMs);
    timer.unref();
    idle.push({ worker, timer });
  }

  function takeIdle(): ChildProcess | undefined {
    for (let entry = idle.pop(); entry; entry = idle.pop()) {
      const { worker, timer } = entry;
      clearTimeout(timer);
      if (!workers.has(worker) || !worker.connected) continue;
      worker.ref();
      worker.channel?.ref();
      return worker;
    }
    return undefined;
  }

  async function acquireSlot(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw createUnavailableError();
    if (busy < options.workers) {
      busy += 1;
      return;
    }
    if (waiting.length >= options.maxQueued) throw createUnavailableError();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(createUnavailableError());
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(enter);
    });
  }

  /** Passes the slot to the next waiting task, or frees it. */
  function releaseSlot(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  return {
    async run(task, signal) {
      const stop = signal ? AbortSignal.any([closing.signal, signal]) : closing.signal;
      // A closing pool lets the waiting tasks through, which then fail.
      await acquireSlot(signal ?? new AbortController().signal);
      let worker: ChildProcess;
      try {
        if (stop.aborted) throw createUnavailableError();
        worker = takeIdle() ?? (await start());
      } catch (error) {
        releaseSlot();
        throw error;
      }
      const reply = nextMessage(worker, options.timeLimitMs, stop);
      // The channel may have closed just now: then the exit of the process settles `reply`.
      worker.send(task, () => undefined);
      let message: WorkerMessage;
      try {
        message = await reply;
      } catch (error) {
        // The slot is free when the process has really exited.
        void kill(worker).finally(releaseSlot);
        throw error;
      }
      park(worker);
      releaseSlot();
      if ('error' in message) throw Object.assign(new Error(), message.error);
      return 'result' in message ? message.result : undefined;
    },
    size: () => workers.size,
    async close() {
      closing.abort();
      await Promise.all([...workers].map(kill));
    },
  };
}
