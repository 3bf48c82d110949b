import { createReadStream } from 'node:fs';
import { mkdir, stat, statfs } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './file-store.ts';
import { listKeys } from './list-keys.ts';

/** Whether a copy of a file fits on a folder's disk. A full disk breaks a stream off with an error that does not say so. */
async function hasRoomFor(path: string, folder: string): Promise<boolean> {
  const [{ size }, { bavail, bsize }] = await Promise.all([stat(path), statfs(folder)]);
  return bavail * bsize > size;
}

/** Keeps files in a folder of this machine. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));

  return {
    async put(key, path) {
      try {
        await disk.putStream(key, createReadStream(path));
      } catch (cause) {
        await disk.delete(key).catch(() => undefined);
        if (!(await hasRoomFor(path, folder))) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
        // The disk's own error says why; the wrapper around it only where.
        throw (cause as Error).cause ?? cause;
      }
    },
    async read(key) {
      // A stream of a file that is not there would fail only after the reply has begun.
      return (await disk.exists(key)) ? disk.getStream(key) : undefined;
    },
    remove: (key) => disk.delete(key),
    list: (kind) => listKeys(disk, kind),
    async changedAt(key) {
      return (await disk.exists(key)) ? (await disk.getMetaData(key)).lastModified : undefined;
    },
  };
}
