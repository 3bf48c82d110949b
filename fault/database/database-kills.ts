import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../../bench/report.ts';
import {
  findRunningServer,
  listServerProcesses,
} from '../../server/src/infra/database/embedded/find-running-server.ts';
import { isProcessRunning } from '../../server/src/lib/process-identity.ts';
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { exactly, type StandaloneScenario } from '../scenario.ts';

const LIMIT_MS = 3_000;
/** A server that has not recovered after this time needs manual repair. */
const GIVE_UP_MS = 60_000;
const REQUEST_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

const victims = ['postmaster', 'backend', 'helper'] as const;
type Victim = (typeof victims)[number];

/** The title that PostgreSQL gives a process: `postgres: checkpointer`, or the command line of the postmaster. */
const readTitle = async (pid: number): Promise<string> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim();

/** Kills one process of the embedded PostgreSQL; returns whether there was one of that kind. */
async function killOne(data: string, victim: Victim, index: number): Promise<boolean> {
  const server = await findRunningServer(data);
  if (!server) return false;
  if (victim === 'postmaster') {
    process.kill(server.pid, 'SIGKILL');
    return true;
  }
  const processes = (await listServerProcesses(data)).filter((pid) => pid !== server.pid);
  const titled = await Promise.all(processes.map(async (pid) => ({ pid, title: await readTitle(pid) })));
  const candidates = titled.filter(({ title }) => title.startsWith('postgres: aarambh') === (victim === 'backend'));
  const chosen = candidates[index % candidates.length];
  if (chosen) process.kill(chosen.pid, 'SIGKILL');
  return chosen !== undefined;
}

async function isWell(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const reply = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
    headers: { connection: 'close' },
    signal,
  }).catch(() => undefined);
  await reply?.body?.cancel();
  return reply?.status === 200;
}

/** Milliseconds until the server answers ten times in a row, so that every worker does. */
async function untilWell({ port, child }: ServerProcess): Promise<number> {
  const since = performance.now();
  let wellSince = since;
  for (let row = 0; row < 10 && performance.now() - since < GIVE_UP_MS; ) {
    if (await isWell(port)) {
      if (row === 0) wellSince = performance.now();
      row += 1;
    } else {
      if (!isProcessRunning(child.pid as number)) return GIVE_UP_MS;
      row = 0;
      await wait(POLL_MS);
    }
  }
  return performance.now() - since < GIVE_UP_MS ? wellSince - since : GIVE_UP_MS;
}

/** Process ids of the product: of the primary, and of its workers, which the log names. */
function listProductProcesses({ child, lines }: ServerProcess): number[] {
  const workers = lines
    .filter((line) => line.includes('worker is listening'))
    .map((line) => (JSON.parse(line) as { pid: number }).pid);
  return [child.pid as number, ...workers];
}

async function killRepeatedly(
  workers: number,
  size: number,
  progress: (done: number) => void,
): Promise<{ times: number[]; ended: number; isStopped: boolean }> {
  const server = await startServerProcess({ WORKERS: String(workers) });
  const data = join(server.dataDir, 'postgresql/data');
  const times: number[] = [];
  try {
    await untilWell(server);
    const before = listProductProcesses(server);
    for (let i = 0; i < size; i += 1) {
      const victim = victims[i % victims.length] as Victim;
      while (!(await killOne(data, victim, i)) && isProcessRunning(server.child.pid as number)) await wait(POLL_MS);
      const isRunning = isProcessRunning(server.child.pid as number);
      times.push(isRunning ? await untilWell(server) : GIVE_UP_MS);
      progress(i + 1);
    }
    const ended = before.filter((pid) => !isProcessRunning(pid)).length;
    const database = (await findRunningServer(data))?.pid;
    const exited = new Promise((done) => server.child.once('exit', done));
    server.child.kill('SIGTERM');
    await Promise.race([exited, wait(GIVE_UP_MS)]);
    const isStopped = !isProcessRunning(server.child.pid as number) && !(database && isProcessRunning(database));
    return { times, ended, isStopped };
  } finally {
    await server.cleanUp();
  }
}

/**
 * Kills the postmaster, backends and helper processes of the embedded PostgreSQL of a running server, half of them with
 * one process and half with two workers. The server must be well again in 3 s, without a process that ends.
 */
export const databaseKills: StandaloneScenario = {
  unit: 'kills',
  size: 200,
  async runStandalone(size, progress) {
    const half = Math.ceil(size / 2);
    const figures: Figure[] = [];
    for (const [workers, count, done] of [
      [1, half, 0],
      [2, size - half, half],
    ] as const) {
      if (count === 0) continue;
      const { times, ended, isStopped } = await killRepeatedly(workers, count, (n) => progress(done + n));
      const slowest = Math.max(...times);
      const what = (text: string) => `${text}, WORKERS=${workers}, ${count} kills`;
      figures.push(
        exactly(what('processes of the product that ended'), ended, 0),
        exactly(what('servers that needed a hand'), times.filter((ms) => ms >= GIVE_UP_MS).length, 0),
        exactly(what('recoveries of more than 3 s'), times.filter((ms) => ms > LIMIT_MS).length, 0),
        {
          what: what('slowest recovery'),
          value: `${Math.round(slowest)} ms`,
          limit: `${LIMIT_MS} ms`,
          pass: slowest <= LIMIT_MS,
        },
        exactly(what('servers or databases left after SIGTERM'), isStopped ? 0 : 1, 0),
      );
    }
    return figures;
  },
};
