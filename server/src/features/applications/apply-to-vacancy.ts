import { applyTexts } from '@aarambh/contract';
import type { Platform } from '../../platform/platform.ts';
import { findCurrentResume, holdResume } from '../resumes/index.ts';
import { findLiveVacancy } from '../vacancies/index.ts';
import { holdVacancy, insertApplication } from './applications.queries.ts';

/**
 * Sends the account's resume to a live vacancy, once, and answers the text people read (core §4). Vacancy and resume
 * cannot change while it happens; a repeated or parallel request finds the application made.
 */
export async function applyToVacancy(
  { db, clock }: Platform,
  accountId: number,
  vacancyId: number,
): Promise<(typeof applyTexts)[keyof typeof applyTexts]> {
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    await holdVacancy(transaction, vacancyId);
    if (!(await findLiveVacancy(transaction, vacancyId, now))) return applyTexts.notLive;

    await holdResume(transaction, accountId);
    const resume = await findCurrentResume(transaction, accountId);
    if (!resume) return applyTexts.noResume;

    const isNew = await insertApplication(transaction, { accountId, vacancyId, resumeId: resume.id }, now);
    return isNew ? applyTexts.sent : applyTexts.alreadyApplied;
  });
}
