import type { AppContext } from '../../app-context.ts';
import type { Db } from '../database/connect.ts';

/** A finished temporary file to store. */
interface FileToStore {
  /** First part of the key, such as `resumes`. */
  kind: string;
  extension: string;
  path: string;
}

/**
 * Stores a file together with its database row. The file is stored first, so that a row never lacks its file; then
 * `writeRow` runs in one transaction. When the transaction fails, the file is removed again. After a crash in between,
 * the purge of orphan files removes it (purge-orphan-files.ts).
 * @param writeRow writes the row of the given file key; `unusedKeys` are files that no row needs once it has committed
 * @throws whatever `writeRow` or the file store throws
 */
export async function storeFileWithRow<T>(
  { db, files, log }: Pick<AppContext, 'db' | 'files' | 'log'>,
  { kind, extension, path }: FileToStore,
  writeRow: (transaction: Db, fileKey: string) => Promise<{ result: T; unusedKeys?: string[] }>,
): Promise<T> {
  const fileKey = await files.store(kind, extension, path);
  let written: Awaited<ReturnType<typeof writeRow>>;
  try {
    written = await db.transaction().execute((transaction) => writeRow(transaction, fileKey));
  } catch (error) {
    await files.remove(fileKey).catch(() => log.warn({ kind }, 'could not remove a file whose row was not written'));
    throw error;
  }
  // Only after the commit is it certain that no row needs them. What cannot be removed now is purged later.
  const removals = await Promise.allSettled((written.unusedKeys ?? []).map((key) => files.remove(key)));
  if (removals.some(({ status }) => status === 'rejected')) log.warn({ kind }, 'could not remove a replaced file');
  return written.result;
}
