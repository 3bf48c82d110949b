import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { DAY_MS, systemClock } from '../../lib/clock.ts';
import { isProcessAlive } from '../../lib/is-process-alive.ts';
import { spoolFile } from '../backup/private-files/file-spool.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

/**
 * Private files of members, such as resumes and avatars: read only through an authorised route. Keys are generated here,
 * never taken from a client.
 */
export interface PrivateFiles extends Omit<FileStore, 'put'> {
  /** Folder for uploads in progress; one per process. */
  temporaryFolder: string;
  /**
   * Stores a complete temporary file and returns its key, such as `resumes/0b9c….pdf`. The temporary file is left in place.
   * @throws ENOSPC when the disk is full, {CallError} unavailable when the store does not respond
   */
  store(kind: string, extension: string, temporaryPath: string): Promise<string>;
}

/** Several machines may share DATA_DIR, and process ids repeat among them. */
const folderNameOf = (pid: number): string => `${pid}@${hostname()}`;

/** Removes files last written before a time. The folder stays: its process may be alive on another machine. */
async function removeOldFiles(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < before) await rm(path, { force: true });
  }
}

/** Removes unfinished uploads of processes that have ended. Files of a running server are left alone. */
async function removeLeftovers(folder: string): Promise<void> {
  const now = systemClock.now().getTime();
  // A container restarted by its supervisor has the name and the process id of the one that was killed.
  const startedAt = now - process.uptime() * 1_000;
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number.parseInt(name, 10);
    const path = join(folder, name);
    // Another process may remove the same files at the same time.
    if (name !== folderNameOf(pid)) await removeOldFiles(path, now - DAY_MS).catch(() => undefined);
    else if (pid === process.pid) await removeOldFiles(path, startedAt).catch(() => undefined);
    else if (!isProcessAlive(pid)) await rm(path, { recursive: true, force: true });
  }
}

/** Opens the store of S3_ENDPOINT if set, else a folder in DATA_DIR. */
export async function openFileStore(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  temporaryFolder: string,
): Promise<FileStore> {
  // Imported only when needed: the S3 client takes memory.
  return s3
    ? (await import('../../integrations/s3/s3-store.ts')).openS3Store(s3, temporaryFolder)
    : await openFolderStore(join(dataDir, 'files'));
}

/**
 * Opens the private files: the store of S3_ENDPOINT if set, else a folder in DATA_DIR. With backups each
 * new file also goes into their spool, before its row is written.
 */
export async function openPrivateFiles({
  dataDir,
  s3,
  backup,
}: Pick<Config, 'dataDir' | 's3'> & Partial<Pick<Config, 'backup'>>): Promise<PrivateFiles> {
  const temporaryFolder = join(dataDir, 'tmp', folderNameOf(process.pid));
  await removeLeftovers(join(dataDir, 'tmp'));
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  const store = await openFileStore({ dataDir, s3 }, temporaryFolder);
  return {
    ...store,
    temporaryFolder,
    async store(kind, extension, temporaryPath) {
      const key = `${kind}/${randomUUID()}.${extension}`;
      await store.put(key, temporaryPath);
      if (backup) await spoolFile(dataDir, key, temporaryPath);
      return key;
    },
  };
}
