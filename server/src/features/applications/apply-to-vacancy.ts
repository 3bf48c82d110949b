import { applyTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { findCurrentResume, holdResume } from '../resumes/index.ts';
import { findLiveVacancy } from '../vacancies/index.ts';
import { holdVacancy, openApplication } from './applications.queries.ts';
import { insertStep } from './life/life.queries.ts';

type ApplyText = (typeof applyTexts)[keyof typeof applyTexts];

/**
 * Sends the account's resume to a live vacancy, once, and answers the text people read (core §4). Vacancy and resume
 * cannot change until the transaction ends; a repeated or parallel request finds the application made. One that was
 * withdrawn is sent again, with the resume of now.
 * @param note for its timeline
 */
export async function applyWithin(
  tx: Db,
  accountId: number,
  vacancyId: number,
  now: Date,
  note = '',
): Promise<ApplyText> {
  await holdVacancy(tx, vacancyId);
  if (!(await findLiveVacancy(tx, vacancyId, now))) return applyTexts.notLive;

  await holdResume(tx, accountId);
  const resume = await findCurrentResume(tx, accountId);
  if (!resume) return applyTexts.noResume;

  const applicationId = await openApplication(tx, { accountId, vacancyId, resumeId: resume.id }, now);
  if (applicationId === undefined) return applyTexts.alreadyApplied;
  await insertStep(tx, { applicationId, status: 'Sent', note, at: now, actor: 'job seeker' });
  return applyTexts.sent;
}

/** The same in a transaction of its own. */
export async function applyToVacancy(
  { db, clock }: AppContext,
  accountId: number,
  vacancyId: number,
): Promise<ApplyText> {
  return await db.transaction().execute((tx) => applyWithin(tx, accountId, vacancyId, clock.now()));
}
