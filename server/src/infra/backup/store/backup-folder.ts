import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFolder } from '../../files/list-folder.ts';
import type { ObjectStore } from './object-store.ts';

const UNFINISHED = '.unfinished';

const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A folder as the place of backups. An object appears by a rename, complete and flushed to the disk. */
export function openBackupFolder(folder: string): ObjectStore {
  return {
    async write(key, content) {
      const target = join(folder, key);
      const unfinished = `${target}.${process.pid}${UNFINISHED}`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
        await file.close();
        await rename(unfinished, target);
        await flush(dirname(target));
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: (key) => readFile(join(folder, key)).catch(unlessMissing),
    remove: (key) => rm(join(folder, key), { force: true }),
    async *list(prefix) {
      for await (const key of listFolder(folder, prefix)) if (!key.endsWith(UNFINISHED)) yield key;
    },
  };
}
