import { buffer } from 'node:stream/consumers';
import type { PrivateFiles } from '../../files/private-files.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { fileKeyOf } from './file-spool.ts';
import { matchLines, SEPARATOR } from './match-lines.ts';
import { type SortedLines, sortLines } from './sort-lines.ts';

const goneKeyOf = (key: string, noticedAt: Date): string => `gone/${noticedAt.getTime()}/${key}`;

/** Noted when all private files are encrypted with a key. */
const FILE_KEYS = 'file-keys';

const GONE_KEY = /^gone\/(\d+)\/(.+)$/;

/** Keys of the private files in the backup. */
export async function* listBackedUpFiles(store: BackupStore): AsyncGenerator<string> {
  const prefix = fileKeyOf('');
  for await (const key of store.list('files')) yield key.slice(prefix.length);
}

async function* listLiveFiles(files: PrivateFiles, kinds: readonly string[]): AsyncGenerator<string> {
  for (const kind of kinds) yield* files.list(kind);
}

/** Lines with the key of a deleted file and that of the note about it. */
async function* listNotes(store: BackupStore): AsyncGenerator<string> {
  for await (const { key, note } of listDeletedFiles(store)) yield `${key}${SEPARATOR}${note}`;
}

/**
 * Stores all private files that the backup lacks, such as those from before it was switched on, or has with another key
 * only, and notes those that the portal has deleted: the retention removes them when no restore can need them.
 */
export async function syncFiles(
  store: BackupStore,
  files: PrivateFiles,
  kinds: readonly string[],
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const currentKey = `${FILE_KEYS}/${store.keyId}`;
  const fileKeys = await Array.fromAsync(store.list(FILE_KEYS));
  const isReadable = fileKeys.includes(currentKey);
  const sorted: SortedLines[] = [];
  const sort = async (lines: AsyncIterable<string>) => {
    const result = await sortLines(lines, files.temporaryFolder);
    sorted.push(result);
    return result.read();
  };
  try {
    // First those in the backup: a file that is stored meanwhile was not deleted.
    const kept = await sort(listBackedUpFiles(store));
    const live = await sort(listLiveFiles(files, kinds));
    const noted = await sort(listNotes(store));
    for await (const { key, found } of matchLines(kept, live, noted)) {
      signal?.throwIfAborted();
      const [inBackup = [], inPortal = [], notes = []] = found;
      if (inPortal.length === 0) {
        if (inBackup.length > 0 && notes.length === 0) await store.put(goneKeyOf(key, now), Buffer.alloc(0));
        continue;
      }
      // Restored: its file is needed again.
      for (const note of notes) await store.remove(note.slice(key.length + SEPARATOR.length));
      if (inBackup.length > 0 && isReadable) continue;
      const content = await files.read(key);
      // Deleted meanwhile.
      if (content) await store.put(fileKeyOf(key), await buffer(content));
    }
  } finally {
    for (const each of sorted) await each.remove();
  }
  if (isReadable) return;
  // The former key first: with it alone, files that were stored since cannot be opened.
  for (const former of fileKeys) await store.remove(former);
  await store.put(currentKey, Buffer.alloc(0));
}

/** Files that the portal has deleted, and when that was noticed. */
async function* listDeletedFiles(store: BackupStore): AsyncGenerator<{ key: string; note: string; noticedAt: Date }> {
  for await (const note of store.list('gone')) {
    const [, time, key] = GONE_KEY.exec(note) ?? [];
    if (key) yield { key, note, noticedAt: new Date(Number(time)) };
  }
}

/** Removes the files that were deleted before a time. */
export async function removeDeletedFiles(store: BackupStore, before: Date): Promise<number> {
  let removed = 0;
  for await (const { key, note, noticedAt } of listDeletedFiles(store)) {
    if (noticedAt >= before) continue;
    await store.remove(fileKeyOf(key));
    await store.remove(note);
    removed += 1;
  }
  return removed;
}
