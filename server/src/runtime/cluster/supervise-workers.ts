import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** A worker ended before it answered anything; it has said why itself. */
export class WorkerFailed extends Error {}

/** The wait before a worker is replaced: nothing at first, longer while they keep dying young. */
const SHORTEST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;
/** Who has lived as long is not dying young. */
const GROWN_UP_MS = 30_000;

/** How long to wait before the next start after so many young deaths in a row, in milliseconds. */
export const waitAfter = (youngDeaths: number): number =>
  youngDeaths === 0 ? 0 : Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (youngDeaths - 1));

interface Options {
  count: number;
  /** What workers know beside our own environment. */
  env: Record<string, string>;
  log: FastifyBaseLogger;
}

/** Workers of this process. */
interface Workers {
  /**
   * Settles when all answer requests.
   * @throws {WorkerFailed} when the first does not come to
   */
  started: Promise<void>;
  /** Has them finish what is under way and end. */
  stop(): Promise<void>;
}

/**
 * Starts workers, copies of this program, and puts another in the place of each that dies. They end with this process,
 * whatever ends it.
 */
export function superviseWorkers({ count, env, log }: Options): Workers {
  const living = new Set<Worker>();
  const stopping = new AbortController();
  let canStart = false;
  let youngDeaths = 0;

  const nextEvent = (worker: Worker, event: 'exit' | 'listening') =>
    new Promise<typeof event>((done) => worker.once(event, () => done(event)));

  /** Starts one; answers whether it came to answer requests. */
  async function start(): Promise<boolean> {
    const worker = cluster.fork(env);
    const bornAt = performance.now();
    living.add(worker);
    // Its end is what counts; a message it did not get any more is no news.
    worker.on('error', () => undefined);
    worker.once('exit', (code, signal) => {
      living.delete(worker);
      if (stopping.signal.aborted || !canStart) return;
      log.error({ pid: worker.process.pid, code, signal }, 'a worker died and is replaced');
      youngDeaths = performance.now() - bornAt < GROWN_UP_MS ? youngDeaths + 1 : 0;
      wait(waitAfter(youngDeaths), undefined, { signal: stopping.signal }).then(start, () => undefined);
    });
    const answers = (await Promise.race([nextEvent(worker, 'listening'), nextEvent(worker, 'exit')])) === 'listening';
    if (answers) log.info({ pid: worker.process.pid }, 'a worker answers requests');
    return answers;
  }

  async function startAll(): Promise<void> {
    // The first shows whether they can start at all: all of them would say what is wrong.
    canStart = await start();
    if (!canStart && !stopping.signal.aborted) throw new WorkerFailed();
    if (!stopping.signal.aborted) await Promise.all(Array.from({ length: count - 1 }, start));
  }

  // Should this process end without having stopped them: one that hangs would not notice.
  process.once('exit', () => {
    for (const worker of living) worker.process.kill('SIGKILL');
  });

  return {
    started: startAll(),
    async stop() {
      stopping.abort();
      await Promise.all(
        [...living].map((worker) => {
          worker.process.kill('SIGTERM');
          return nextEvent(worker, 'exit');
        }),
      );
    },
  };
}
