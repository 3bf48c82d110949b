import { copyFile, link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupStore } from '../store/backup-store.ts';

/** Folder with the private files that are not backed up yet. */
const spoolOf = (dataDir: string): string => join(dataDir, 'backup', 'files');

const UNFINISHED = '.unfinished';
/** Replaces the slash of a key in the name of a file. */
const SEPARATOR = '~';

export const fileKeyOf = (key: string): string => `files/${key}`;

/**
 * Puts a new private file into the spool before its row is written: a row in the archived WAL always has its file in the
 * backup, even if the portal has deleted it meanwhile.
 * @param path a temporary file on the same disk, which is no longer changed
 */
export async function spoolFile(dataDir: string, key: string, path: string): Promise<void> {
  const spool = spoolOf(dataDir);
  await mkdir(spool, { recursive: true, mode: 0o700 });
  const target = join(spool, key.replaceAll('/', SEPARATOR));
  const unfinished = `${target}${UNFINISHED}`;
  // Not every file system has hard links.
  await link(path, unfinished).catch(() => copyFile(path, unfinished));
  const file = await open(unfinished, 'r');
  await file.sync().finally(() => file.close());
  await rename(unfinished, target);
}

/** Names of the files that wait in the spool. */
export const listSpooledFiles = async (dataDir: string): Promise<string[]> =>
  (await readdir(spoolOf(dataDir)).catch(() => [])).filter((name) => !name.endsWith(UNFINISHED));

/** Moves files from the spool to the store. A file is stored before it is removed from the spool. */
export async function archiveFiles(store: BackupStore, dataDir: string, names: string[]): Promise<void> {
  for (const name of names) {
    const path = join(spoolOf(dataDir), name);
    const content = await readFile(path).catch(() => undefined);
    if (!content) continue;
    await store.put(fileKeyOf(name.replaceAll(SEPARATOR, '/')), content);
    await rm(path, { force: true });
  }
}
