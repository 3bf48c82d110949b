import type { ApplicationStatus } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { DAY_MS, MovableClock } from '../../lib/clock.ts';
import { closeVacancy } from '../vacancies/index.ts';
import { insertStep, lockApplicationFor, markApplicantsTold, updateStatus } from './life/life.queries.ts';

type Happening = [daysAgo: number, status: ApplicationStatus, note?: string];

/** What became of some applications, by their place in the order of applying; the first was interviewed before. */
const stories: Record<number, Happening[]> = {
  0: [[3, 'Not selected', 'Thank you for coming. The place went to somebody who knows our trade.']],
  4: [
    [1.5, 'Viewed'],
    [0.5, 'Shortlisted', 'Your experience fits. We will call you to agree on a time.'],
  ],
  6: [
    [13, 'Viewed'],
    [8, 'Closed'],
  ],
  7: [[11, 'Withdrawn']],
  8: [[10, 'Viewed']],
};

/**
 * Gives some of an account's applications a past, each another. Nobody is written to.
 * @param vacancyIds what they are for, in the order of applying
 */
export async function makeDemoTimelines(context: AppContext, accountId: number, vacancyIds: number[]): Promise<void> {
  const { db, clock } = context;
  for (const [place, story] of Object.entries(stories)) {
    const vacancyId = vacancyIds[Number(place)];
    if (!vacancyId) continue;
    for (const [daysAgo, status, note = ''] of story) {
      const at = new Date(clock.now().getTime() - daysAgo * DAY_MS);
      if (status === 'Closed')
        await closeVacancy({ ...context, clock: new MovableClock(at) }, vacancyId, {
          cause: 'position filled',
          actor: 'system',
        });
      await db.transaction().execute(async (tx) => {
        const application = await lockApplicationFor(tx, accountId, vacancyId);
        if (!application) return;
        const step = { applicationId: application.applicationId, status, note, at, actor: 'demo data' };
        await updateStatus(tx, step);
        await insertStep(tx, step);
        if (status === 'Closed') await markApplicantsTold(tx, [vacancyId], at);
      });
    }
  }
}
