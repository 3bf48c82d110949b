import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { walSpoolOf } from '../database/embedded/wal-spool.ts';
import type { BackupStore } from './backup-store.ts';
import { isSegmentName, segmentKey } from './wal-segments.ts';

/**
 * Id of the series of segments that this database writes, created on first use beside its data. A restored database has
 * none and so begins a series of its own: its segments never mix with those of the database that it is a copy of.
 */
export async function openArchiveId(home: string): Promise<string> {
  const path = join(home, 'archive-id');
  const id = randomUUID();
  await writeFile(path, id, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(path, 'utf8')).trim();
}

/** Names of the segments that wait in the spool, oldest first. */
export const listSpooledSegments = async (home: string): Promise<string[]> =>
  (await readdir(walSpoolOf(home)).catch(() => [])).filter(isSegmentName).sort();

/** Removes labels of base backups and histories of timelines, which no restore needs: an archive has one timeline. */
async function removeOtherFiles(home: string): Promise<void> {
  const names = await readdir(walSpoolOf(home)).catch(() => []);
  for (const name of names.filter((each) => /\.(backup|history)$/.test(each)))
    await rm(join(walSpoolOf(home), name), { force: true });
}

/**
 * Moves segments from the spool to the store. A segment is stored before it is removed from the spool.
 * @returns when the newest of them was complete
 */
export async function archiveSegments(store: BackupStore, home: string, names: string[]): Promise<Date | undefined> {
  const archiveId = await openArchiveId(home);
  await removeOtherFiles(home);
  let newest: Date | undefined;
  for (const name of names) {
    const path = join(walSpoolOf(home), name);
    const found = await stat(path).catch(() => undefined);
    // A command that runs beside the server has archived it.
    if (!found) continue;
    const content = await readFile(path).catch(() => undefined);
    if (!content) continue;
    await store.put(segmentKey(archiveId, name, found.mtime), content);
    await rm(path, { force: true });
    newest = found.mtime;
  }
  return newest;
}
