import type { ApplicationStatus } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queueMessage } from '../../notifications/index.ts';
import { statusOf } from '../staff/applicant-stage.ts';
import { findUnseenStep } from '../staff/move-applicants.queries.ts';
import { withdrawStep } from '../staff/unseen-step.ts';
import {
  findApplicant,
  findStatusBefore,
  findVacancyOfApplication,
  insertTimelineStep,
  lockApplicantsNotified,
  lockApplication,
  updateApplicationStatus,
} from './application-status.queries.ts';

const BY_MISTAKE = 'The status "Not selected" was set by mistake.';

/**
 * Undoes the status "Not selected", which was set by mistake: the application has its earlier status again. Within ten
 * minutes the applicant never learns of it. Later the timeline, an append-only log, keeps both; the applicant, who got
 * a mail of the decision, gets one of the correction. If the vacancy has ended meanwhile and its applicants were
 * notified, the application becomes Closed.
 * @param undo.note shown to the applicant; a standard text if it is empty
 * @returns the status of the application
 * @throws {CallError} not_found; conflict when the status is not "Not selected"
 */
export async function undoNotSelected(
  { db, clock }: AppContext,
  applicationId: number,
  undo: { note: string; by: string },
): Promise<ApplicationStatus> {
  return await db.transaction().execute(async (tx) => {
    const vacancyId = await findVacancyOfApplication(tx, applicationId);
    if (vacancyId === undefined) throw new CallError('not_found', 'There is no application with this number.');
    // The vacancy before the application: the job that closes applications locks them in this order.
    const isNotified = await lockApplicantsNotified(tx, vacancyId);
    const application = await lockApplication(tx, applicationId);
    if (!application) throw new CallError('not_found', 'There is no application with this number.');
    if (application.status !== 'Not selected')
      throw new CallError('conflict', `The application is ${application.status}, there is nothing to undo.`);
    const now = clock.now();
    const last = await findUnseenStep(tx, applicationId, now);
    if (last) {
      const stage = isNotified ? 'Closed' : (last.stageBefore ?? 'New');
      await withdrawStep(tx, applicationId, last, { stage, by: undo.by, now });
      return statusOf(stage).status;
    }
    const status = isNotified ? 'Closed' : await findStatusBefore(tx, applicationId, 'Not selected');
    const note = undo.note || BY_MISTAKE;
    const step = { applicationId, status, note, at: now, actor: undo.by };
    await updateApplicationStatus(tx, step);
    const stepId = await insertTimelineStep(tx, step);
    const { accountId, email, ...names } = await findApplicant(tx, applicationId);
    const template = 'application-restored';
    const key = `${template}:${stepId}`;
    const data = { ...names, note, status };
    await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template, data }, step.at);
    return status;
  });
}
