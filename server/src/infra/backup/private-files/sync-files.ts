import { buffer } from 'node:stream/consumers';
import type { PrivateFiles } from '../../files/private-files.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { fileKeyOf } from './file-spool.ts';

const goneKeyOf = (key: string, noticedAt: Date): string => `gone/${noticedAt.getTime()}/${key}`;

/** Noted when all private files are encrypted with a key. */
const FILE_KEYS = 'file-keys';

const GONE_KEY = /^gone\/(\d+)\/(.+)$/;

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
  const fileKeys = await store.list(FILE_KEYS);
  const isReadable = fileKeys.includes(currentKey);
  const kept = new Set((await store.list('files')).map((key) => key.slice(fileKeyOf('').length)));
  const live = new Set((await Promise.all(kinds.map((kind) => files.list(kind)))).flat());
  for (const key of live) {
    if (kept.has(key) && isReadable) continue;
    signal?.throwIfAborted();
    const content = await files.read(key);
    // Deleted meanwhile.
    if (content) await store.put(fileKeyOf(key), await buffer(content));
  }
  if (!isReadable) {
    // The former key first: with it alone, files that were stored since cannot be opened.
    for (const former of fileKeys) await store.remove(former);
    await store.put(currentKey, Buffer.alloc(0));
  }
  const noted = new Map((await listDeletedFiles(store)).map((gone) => [gone.key, gone]));
  for (const key of kept) if (!live.has(key) && !noted.has(key)) await store.put(goneKeyOf(key, now), Buffer.alloc(0));
  // Restored: its file is needed again.
  for (const { key, note } of noted.values()) if (live.has(key)) await store.remove(note);
}

/** Files that the portal has deleted, and when that was noticed. */
async function listDeletedFiles(store: BackupStore): Promise<{ key: string; note: string; noticedAt: Date }[]> {
  return (await store.list('gone')).flatMap((note) => {
    const [, time, key] = GONE_KEY.exec(note) ?? [];
    return key ? [{ key, note, noticedAt: new Date(Number(time)) }] : [];
  });
}

/** Removes the files that were deleted before a time. */
export async function removeDeletedFiles(store: BackupStore, before: Date): Promise<number> {
  const gone = (await listDeletedFiles(store)).filter(({ noticedAt }) => noticedAt < before);
  for (const { key, note } of gone) {
    await store.remove(fileKeyOf(key));
    await store.remove(note);
  }
  return gone.length;
}
