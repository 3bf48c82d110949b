import type { AppContext } from '../../../app-context.ts';
import { statesBefore } from './application-life.ts';
import { claimEndedVacancies, lockApplicationsOf, markApplicantsTold } from './life.queries.ts';
import { takeStep } from './take-step.ts';

/** Vacancies, and applications for them, that are dealt with in one transaction. */
const BATCH = 200;

/**
 * Closes the applications for vacancies that have ended, and tells those who sent them, once. What was withdrawn or
 * decided before stays as it is. Claims, steps and mails go together, so nothing is told twice or never.
 */
export async function closeApplications({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  for (let more = true; more; ) {
    more = await db.transaction().execute(async (tx) => {
      const vacancyIds = await claimEndedVacancies(tx, BATCH);
      const open = await lockApplicationsOf(tx, vacancyIds, statesBefore('Closed'), BATCH);
      for (const applicationId of open)
        await takeStep(tx, { applicationId, status: 'Closed', note: '', at: now, actor: 'system' });
      if (open.length === BATCH) return true;
      await markApplicantsTold(tx, vacancyIds, now);
      return vacancyIds.length === BATCH;
    });
  }
}
