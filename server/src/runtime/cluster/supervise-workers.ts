import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** The first worker exited before it listened; it has printed the reason itself. */
export class WorkerFailed extends Error {}

/** Back-off before a worker is replaced: none at first, then doubled with every further early exit. */
const MIN_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 10_000;
/** Minimum healthy uptime: a worker that exits sooner counts as an early exit. */
const MIN_HEALTHY_UPTIME_MS = 30_000;

/** Milliseconds before the next start after N early exits in a row. */
export const restartDelay = (earlyExits: number): number =>
  earlyExits === 0 ? 0 : Math.min(MAX_RESTART_DELAY_MS, MIN_RESTART_DELAY_MS * 2 ** (earlyExits - 1));

interface Options {
  count: number;
  /** Environment variables of the workers, added to those of this process. */
  env: Record<string, string>;
  log: FastifyBaseLogger;
}

/** The worker processes of this process. */
interface Workers {
  /**
   * Resolves when all workers listen.
   * @throws {WorkerFailed} when the first worker exits before it listens
   */
  started: Promise<void>;
  /** Sends SIGTERM to all workers and resolves when they have exited. */
  stop(): Promise<void>;
}

/**
 * Starts worker processes with node:cluster and replaces each that exits, with back-off after early exits. The workers
 * end with this process, however it ends.
 */
export function superviseWorkers({ count, env, log }: Options): Workers {
  const running = new Set<Worker>();
  const stopping = new AbortController();
  let canStart = false;
  let earlyExits = 0;

  const nextEvent = (worker: Worker, event: 'exit' | 'listening') =>
    new Promise<typeof event>((done) => worker.once(event, () => done(event)));

  /** Starts a worker; returns whether it listens. */
  async function start(): Promise<boolean> {
    const worker = cluster.fork(env);
    const startedAt = performance.now();
    running.add(worker);
    // For example a message that could not be sent to a worker that exits: its exit is handled below.
    worker.on('error', () => undefined);
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (stopping.signal.aborted || !canStart) return;
      log.error({ pid: worker.process.pid, code, signal }, 'worker exited; starting a replacement');
      const isHealthy = performance.now() - startedAt >= MIN_HEALTHY_UPTIME_MS;
      earlyExits = isHealthy ? 0 : earlyExits + 1;
      wait(restartDelay(earlyExits), undefined, { signal: stopping.signal }).then(start, () => undefined);
    });
    const first = await Promise.race([nextEvent(worker, 'listening'), nextEvent(worker, 'exit')]);
    const isListening = first === 'listening';
    if (isListening) log.info({ pid: worker.process.pid }, 'worker is listening');
    return isListening;
  }

  async function startAll(): Promise<void> {
    // Start one worker first: with a wrong setting every worker would print the same error.
    canStart = await start();
    if (!canStart && !stopping.signal.aborted) throw new WorkerFailed();
    if (!stopping.signal.aborted) await Promise.all(Array.from({ length: count - 1 }, start));
  }

  // If this process exits without stopping them: a worker that hangs would not notice the closed channel.
  process.once('exit', () => {
    for (const worker of running) worker.process.kill('SIGKILL');
  });

  return {
    started: startAll(),
    async stop() {
      stopping.abort();
      await Promise.all(
        [...running].map((worker) => {
          worker.process.kill('SIGTERM');
          return nextEvent(worker, 'exit');
        }),
      );
    },
  };
}
