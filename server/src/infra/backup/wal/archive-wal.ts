import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { walSpoolOf } from '../../database/embedded/wal-spool.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { openArchive } from './archive-id.ts';
import { requireSegmentOf } from './wal-header.ts';
import { isSegmentName, segmentKey } from './wal-segments.ts';

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
 * Moves segments from the spool to the store. A segment is stored before it is removed from the spool; one that is stored
 * again, as the first attempt seemed to fail, has the same key and content.
 * @returns the time up to which the newest of them covers what was acknowledged
 * @throws {BackupError} when one is not of this database
 */
export async function archiveSegments(store: BackupStore, home: string, names: string[]): Promise<Date | undefined> {
  const archive = await openArchive(home, store.keyId);
  await removeOtherFiles(home);
  let newest: Date | undefined;
  for (const name of names) {
    const path = join(walSpoolOf(home), name);
    const found = await stat(path).catch(() => undefined);
    // A command that runs at the same time as the server has archived it.
    if (!found) continue;
    const content = await readFile(path).catch(() => undefined);
    if (!content) continue;
    requireSegmentOf(content, name, archive.systemId);
    await store.put(segmentKey(archive.id, name, found.mtime), content);
    await rm(path, { force: true });
    newest = found.mtime;
  }
  return newest;
}
