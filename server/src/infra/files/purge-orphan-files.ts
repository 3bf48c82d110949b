import type { AppContext } from '../../app-context.ts';
import type { Db } from '../database/connect.ts';

/** A feature that keeps private files: what kind, and which of them its rows still need. */
export interface FileHolder {
  kind: string;
  /** Which of the keys have a row. */
  listKnownKeys(db: Db, keys: string[]): Promise<Set<string>>;
}

/** An upload under way has its file before its row; none takes as long as this. */
const SPARED_MS = 60 * 60_000;
const BATCH = 500;

/** Removes files that no row points at: what a crash between file and row left behind. */
export async function sweepOrphanFiles(
  { db, files, clock, log }: AppContext,
  holders: readonly FileHolder[],
): Promise<void> {
  const before = clock.now().getTime() - SPARED_MS;
  for (const { kind, listKnownKeys } of holders) {
    const keys = await files.list(kind);
    let removed = 0;
    for (let i = 0; i < keys.length; i += BATCH) {
      const batch = keys.slice(i, i + BATCH);
      const known = await listKnownKeys(db, batch);
      for (const key of batch) {
        if (known.has(key)) continue;
        const changedAt = await files.changedAt(key);
        if (!changedAt || changedAt.getTime() > before) continue;
        await files.remove(key);
        removed += 1;
      }
    }
    if (removed > 0) log.info({ kind, removed }, 'files without a row were removed');
  }
}
