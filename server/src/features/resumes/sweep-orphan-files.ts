import type { Platform } from '../../platform/platform.ts';
import { listKnownKeys } from './resumes.queries.ts';
import { RESUME_FILES } from './save-resume.ts';

/** An upload under way has its file before its row; none takes as long as this. */
const SPARED_MS = 60 * 60_000;
const BATCH = 500;

/** Removes resume files that no row points at: what a crash between file and row left behind. */
export async function sweepOrphanFiles({ db, files, clock, log }: Platform): Promise<void> {
  const keys = await files.list(RESUME_FILES);
  const before = clock.now().getTime() - SPARED_MS;
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
  if (removed > 0) log.info({ removed }, 'resume files without a row were removed');
}
