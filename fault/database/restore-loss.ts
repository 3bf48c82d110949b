import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { listCompleteBases } from '../../server/src/infra/backup/base/base-manifest.ts';
import { restoreBackup } from '../../server/src/infra/backup/restore/restore-backup.ts';
import { openBackupStore } from '../../server/src/infra/backup/store/backup-store.ts';
import { connect } from '../../server/src/infra/database/connect.ts';
import { startEmbeddedServer } from '../../server/src/infra/database/embedded/embedded-server.ts';
import { restoredFeatures } from '../../server/src/registry/restored-features.ts';
import type { StandaloneScenario } from '../scenario.ts';
import { forkTarget, type Write } from './restore.ts';

const KEY = 'a key of at least thirty-two characters';
const MAX_LOSS_SECONDS = 60;
/** After the first base, the portal is killed at a random moment of two intervals of the archive. */
const MAX_WAIT_MS = 60_000;

/** Runs a portal with the backups and intervals of production, and kills it. */
async function writeAndKill(dataDir: string, backupDir: string): Promise<{ writes: Write[]; killedAt: number }> {
  const store = await openBackupStore({ place: { folder: backupDir }, key: KEY, days: 14 });
  const writes: Write[] = [];
  const { child, exited } = forkTarget(dataDir, backupDir, { DRILL_ARCHIVING: 'continuous' });
  child.on('message', (message: object) => {
    if ('number' in message) writes.push(message as Write);
  });
  while ((await listCompleteBases(store)).length === 0 && child.exitCode === null) await wait(500);
  await Promise.race([wait(randomInt(MAX_WAIT_MS / 2, MAX_WAIT_MS)), exited]);
  if (child.exitCode !== null) throw new Error('the portal exited before it was killed');
  const killedAt = Date.now();
  child.kill('SIGKILL');
  await exited;
  return { writes, killedAt };
}

/** Seconds before the kill from which on acknowledged writes are missing; 0 when none is. */
async function measureLoss(dataDir: string, { writes, killedAt }: Awaited<ReturnType<typeof writeAndKill>>) {
  const server = await startEmbeddedServer(dataDir, { disposable: true });
  const db = connect(server.url, 1);
  try {
    const { rows } = await sql<{ key: string }>`select key from key_values where key like 'drill %'`.execute(db);
    const present = new Set(rows.map(({ key }) => key));
    const missing = writes.filter(({ number }) => !present.has(`drill ${number}`));
    return (killedAt - Math.min(killedAt, ...missing.map(({ acknowledgedAt }) => acknowledgedAt))) / 1_000;
  } finally {
    await db.destroy();
    await server.release();
  }
}

/** Loses the machine of a portal that writes 20 rows a second, and measures how many seconds of writes are lost with it. */
export const restoreLoss: StandaloneScenario = {
  unit: 'lost machines',
  size: 5,
  async runStandalone(size, progress) {
    const losses: number[] = [];
    for (let i = 0; i < size; i += 1) {
      const folder = await mkdtemp(join(tmpdir(), 'aarambh-loss-'));
      // When started as root, PostgreSQL runs as another user, which needs access to the folder.
      await chmod(folder, 0o755);
      const [dataDir, backupDir, target] = ['data', 'backup', 'restored'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ];
      try {
        const written = await writeAndKill(dataDir, backupDir);
        await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
        const store = await openBackupStore({ place: { folder: backupDir }, key: KEY, days: 14 });
        await restoreBackup({ dataDir: target, s3: undefined }, store, restoredFeatures);
        losses.push(await measureLoss(target, written));
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
      }
      progress(i + 1);
    }
    const most = Math.max(...losses);
    return [
      {
        what: 'most seconds of acknowledged writes that were lost',
        value: `${most.toFixed(1)} s (${losses.map((loss) => loss.toFixed(1)).join(', ')})`,
        limit: `${MAX_LOSS_SECONDS} s`,
        pass: most <= MAX_LOSS_SECONDS,
      },
    ];
  },
};
