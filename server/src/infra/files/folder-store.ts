import { copyFile, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './file-store.ts';
import { listKeys } from './list-keys.ts';

/** Waits until the disk itself holds a file: a row that names it must not outlive it when the power fails. */
async function reachDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.datasync().finally(() => file.close());
}

/** Keeps files in a folder of this machine. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));

  return {
    async put(key, path) {
      const place = join(folder, key);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      try {
        // A copy by the system says why it failed, a full disk too, and passes no byte through this process.
        await copyFile(path, place);
        await reachDisk(place);
      } catch (error) {
        await disk.delete(key).catch(() => undefined);
        throw error;
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
