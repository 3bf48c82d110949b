import { withdrawTexts } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findLiveVacancy } from '../../vacancies/index.ts';
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
    const { status, vacancyId } = application;
    if (status === 'Withdrawn') return withdrawTexts.alreadyWithdrawn;
    if (status === 'Not selected') return withdrawTexts.decided;
    if (status === 'Closed' || !(await findLiveVacancy(tx, vacancyId, now))) return withdrawTexts.closed;
    await changeApplicationStatus(tx, { applicationId, status: 'Withdrawn', note: '', at: now, actor: 'job seeker' });
    return withdrawTexts.withdrawn;
  });
}
