import { copyFile, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './file-store.ts';
import { listFolder } from './list-folder.ts';

/** Flushes a file to the disk, so that a committed row never outlives its file after a power failure. */
async function flushToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.datasync().finally(() => file.close());
}

/** A file store in a local folder, created when missing. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));

  return {
    async put(key, path) {
      const target = join(folder, key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        // copyFile reports ENOSPC and copies without passing the bytes through this process.
        await copyFile(path, target);
        await flushToDisk(target);
      } catch (error) {
        await disk.delete(key).catch(() => undefined);
        throw error;
      }
    },
    async read(key) {
      // The stream of a missing file would fail only after the reply has started.
      return (await disk.exists(key)) ? disk.getStream(key) : undefined;
    },
    remove: (key) => disk.delete(key),
    list: (kind) => listFolder(folder, kind),
    async changedAt(key) {
      return (await disk.exists(key)) ? (await disk.getMetaData(key)).lastModified : undefined;
    },
  };
}
