import { withdrawTexts } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findLiveVacancy } from '../../vacancies/index.ts';
import { statusOf } from '../staff/applicant-stage.ts';
import { findUnseenStep } from '../staff/move-applicants.queries.ts';
import { withdrawStep } from '../staff/unseen-step.ts';
import { lockApplication } from './application-status.queries.ts';
import { changeApplicationStatus } from './change-application-status.ts';

/**
 * Withdraws an application of the account and returns the reply text.
 * @throws {CallError} not_found, also for another account's application
 */
export async function withdrawApplication(
  { db, clock }: AppContext,
  accountId: number,
  applicationId: number,
): Promise<(typeof withdrawTexts)[keyof typeof withdrawTexts]> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const application = await lockApplication(tx, applicationId);
    if (application?.accountId !== accountId) throw new CallError('not_found');
    const { vacancyId } = application;
    // What the applicant does not see yet never happened: neither a decision nor its mail follows a withdrawal.
    const unseen = await findUnseenStep(tx, applicationId, now);
    const status = unseen?.stageBefore ? statusOf(unseen.stageBefore).status : application.status;
    if (status === 'Withdrawn') return withdrawTexts.alreadyWithdrawn;
    if (status === 'Not selected') return withdrawTexts.decided;
    if (status === 'Closed' || !(await findLiveVacancy(tx, vacancyId, now))) return withdrawTexts.closed;
    if (unseen?.stageBefore)
      await withdrawStep(tx, applicationId, unseen, { stage: unseen.stageBefore, by: 'job seeker', now });
    await changeApplicationStatus(tx, { applicationId, status: 'Withdrawn', note: '', at: now, actor: 'job seeker' });
    return withdrawTexts.withdrawn;
  });
}
