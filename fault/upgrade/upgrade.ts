import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../bench/measure.ts';
import type { Figure } from '../../bench/report.ts';
import { connect } from '../../server/src/infra/database/connect.ts';
import { startEmbeddedServer } from '../../server/src/infra/database/embedded/embedded-server.ts';
import { migrate } from '../../server/src/infra/database/migrate.ts';
import { migrations } from '../../server/src/infra/database/migrations/index.ts';
import { exactly, type StandaloneScenario } from '../scenario.ts';
import { fillFirstRelease } from './fill-first-release.ts';
import { type SteadyRequests, startRequests } from './steady-requests.ts';
import { watchLockWaits } from './watch-lock-waits.ts';

const FIRST_RELEASE = '0002-sign-in-failures';
const P99_LIMIT_MS = 500;
const LOCK_LIMIT_MS = 500;
/** Before the upgrade, to compare with. */
const BASELINE_MS = 10_000;
/** Migrations that are named: those with the longest waits, and the slowest. */
const SLOWEST = 6;
const DAY_MS = 86_400_000;

const describeTimes = (times: number[]): string =>
  `p50 ${Math.round(percentile(times, 0.5))} ms, p99 ${Math.round(percentile(times, 0.99))} ms, slowest ${Math.round(Math.max(...times))} ms of ${times.length}`;

function figuresOf({ times, failures }: SteadyRequests, lockMs: number): Figure[] {
  const p99 = Math.round(percentile(times, 0.99));
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  return [
    exactly(`requests that failed${[...failures.keys()].map((message) => `; ${message}`).join('')}`, failed, 0),
    { what: 'requests during the upgrade', value: describeTimes(times), limit: '' },
    { what: 'their p99', value: `${p99} ms`, limit: `< ${P99_LIMIT_MS} ms`, pass: p99 < P99_LIMIT_MS },
    {
      what: 'longest wait for a lock',
      value: `${Math.round(lockMs)} ms`,
      limit: `≤ ${LOCK_LIMIT_MS} ms`,
      pass: lockMs <= LOCK_LIMIT_MS,
    },
  ];
}

/**
 * Migrates a database from the first release to this one while 20 requests a second use it (decision 44): none may fail, and
 * none may wait long for a lock. The requests are statements of the first release.
 */
export const upgrade: StandaloneScenario = {
  unit: 'vacancies',
  size: 1_000_000,
  async runStandalone(size, progress) {
    const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-upgrade-'));
    // When started as root, PostgreSQL runs as another user, which needs access to the folder.
    await chmod(dataDir, 0o755);
    const server = await startEmbeddedServer(dataDir, { disposable: true });
    const [owner, instance] = [connect(server.url, 4, { statementTimeoutMs: DAY_MS }), connect(server.url, 10)];
    try {
      const names = Object.keys(migrations).filter((name) => name <= FIRST_RELEASE);
      await migrate(owner, { migrations: Object.fromEntries(names.map((name) => [name, migrations[name] as never])) });
      // The bar is of the rows until they are there, then of the migrations.
      await fillFirstRelease(owner, size, (rows) => progress(rows / 2));
      const before = startRequests(instance, size);
      await wait(BASELINE_MS);
      await before.stop();

      const completed: { migration: string; ms: number; lockMs: number }[] = [];
      const info = (line: { migration: string; ms?: number; done: number; of: number }) => {
        if (line.ms === undefined) return;
        completed.push({ migration: line.migration, ms: line.ms, lockMs: locks.takeLongest() });
        progress(size / 2 + (size / 2) * (line.done / line.of));
      };
      let conflicts = 0;
      const log = { info, warn: () => (conflicts += 1) } as never;
      const requests = startRequests(instance, size);
      const locks = watchLockWaits(owner);
      const since = performance.now();
      await migrate(owner, { log });
      const seconds = (performance.now() - since) / 1_000;
      await locks.stop();
      await requests.stop();
      return [
        ...figuresOf(requests, Math.max(...completed.map(({ lockMs }) => lockMs))),
        { what: 'requests before', value: describeTimes(before.times), limit: '' },
        {
          what: `${completed.length} migrations`,
          value: `${seconds.toFixed(1)} s, load ${loadavg()[0]?.toFixed(0)}`,
          limit: '',
        },
        { what: 'repeated for a lock', value: String(conflicts), limit: '' },
        ...completed
          .sort((a, b) => Math.max(b.lockMs, b.ms / 10) - Math.max(a.lockMs, a.ms / 10))
          .slice(0, SLOWEST)
          .map(({ migration, ms, lockMs }) => ({
            what: migration,
            value: `${(ms / 1_000).toFixed(1)} s, waits for locks up to ${Math.round(lockMs)} ms`,
            limit: '',
          })),
      ];
    } finally {
      await Promise.all([owner.destroy(), instance.destroy()]);
      await server.release();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
    }
  },
};
