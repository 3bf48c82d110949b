import type { BackupStore } from '../store/backup-store.ts';
import { matchLines } from './match-lines.ts';
import { type SortedLines, sortLines } from './sort-lines.ts';
import { listBackedUpFiles } from './sync-files.ts';

/** How the files that rows name compare with those in the backup. */
export interface FileComparison {
  named: number;
  missing: number;
  firstMissing: string | undefined;
  /** Keys of files in the backup that rows name, drawn at random. */
  sample: string[];
}

/**
 * Compares the files that rows name with those in the backup.
 * @param keys that rows name, more than fit into memory
 * @param folder of temporary files
 */
export async function findMissingFiles(
  store: BackupStore,
  keys: AsyncIterable<string>,
  folder: string,
  sampleSize: number,
): Promise<FileComparison> {
  const result: FileComparison = { named: 0, missing: 0, firstMissing: undefined, sample: [] };
  const sorted: SortedLines[] = [];
  try {
    sorted.push(await sortLines(keys, folder), await sortLines(listBackedUpFiles(store), folder));
    for await (const { key, found } of matchLines(...sorted.map((each) => each.read()))) {
      const [rows = [], inBackup = []] = found;
      if (rows.length === 0) continue;
      result.named += 1;
      if (inBackup.length === 0) {
        result.missing += 1;
        result.firstMissing ??= key;
        continue;
      }
      // Reservoir sampling: every file has the same chance.
      const place = Math.floor(Math.random() * (result.named - result.missing));
      if (result.sample.length < sampleSize) result.sample.push(key);
      else if (place < sampleSize) result.sample[place] = key;
    }
    return result;
  } finally {
    for (const each of sorted) await each.remove();
  }
}
