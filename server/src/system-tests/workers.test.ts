import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isProcessAlive } from '../lib/is-process-alive.ts';
import { waitAfter } from '../runtime/cluster/supervise-workers.ts';
import { findDatabaseOf, type ServerProcess, startServerProcess } from '../testing/server-process.ts';

// Real processes are killed; what stopping does is in stopped-server.test.ts.
const WORKERS = 2;
const patience = { timeout: 30_000, interval: 50 };

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ WORKERS: String(WORKERS) });
});
afterAll(() => server?.clearAway());

/** Every worker that has come to answer requests so far, the first first. */
const workersSoFar = (): number[] =>
  server.lines.flatMap((line) => (line.includes('a worker answers requests') ? [JSON.parse(line).pid as number] : []));

const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

/** A number of /metrics, added up over all its labels. */
async function metric(name: string): Promise<number> {
  const text = await (await ask('/metrics')).text();
  const values = [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value));
  return values.reduce((sum, value) => sum + value, 0);
}

it('tells the metrics of all workers, whichever is asked', async () => {
  const before = await metric('http_request_duration_seconds_count');
  // On connections of their own, which go to the workers in turn.
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`http://127.0.0.1:${server.port}/api/health/ready`, { headers: { connection: 'close' } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  for (let n = 0; n < WORKERS; n++) expect(await metric('http_processes')).toBe(WORKERS);
  // Those twenty, and what asked for metrics.
  await vi.waitFor(
    async () => expect(await metric('http_request_duration_seconds_count')).toBeGreaterThanOrEqual(before + 20),
    patience,
  );
});

it('replaces a worker that dies, and goes on answering', async () => {
  const [first = 0, second = 0] = workersSoFar();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(workersSoFar()).toHaveLength(WORKERS + 1), patience);
  expect(isProcessAlive(second)).toBe(true);
  expect((await ask('/api/health/ready')).status).toBe(200);
  expect(server.lines.some((line) => line.includes('a worker died and is replaced'))).toBe(true);
  await vi.waitFor(async () => expect(await metric('http_processes')).toBe(WORKERS), patience);
});

it('leaves neither worker nor database behind when it is killed', async () => {
  const living = workersSoFar().filter(isProcessAlive);
  expect(living).toHaveLength(WORKERS);
  const { pid } = await findDatabaseOf(server);
  expect(isProcessAlive(pid)).toBe(true);
  const exit = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  await exit;
  await vi.waitFor(() => expect([...living, pid].filter(isProcessAlive)).toEqual([]), patience);
});

it('waits longer the more workers die young, but never long', () => {
  expect([0, 1, 2, 3, 20].map(waitAfter)).toEqual([0, 100, 200, 400, 10_000]);
});
