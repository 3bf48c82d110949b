import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { isAlive } from '../is-alive.ts';

/** Files of people, private by default: read only through an authorised route. Keys are made here, never by a client. */
export interface PrivateFiles {
  /** A folder for files that are still arriving; one folder a process. */
  temporaryFolder: string;
  /** Stores a finished temporary file for good and answers its key, such as `resumes/0b9c….pdf`. The temporary file stays. */
  keep(kind: string, extension: string, temporaryPath: string): Promise<string>;
  /** The bytes of a stored file. Rejects when there is none. */
  read(key: string): Promise<Readable>;
  /** Removes a stored file; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Keys of all stored files of a kind, for the sweep of files without a row. */
  list(kind: string): Promise<string[]>;
  /** When a stored file was last written; nothing when there is none. */
  changedAt(key: string): Promise<Date | undefined>;
}

/** Removes what uploads of processes that are gone left behind; a command beside a running server touches nothing of it. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!isAlive(Number(name))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether a copy of a file fits on a folder's disk. A full disk breaks a stream off with an error that does not say so. */
async function hasRoomFor(path: string, folder: string): Promise<boolean> {
  const [{ size }, { bavail, bsize }] = await Promise.all([stat(path), statfs(folder)]);
  return bavail * bsize > size;
}

/** Keeps private files in a folder. */
export async function openPrivateFiles(dataDir: string): Promise<PrivateFiles> {
  const root = join(dataDir, 'files');
  const temporaryFolder = join(dataDir, 'tmp', String(process.pid));
  await removeLeftovers(join(dataDir, 'tmp'));
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  await mkdir(root, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));

  return {
    temporaryFolder,
    async keep(kind, extension, temporaryPath) {
      const key = `${kind}/${randomUUID()}.${extension}`;
      try {
        await disk.putStream(key, createReadStream(temporaryPath));
      } catch (cause) {
        await disk.delete(key).catch(() => undefined);
        if (!(await hasRoomFor(temporaryPath, root)))
          throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
        // The disk's own error says why; the wrapper around it only where.
        throw (cause as Error).cause ?? cause;
      }
      return key;
    },
    async read(key) {
      // A stream of a file that is not there would fail only after the reply has begun.
      await disk.getMetaData(key);
      return disk.getStream(key);
    },
    remove: (key) => disk.delete(key),
    async list(kind) {
      const keys: string[] = [];
      if (!(await disk.exists(kind).catch(() => false)))
        await mkdir(join(root, kind), { recursive: true, mode: 0o700 });
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(kind, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
        for (const item of page.objects) if (item.isFile) keys.push(item.key);
        paginationToken = page.paginationToken;
      } while (paginationToken);
      return keys;
    },
    async changedAt(key) {
      return (await disk.exists(key)) ? (await disk.getMetaData(key)).lastModified : undefined;
    },
  };
}
