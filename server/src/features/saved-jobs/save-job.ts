import { MAX_SAVED_JOBS, TOO_MANY_SAVED_JOBS } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import { findLiveVacancy } from '../vacancies/index.ts';
import { insertSavedJobs, listSavedJobRows, updateSavedJob } from './saved-jobs.queries.ts';

/**
 * Saves a live vacancy, or changes the note of a saved one, which may have ended. Without `note` the note stays.
 * @throws {CallError} not_found when the vacancy is neither saved nor live; conflict at the limit of an account
 */
export async function saveJob(
  { db, clock }: AppContext,
  accountId: number,
  { vacancyId, note }: { vacancyId: number; note: string | undefined },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Requests of one account are serialised, so that together they do not exceed the limit.
    await lockSignedInAccount(tx, accountId);
    if (await updateSavedJob(tx, accountId, vacancyId, note)) return;
    if (!(await findLiveVacancy(tx, vacancyId, now))) {
      throw new CallError('not_found', 'This job is no longer available.');
    }
    if ((await listSavedJobRows(tx, accountId)).length >= MAX_SAVED_JOBS) {
      throw new CallError('conflict', TOO_MANY_SAVED_JOBS);
    }
    await insertSavedJobs(tx, accountId, [{ vacancyId, savedAt: now, note: note ?? '' }]);
  });
}
