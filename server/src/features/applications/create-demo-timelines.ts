import type { ApplicationStatus } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { DAY_MS, MovableClock } from '../../lib/clock.ts';
import { closeVacancy } from '../vacancy-lifecycle/index.ts';
import {
  insertTimelineStep,
  lockApplicationFor,
  markApplicantsNotified,
  updateApplicationStatus,
} from './status/application-status.queries.ts';

type DemoStep = [daysAgo: number, status: ApplicationStatus, note?: string];

/** Steps of some applications, by their position in the order of applying; the first has had an interview before. */
const timelines: Record<number, DemoStep[]> = {
  0: [
    [3, 'Not selected', 'Thank you for coming. The position went to a candidate with more experience in our industry.'],
  ],
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
 * Creates timelines for some applications of a demo account, without sending mails.
 * @param vacancyIds their vacancies, in the order of applying
 */
export async function createDemoTimelines(context: AppContext, accountId: number, vacancyIds: number[]): Promise<void> {
  const { db, clock } = context;
  for (const [position, steps] of Object.entries(timelines)) {
    const vacancyId = vacancyIds[Number(position)];
    if (!vacancyId) continue;
    for (const [daysAgo, status, note = ''] of steps) {
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
        await updateApplicationStatus(tx, step);
        await insertTimelineStep(tx, step);
        if (status === 'Closed') await markApplicantsNotified(tx, [vacancyId], at);
      });
    }
  }
}
