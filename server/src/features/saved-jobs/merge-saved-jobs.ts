import { MAX_SAVED_JOBS, SAVED_NOTE_MAX } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import {
  insertSavedJobs,
  listPublicIds,
  listSavedJobRows,
  type SavedJobRow,
  updateSavedJob,
} from './saved-jobs.queries.ts';

/** Both notes of a job, when they differ and fit; otherwise the account's. */
function mergeNotes(own: string, other: string): string {
  if (!own || !other || own.includes(other)) return own || other;
  const both = `${own}\n${other}`;
  return both.length > SAVED_NOTE_MAX ? own : both;
}

/**
 * Takes over the jobs that a visitor saved in a browser. Jobs that the account has keep their time, and get the note of the
 * browser too. Of new ones the last saved are taken, up to the limit of an account; the reply to the client lists what is
 * saved, so that a browser knows which ones to keep.
 */
export async function mergeSavedJobs(
  { db, clock }: AppContext,
  accountId: number,
  given: readonly SavedJobRow[],
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockSignedInAccount(tx, accountId);
    const saved = new Map((await listSavedJobRows(tx, accountId)).map((row) => [row.vacancyId, row]));
    const ids = given.map(({ vacancyId }) => vacancyId);
    const known = new Set(await listPublicIds(tx, ids, now));
    const added = new Map<number, SavedJobRow>();
    for (const job of given) {
      const own = saved.get(job.vacancyId);
      const note = own && mergeNotes(own.note, job.note);
      if (own && note !== own.note) await updateSavedJob(tx, accountId, job.vacancyId, note);
      // The clock of a phone may be ahead.
      const savedAt = new Date(Math.min(job.savedAt.getTime(), now.getTime()));
      if (!own && known.has(job.vacancyId)) added.set(job.vacancyId, { ...job, savedAt });
    }
    const lastFirst = [...added.values()].sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
    await insertSavedJobs(tx, accountId, lastFirst.slice(0, Math.max(0, MAX_SAVED_JOBS - saved.size)));
  });
}
