import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { listNewestLiveCards } from '../vacancies/index.ts';
import { insertSavedJobs } from './saved-jobs.queries.ts';

const NOTES = ['Ask about the shift before applying', '', 'Close to the metro'];

/** Creates some saved jobs of a demo account, saved on different days. */
export async function createDemoSavedJobs({ db, clock }: AppContext, accountId: number): Promise<void> {
  const now = clock.now();
  const jobs = await listNewestLiveCards(db, now, { limit: NOTES.length, exceptAppliedBy: accountId });
  const rows = jobs.map(({ vacancyID }, at) => ({
    vacancyId: vacancyID,
    savedAt: new Date(now.getTime() - at * DAY_MS),
    note: NOTES[at] ?? '',
  }));
  await insertSavedJobs(db, accountId, rows);
}
