import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findFreePort } from '../../fault/rolling-restart/find-free-port.ts';
import type { AppContext } from '../../server/src/app-context.ts';
import { generateLoad } from '../load/generate-load.ts';
import type { LoadData } from '../load/load-data.ts';
import type { Sample } from './sample.ts';

/** What a soak has measured. */
export interface SoakReport {
  /** One after each round of load. */
  samples: Sample[];
  sent: number;
  /** Replies of 400 or more, by status and kind of request. */
  failures: Record<string, number>;
}

interface SoakPlan {
  data: LoadData;
  /** Whether the last sample was enough. */
  isOver: (report: SoakReport) => boolean;
  secondsPerRound: number;
  perSecond: number;
}

/** Runs the product under load in rounds. After each it is idle for a moment and its garbage is collected. */
export async function runSoak(
  { db }: Pick<AppContext, 'db'>,
  env: Record<string, string>,
  { data, isOver, secondsPerRound, perSecond }: SoakPlan,
  onSample: (sample: Sample) => void,
): Promise<SoakReport> {
  const port = await findFreePort();
  const child = fork(join(import.meta.dirname, 'soak-server.ts'), {
    execArgv: ['--no-deprecation', '--expose-gc', '--max-old-space-size=256', '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '1', NODE_ENV: 'production' },
  });
  const exited = once(child, 'exit');
  const receive = async () => {
    const message = await Promise.race([once(child, 'message'), exited.then(() => undefined)]);
    if (!message) throw new Error('the server exited');
    return message[0];
  };
  try {
    await receive();
    const began = performance.now();
    const report: SoakReport = { samples: [], sent: 0, failures: {} };
    let decisions = 0;
    while (!isOver(report)) {
      const plan = { url: `http://127.0.0.1:${port}`, data, perSecond, seconds: secondsPerRound, warmUpSeconds: 0 };
      const loaded = await generateLoad({ ...plan, decisions, seed: report.samples.length + 1 });
      decisions = loaded.decisions;
      report.sent += loaded.sent;
      for (const [what, count] of Object.entries(loaded.failures))
        report.failures[what] = (report.failures[what] ?? 0) + count;
      const connections = sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where datname = current_database()`.execute(db);
      child.send('sample');
      const own = (await receive()) as Omit<Sample, 'seconds' | 'databaseConnections'>;
      const sample = {
        seconds: (performance.now() - began) / 1_000,
        ...own,
        databaseConnections: (await connections).rows[0]?.count ?? 0,
      };
      report.samples.push(sample);
      onSample(sample);
    }
    return report;
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}
