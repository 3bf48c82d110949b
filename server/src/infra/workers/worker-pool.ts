import type { ChildProcess } from 'node:child_process';
import type { WorkerMessage } from './handle-tasks.ts';
import { kill, nextMessage, startWorker, unavailable } from './worker-process.ts';

/** Processes that do what could take long, much or a crash, so that nothing else pays for it (decision 8). */
export interface WorkerPool<Task> {
  /**
   * Has a task done.
   * @throws {TaskStopped} when it takes longer or more memory than a task may, {CallError} unavailable when too many wait
   */
  run(task: Task): Promise<unknown>;
  /** Processes that exist right now. */
  size(): number;
  /** Ends what is under way and all processes. */
  close(): Promise<void>;
}

interface PoolOptions {
  /** Absolute path of a script that calls `handleTasks`. */
  script: string;
  workers: number;
  /** Tasks that may wait for a process. */
  mostWaiting: number;
  timeLimitMs: number;
  /** JavaScript memory of a process; what it holds outside of it must be limited by the task itself. */
  heapMebibytes: number;
  /** After how long without a task a process ends. */
  idleMs: number;
}

/** Opens a pool. Its processes start when they are first needed and end when they are not. */
export function openWorkerPool<Task>(options: PoolOptions): WorkerPool<Task> {
  const closing = new AbortController();
  const workers = new Set<ChildProcess>();
  const idle: { worker: ChildProcess; timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function start(): Promise<ChildProcess> {
    const { script, heapMebibytes } = options;
    const worker = await startWorker(script, heapMebibytes, closing.signal);
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    return worker;
  }

  function rest(worker: ChildProcess): void {
    worker.unref();
    worker.channel?.unref();
    const timer = setTimeout(() => {
      const place = idle.findIndex((one) => one.worker === worker);
      idle.splice(place, 1);
      void kill(worker);
    }, options.idleMs);
    timer.unref();
    idle.push({ worker, timer });
  }

  function wake(): ChildProcess | undefined {
    for (let one = idle.pop(); one; one = idle.pop()) {
      clearTimeout(one.timer);
      if (!workers.has(one.worker) || !one.worker.connected) continue;
      one.worker.ref();
      one.worker.channel?.ref();
      return one.worker;
    }
    return undefined;
  }

  async function takePlace(): Promise<void> {
    if (busy < options.workers) {
      busy += 1;
      return;
    }
    if (waiting.length >= options.mostWaiting) throw unavailable();
    await new Promise<void>((turn) => waiting.push(turn));
  }

  /** The place is handed to the next in line, or given back. */
  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  return {
    async run(task) {
      await takePlace();
      let worker: ChildProcess;
      try {
        if (closing.signal.aborted) throw unavailable();
        worker = wake() ?? (await start());
      } catch (error) {
        leavePlace();
        throw error;
      }
      const answer = nextMessage(worker, options.timeLimitMs, closing.signal);
      // A process that died just now has no channel any more; its end is the answer.
      worker.send(task as object, () => undefined);
      let message: WorkerMessage;
      try {
        message = await answer;
      } catch (error) {
        // Its place is free once it has really ended, not before.
        void kill(worker).finally(leavePlace);
        throw error;
      }
      rest(worker);
      leavePlace();
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
