import type { AppContext } from '../../../app-context.ts';
import {
  claimEndedVacancies,
  lockApplicationsForVacancies,
  markApplicantsNotified,
} from './application-status.queries.ts';
import { statusesBefore } from './application-status.ts';
import { changeApplicationStatus } from './change-application-status.ts';

/** Maximum vacancies, and maximum applications, per transaction. */
const BATCH_SIZE = 200;

/**
 * Closes the open applications for vacancies that have ended and notifies the applicants; those of a fraud are warned by
 * `warnOfFraud` instead. Withdrawn and decided applications stay as they are. Claim, status change and mail are one
 * transaction, so each applicant is notified once.
 */
export async function closeApplications({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  for (let more = true; more; ) {
    more = await db.transaction().execute(async (tx) => {
      const vacancyIds = await claimEndedVacancies(tx, now, BATCH_SIZE);
      const open = await lockApplicationsForVacancies(tx, vacancyIds, statusesBefore('Closed'), BATCH_SIZE);
      for (const applicationId of open)
        await changeApplicationStatus(tx, { applicationId, status: 'Closed', note: '', at: now, actor: 'system' });
      if (open.length === BATCH_SIZE) return true;
      await markApplicantsNotified(tx, vacancyIds, now);
      return vacancyIds.length === BATCH_SIZE;
    });
  }
}
