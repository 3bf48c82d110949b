import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../files/file-store.ts';
import { UnreadableObjectError } from '../backup-error.ts';
import { fileKeyOf } from '../private-files/file-spool.ts';
import { matchLines } from '../private-files/match-lines.ts';
import { sortLines } from '../private-files/sort-lines.ts';
import type { BackupStore } from '../store/backup-store.ts';

/** Files that are fetched and written at the same time: each waits for the place of backups and for the disk. */
const CONCURRENCY = 8;

/** Result of restoring the private files. */
export interface RestoredFiles {
  /** Files that were written, and their size. */
  restored: number;
  bytes: number;
  /** Files that were there already. */
  present: number;
  /** Rows whose file the backup lacks or cannot open, and the key of one of them. */
  missing: number;
  firstMissing: string | undefined;
}

/**
 * Writes the files that rows name, unless they are there. A file that cannot be opened does not stop the others.
 * @param keys of the files, more than fit into memory; one may be named several times
 * @param folder of temporary files
 */
export async function restoreFiles(
  store: BackupStore,
  files: FileStore,
  folder: string,
  keys: AsyncIterable<string>,
): Promise<RestoredFiles> {
  const report: RestoredFiles = { restored: 0, bytes: 0, present: 0, missing: 0, firstMissing: undefined };
  const sorted = await sortLines(keys, folder);
  const waiting = matchLines(sorted.read());
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, i) => restoreWaiting(join(folder, `file-${i}`))));
  } finally {
    await sorted.remove();
  }
  return report;

  async function restoreWaiting(temporaryFile: string): Promise<void> {
    for await (const { key } of waiting) {
      if (await files.changedAt(key)) report.present += 1;
      else if (!(await isRestored(key, temporaryFile))) {
        report.missing += 1;
        report.firstMissing ??= key;
      }
    }
  }

  async function isRestored(key: string, temporaryFile: string): Promise<boolean> {
    try {
      const content = await store.get(fileKeyOf(key));
      await writeFile(temporaryFile, content, { mode: 0o600 });
      await files.put(key, temporaryFile);
      report.restored += 1;
      report.bytes += content.length;
      return true;
    } catch (error) {
      if (error instanceof UnreadableObjectError) return false;
      throw error;
    }
  }
}
