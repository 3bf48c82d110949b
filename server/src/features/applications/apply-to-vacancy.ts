import { applyTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { consumeRateLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import { findCurrentResume } from '../resumes/index.ts';
import { findLiveVacancy } from '../vacancies/index.ts';
import { lockVacancyForShare, upsertApplication } from './applications.queries.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { insertTimelineStep } from './status/application-status.queries.ts';

/** Applications sent again a day: each adds two rows to the timeline, which is append-only. Withdrawing is never refused. */
export const applyAgainLimit = {
  name: 'applications sent again by an account',
  max: 20,
  perSeconds: 24 * 3_600,
  text: 'You have applied again too often today. Please try again tomorrow.',
} as const;

/** First applications a day: far above what a person sends, so that a script cannot fill the table and the employers' lists. */
export const applyLimit = {
  name: 'applications of an account',
  max: 200,
  perSeconds: 24 * 3_600,
  text: 'You have applied for very many jobs today. Please try again tomorrow.',
} as const;

type ApplyText = (typeof applyTexts)[keyof typeof applyTexts];

/**
 * Applies for a live vacancy with the account's resume and returns the reply text (core §4). Locks keep vacancy and
 * resume unchanged until the transaction ends; a repeated or concurrent request finds the existing application. A
 * withdrawn application is sent again, with the current resume. A mail confirms the application.
 * @param note for the timeline
 * @throws {CallError} too_many_requests beyond the limits of a day, not_signed_in of lockSignedInAccount
 */
export async function applyInTransaction(
  tx: Db,
  accountId: number,
  vacancyId: number,
  now: Date,
  note = '',
): Promise<ApplyText> {
  await lockVacancyForShare(tx, vacancyId);
  if (!(await findLiveVacancy(tx, vacancyId, now))) return applyTexts.notLive;

  // Replacing the resume needs this lock too.
  await lockSignedInAccount(tx, accountId, 'shared');
  const resume = await findCurrentResume(tx, accountId);
  if (!resume) return applyTexts.noResume;

  const application = await upsertApplication(tx, { accountId, vacancyId, resumeId: resume.id }, now);
  if (!application) return applyTexts.alreadyApplied;
  const { applicationId, isSentAgain } = application;
  await consumeRateLimit(tx, isSentAgain ? applyAgainLimit : applyLimit, String(accountId), now);
  await insertTimelineStep(tx, { applicationId, status: 'Sent', note, at: now, actor: 'job seeker' });
  await sendConfirmation(tx, applicationId, now);
  return applyTexts.sent;
}

/** As {@link applyInTransaction}, in its own transaction. */
export async function applyToVacancy(
  { db, clock }: AppContext,
  accountId: number,
  vacancyId: number,
): Promise<ApplyText> {
  return await db.transaction().execute((tx) => applyInTransaction(tx, accountId, vacancyId, clock.now()));
}
