import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { systemClock } from '../../lib/clock.ts';
import { connect } from '../database/connect.ts';
import { prepareServerFiles } from '../database/embedded/server-files.ts';
import { migrate } from '../database/migrate.ts';
import { type HeldWork, holdAfterRestore } from '../database/restore-hold.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/private-files.ts';
import type { FileOwner } from '../files/purge-orphan-files.ts';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { chooseBase, type RestorePoint } from './choose-base.ts';
import { fileKeyOf } from './file-spool.ts';
import { recoverDatabase } from './recover-database.ts';
import { listReferencedFiles } from './referenced-files.ts';

/** Folder of a restore in progress; one that was broken off is overwritten. */
const STAGING = 'restoring';

/** What a restore did. */
export interface RestoreReport {
  base: RestorePoint['base'];
  /** Files that were written, those that were there already, and rows whose file the backup lacks. */
  files: { restored: number; present: number; missing: string[] };
  held: HeldWork;
}

/** @throws {BackupError} when there is anything in the folder, or a database that belongs to it */
async function requireEmpty(dataDir: string): Promise<void> {
  const found = (await readdir(dataDir).catch(() => [])).filter((name) => name !== STAGING);
  const advice = 'move it away, or restore into an empty folder with --into FOLDER';
  const { home, data } = await prepareServerFiles(dataDir);
  if (await stat(data).catch(() => undefined))
    throw new BackupError(`There is a database in ${home}: end the server, then ${advice}.`);
  if (found.some((name) => name !== 'postgresql'))
    throw new BackupError(`The folder ${dataDir} is not empty: ${advice}.`);
}

/** Writes the files that rows name, unless they are there. */
async function restoreFiles(
  store: BackupStore,
  files: FileStore,
  temporaryFile: string,
  keys: string[],
): Promise<RestoreReport['files']> {
  const kept = new Set(await store.list('files'));
  const report: RestoreReport['files'] = { restored: 0, present: 0, missing: [] };
  for (const key of new Set(keys)) {
    if (await files.changedAt(key)) report.present += 1;
    else if (kept.has(fileKeyOf(key))) {
      await writeFile(temporaryFile, await store.get(fileKeyOf(key)), { mode: 0o600 });
      await files.put(key, temporaryFile);
      report.restored += 1;
    } else report.missing.push(key);
  }
  return report;
}

/**
 * Restores the database and the private files to a time, into a data folder without a database. All is prepared in a
 * folder of its own and renamed at the end: a restore that is broken off leaves no database that a server would start.
 * Queued messages and payments are held back.
 * @param options.at the latest time there is, when undefined
 * @throws {BackupError} when the folder is in use or the time is not available
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir' | 's3'>,
  store: BackupStore,
  owners: readonly FileOwner[],
  {
    at,
    onBase,
    onProgress,
  }: {
    at?: Date | undefined;
    onBase?: (point: RestorePoint) => void;
    onProgress?: (bytes: number) => void;
  } = {},
): Promise<RestoreReport> {
  const { dataDir } = config;
  await mkdir(dataDir, { recursive: true });
  await requireEmpty(dataDir);
  const point = await chooseBase(store, at);
  onBase?.(point);
  const staging = join(dataDir, STAGING);
  const server = await recoverDatabase(store, point, staging, { at, ...(onProgress && { onProgress }) });
  const db = connect(server.url, 2);
  let report: RestoreReport;
  try {
    await migrate(db);
    const held = await holdAfterRestore(db, systemClock.now());
    const files = await openFileStore(config, staging);
    const keys = await listReferencedFiles(db, owners);
    report = {
      base: point.base,
      files: await restoreFiles(store, files, join(staging, 'file'), keys),
      held,
    };
  } finally {
    await db.destroy();
    await server.release();
  }
  const [from, to] = [await prepareServerFiles(staging), await prepareServerFiles(dataDir)];
  await rename(from.passwordFile, to.passwordFile);
  await rename(from.data, to.data);
  for (const folder of new Set([from.home, staging])) await rm(folder, { recursive: true, force: true });
  return report;
}
