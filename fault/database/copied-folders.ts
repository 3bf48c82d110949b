import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../server/src/infra/database/connect.ts';
import { startEmbeddedServer } from '../../server/src/infra/database/embedded/embedded-server.ts';
import { findRunningServer } from '../../server/src/infra/database/embedded/find-running-server.ts';
import { exactly, type StandaloneScenario } from '../scenario.ts';

/** Runs statements on a database with its own pool. */
async function run<T>(url: string, statement: string): Promise<T[]> {
  const db = connect(url, 1);
  try {
    return (await sql.raw<T>(statement).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

/**
 * Copies the data folder of a running server and starts and stops a server of the copy. The original must not notice: same
 * process, same rows, and it answers.
 */
export const copiedFolders: StandaloneScenario = {
  unit: 'copies',
  size: 20,
  async runStandalone(size, progress) {
    const parent = await mkdtemp(join(tmpdir(), 'aarambh-copies-'));
    await chmod(parent, 0o755);
    const folder = join(parent, 'original');
    const dataOf = (dataDir: string) => join(dataDir, 'postgresql/data');
    const original = await startEmbeddedServer(folder);
    const counts = { joined: 0, lost: 0, changed: 0, left: 0 };
    try {
      await run(original.url, 'create table numbers (n int)');
      const before = await findRunningServer(dataOf(folder));
      for (let i = 0; i < size; i += 1) {
        await run(original.url, `insert into numbers values (${i})`);
        await run(original.adminUrl, 'checkpoint');
        const copy = join(parent, `copy-${i}`);
        execFileSync('cp', ['-a', folder, copy]);
        const second = await startEmbeddedServer(copy);
        if (second.url === original.url) counts.joined += 1;
        await run(second.url, 'insert into numbers values (-1)');
        await second.release();
        if (await findRunningServer(dataOf(copy))) counts.left += 1;
        if ((await findRunningServer(dataOf(folder)))?.pid !== before?.pid) counts.lost += 1;
        const rows = await run<{ n: number }>(original.url, 'select n from numbers').catch(() => []);
        if (rows.length !== i + 1 || rows.some(({ n }) => n < 0)) counts.changed += 1;
        await rm(copy, { recursive: true });
        progress(i + 1);
      }
    } finally {
      await original.release();
      await rm(parent, { recursive: true, force: true, maxRetries: 20 });
    }
    return [
      exactly('copies that used the server of the original', counts.joined, 0),
      exactly('servers of the original that stopped', counts.lost, 0),
      exactly('originals whose rows changed or that did not answer', counts.changed, 0),
      exactly('servers of a copy that were left running', counts.left, 0),
    ];
  },
};
