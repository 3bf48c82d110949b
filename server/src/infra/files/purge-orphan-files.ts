import type { AppContext } from '../../app-context.ts';
import type { Db } from '../database/connect.ts';

/** A feature that stores private files of one kind. */
export interface FileOwner {
  kind: string;
  /** The column that holds the keys, such as `resumes.file_key`. */
  column: `${string}.${string}`;
  /** Which of the keys have a row. */
  listKnownKeys(db: Db, keys: string[]): Promise<Set<string>>;
}

/** Younger files are left alone: an upload in progress has its file before its row. */
const MIN_AGE_MS = 60 * 60_000;
const BATCH_SIZE = 500;

async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    if (batch.push(key) < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Removes orphan files: those without a row, left behind by a crash between storing the file and writing the row. */
export async function purgeOrphanFiles(
  { db, files, clock, log }: AppContext,
  owners: readonly Omit<FileOwner, 'column'>[],
): Promise<void> {
  const before = clock.now().getTime() - MIN_AGE_MS;
  for (const { kind, listKnownKeys } of owners) {
    let removed = 0;
    for await (const batch of inBatches(files.list(kind))) {
      const known = await listKnownKeys(db, batch);
      for (const key of batch) {
        if (known.has(key)) continue;
        const changedAt = await files.changedAt(key);
        if (!changedAt || changedAt.getTime() > before) continue;
        await files.remove(key);
        removed += 1;
      }
    }
    if (removed > 0) log.info({ kind, removed }, 'removed orphan files');
  }
}
