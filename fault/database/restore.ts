import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Figure } from '../../bench/report.ts';
import { restoreBackup } from '../../server/src/infra/backup/restore/restore-backup.ts';
import { openBackupStore } from '../../server/src/infra/backup/store/backup-store.ts';
import { connect } from '../../server/src/infra/database/connect.ts';
import { startEmbeddedServer } from '../../server/src/infra/database/embedded/embedded-server.ts';
import { restoredFeatures } from '../../server/src/registry/restored-features.ts';
import { exactly, type StandaloneScenario } from '../scenario.ts';

/** A write that was acknowledged; times in ms since 1970. */
export interface Write {
  number: number;
  sentAt: number;
  acknowledgedAt: number;
}

/** What the portal under backup (restore-target-process.ts) tells. */
export type DrillMessage = Write | { backedUpAt: number } | { archivedAt: number };

const KEY = 'a key of at least thirty-two characters';
const SECONDS_PER_RESTORE = 2;

/** Starts the portal under backup (restore-target-process.ts). */
export function forkTarget(dataDir: string, backupDir: string, env: Record<string, string> = {}) {
  const child = fork(join(import.meta.dirname, 'restore-target-process.ts'), {
    execArgv: ['--no-deprecation'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      BACKUP_DIR: backupDir,
      BACKUP_KEY: KEY,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  return { child, exited: once(child, 'exit') };
}

/** Runs the portal for some seconds of archived writes and kills it with SIGKILL. */
async function writeAndKill(dataDir: string, backupDir: string, seconds: number) {
  const { child, exited } = forkTarget(dataDir, backupDir);
  const writes: Write[] = [];
  let [backedUpAt, archivedAt] = [Number.POSITIVE_INFINITY, 0];
  const isDone = new Promise<void>((done) => {
    child.on('message', (message: DrillMessage) => {
      if ('number' in message) writes.push(message);
      else if ('backedUpAt' in message) backedUpAt = message.backedUpAt;
      else archivedAt = message.archivedAt;
      if (archivedAt - backedUpAt >= seconds * 1_000) done();
    });
  });
  await Promise.race([isDone, exited]);
  child.kill('SIGKILL');
  await exited;
  if (archivedAt === 0) throw new Error('the portal exited before it had archived anything');
  return { writes, backedUpAt, archivedAt };
}

/** Counts what is missing from before a time, what is there from after it, and rows without their file. */
async function compare(dataDir: string, at: number, writes: Write[]) {
  const server = await startEmbeddedServer(dataDir, { disposable: true });
  const db = connect(server.url, 1);
  try {
    const numbers = await sql<{ key: string }>`select key from key_values where key like 'drill %'`.execute(db);
    const pictures = await sql<{ file_key: string }>`select file_key from pictures`.execute(db);
    const present = new Set(numbers.rows.map(({ key }) => Number(key.slice('drill '.length))));
    const files = await Promise.all(
      pictures.rows.map(({ file_key }) => stat(join(dataDir, 'files', file_key)).catch(() => undefined)),
    );
    return {
      // A commit within the millisecond may be later than its beginning.
      missing: writes.filter(({ number, acknowledgedAt }) => acknowledgedAt < at && !present.has(number)).length,
      future: writes.filter(({ number, sentAt }) => sentAt > at && present.has(number)).length,
      withoutFile: files.filter((file) => !file).length + (pictures.rows.length === 0 ? 1 : 0),
    };
  } finally {
    await db.destroy();
    await server.release();
  }
}

/**
 * Writes 20 rows a second, each with a file that replaces another, kills the portal, loses its data folder, and restores
 * the backup to random times. Each restore has all that was acknowledged before and nothing that was sent after it.
 */
export const restore: StandaloneScenario = {
  unit: 'restores',
  size: 50,
  async runStandalone(size, progress) {
    const folder = await mkdtemp(join(tmpdir(), 'aarambh-restore-'));
    // When started as root, PostgreSQL runs as another user, which needs access to the folder.
    await chmod(folder, 0o755);
    const [dataDir, backupDir] = [join(folder, 'data'), join(folder, 'backup')];
    const counts = { missing: 0, future: 0, withoutFile: 0 };
    let slowest = 0;
    try {
      const { writes, backedUpAt, archivedAt } = await writeAndKill(dataDir, backupDir, size * SECONDS_PER_RESTORE);
      // The machine is lost: its PostgreSQL ends with the portal, and nothing of its folder is used.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
      // Before the first write there is no row whose file could be compared.
      const from = Math.max(backedUpAt, Math.min(...writes.map(({ acknowledgedAt }) => acknowledgedAt)) + 1);
      const store = await openBackupStore({ place: { folder: backupDir }, key: KEY, days: 14 });
      for (let i = 0; i < size; i += 1) {
        const at = from + Math.floor(Math.random() * (archivedAt - from));
        const target = join(folder, `restored-${i}`);
        const since = performance.now();
        await restoreBackup({ dataDir: target, s3: undefined }, store, restoredFeatures, { at: new Date(at) });
        slowest = Math.max(slowest, performance.now() - since);
        const found = await compare(target, at, writes);
        for (const name of ['missing', 'future', 'withoutFile'] as const) counts[name] += found[name];
        await rm(target, { recursive: true, force: true, maxRetries: 20 });
        progress(i + 1);
      }
      return [
        exactly('acknowledged writes from before the time that are missing', counts.missing, 0),
        exactly('writes from after the time that are present', counts.future, 0),
        exactly('rows without their file', counts.withoutFile, 0),
        ...figuresOf(writes.length, (archivedAt - backedUpAt) / 1_000, slowest),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
    }
  },
};

const figuresOf = (writes: number, seconds: number, slowestMs: number): Figure[] => [
  { what: 'writes', value: `${writes} in ${seconds.toFixed(0)} s`, limit: '' },
  { what: 'slowest restore', value: `${(slowestMs / 1_000).toFixed(1)} s`, limit: '' },
];
