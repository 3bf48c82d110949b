import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { DAY_MS, systemClock } from '../../lib/clock.ts';
import { isProcessAlive } from '../../lib/is-process-alive.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

/** Files of people, private by default: read only through an authorised route. Keys are made here, never by a client. */
export interface PrivateFiles extends Omit<FileStore, 'put'> {
  /** A folder for files that are still arriving; one folder a process. */
  temporaryFolder: string;
  /**
   * Stores a finished temporary file for good and answers its key, such as `resumes/0b9c….pdf`. The temporary file stays.
   * @throws ENOSPC when the disk is full, {CallError} unavailable when the store does not answer
   */
  keep(kind: string, extension: string, temporaryPath: string): Promise<string>;
}

/** Several machines may share DATA_DIR, and each has processes of the same number. */
const ofThisMachine = (pid: number): string => `${pid}@${hostname()}`;

/** Removes files too old to be still arriving. Not their folder: its process may be alive on another machine. */
async function removeOldFiles(folder: string): Promise<void> {
  const before = systemClock.now().getTime() - DAY_MS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < before) await rm(path, { force: true });
  }
}

/** Removes what uploads of processes that are gone left behind; a command beside a running server touches nothing of it. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number.parseInt(name, 10);
    const path = join(folder, name);
    // What another does at the same moment is none of our concern.
    if (name !== ofThisMachine(pid)) await removeOldFiles(path).catch(() => undefined);
    else if (!isProcessAlive(pid)) await rm(path, { recursive: true, force: true });
  }
}

/** Opens the private files: a folder in DATA_DIR, or the store of S3_ENDPOINT. */
export async function openPrivateFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<PrivateFiles> {
  const temporaryFolder = join(dataDir, 'tmp', ofThisMachine(process.pid));
  await removeLeftovers(join(dataDir, 'tmp'));
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  // The client of a store takes memory that a folder does not need.
  const store = s3
    ? (await import('../../integrations/s3/s3-store.ts')).openS3Store(s3, temporaryFolder)
    : await openFolderStore(join(dataDir, 'files'));
  return {
    ...store,
    temporaryFolder,
    async keep(kind, extension, temporaryPath) {
      const key = `${kind}/${randomUUID()}.${extension}`;
      await store.put(key, temporaryPath);
      return key;
    },
  };
}
