import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isProcessAlive } from '../lib/is-process-alive.ts';
import { restartDelay } from '../runtime/cluster/supervise-workers.ts';
import { expectGracefulShutdown, pageDuringShutdown } from '../testing/expect-graceful-shutdown.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

// A real server with workers and an embedded PostgreSQL. What happens when its primary is killed: two-processes.test.ts.
const WORKERS = 2;
const ceiling = { timeout: 200_000, interval: 50 };

let server: ServerProcess;
let backupDir: string;
beforeAll(async () => {
  backupDir = await mkdtemp(join(tmpdir(), 'aarambh-workers-backups-'));
  server = await startServerProcess({ WORKERS: String(WORKERS), BACKUP_DIR: backupDir }, pageDuringShutdown);
});
afterAll(async () => {
  await server?.cleanUp();
  await rm(backupDir, { recursive: true, force: true });
});

/** Process ids of all workers that have listened so far, oldest first. */
const listWorkerPids = (): number[] =>
  server.lines.flatMap((line) => (line.includes('worker is listening') ? [JSON.parse(line).pid as number] : []));

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);

/** The value of a metric, summed over all its labels. */
async function readMetric(name: string): Promise<number> {
  const text = await (await get('/metrics')).text();
  const values = [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value));
  return values.reduce((sum, value) => sum + value, 0);
}

it('every worker reports the metrics of all workers', async () => {
  const before = await readMetric('http_request_duration_seconds_count');
  // Separate connections, which are distributed over the workers.
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => get('/api/health/ready', { headers: { connection: 'close' } })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  for (let n = 0; n < WORKERS; n++) expect(await readMetric('http_processes')).toBe(WORKERS);
  // The primary process delivers messages and runs the jobs.
  const text = await (await get('/metrics')).text();
  expect(text).toContain('outbox_queued_messages{channel="mail",process="primary"}');
  expect(text.match(/^# TYPE database_pool_wait_seconds /gm)).toHaveLength(1);
  // Those twenty, and the requests for metrics.
  await vi.waitFor(
    async () => expect(await readMetric('http_request_duration_seconds_count')).toBeGreaterThanOrEqual(before + 20),
    ceiling,
  );
});

it('the primary process backs up the database that the workers use', async () => {
  await vi.waitFor(async () => expect(await readdir(backupDir)).toContain('bases'), ceiling);
});

it('replaces a worker that dies while the other keeps serving', async () => {
  const [first = 0, second = 0] = listWorkerPids();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(listWorkerPids()).toHaveLength(WORKERS + 1), ceiling);
  expect(isProcessAlive(second)).toBe(true);
  expect((await get('/api/health/ready')).status).toBe(200);
  expect(server.lines.some((line) => line.includes('worker exited; starting a replacement'))).toBe(true);
  await vi.waitFor(async () => expect(await readMetric('http_processes')).toBe(WORKERS), ceiling);
});

it('on SIGTERM all workers finish their requests, and the primary stops with its database', async () => {
  await expectGracefulShutdown(server);
  expect(listWorkerPids().filter(isProcessAlive)).toEqual([]);
});

it('waits longer before each restart after an early exit, up to ten seconds', () => {
  expect([0, 1, 2, 3, 20].map(restartDelay)).toEqual([0, 100, 200, 400, 10_000]);
});
