import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { insertStaffStep, lockApplicant } from '../staff/move-applicants.queries.ts';
import { shownAtOf } from '../staff/unseen-step.ts';
import { lockApplication, updateApplicationStatus } from './application-status.queries.ts';
import { canBecome, type EmployerStatus } from './application-status.ts';
import { queueStatusMail } from './change-application-status.ts';

/**
 * Sets the status an employer gave to an application. The applicant sees it, and its mail leaves, after ten minutes; a
 * viewed application at once.
 * @param change.note shown to the applicant; may be empty
 * @param change.by who sets it, for the audit log
 * @throws {CallError} not_found; conflict when the current status does not allow the change
 */
export async function setApplicationStatus(
  { db, clock }: AppContext,
  applicationId: number,
  { status, note, by }: { status: EmployerStatus; note: string; by: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application) throw new CallError('not_found', 'There is no application with this number.');
    if (application.status === status) throw new CallError('conflict', `The application is already ${status}.`);
    if (!canBecome(application.status, status))
      throw new CallError('conflict', `An application that is ${application.status} cannot become ${status}.`);
    const now = clock.now();
    const step = { applicationId, status, note, at: now, actor: by };
    const shownAt = shownAtOf(status, now);
    const stageBefore = (await lockApplicant(tx, applicationId))?.stage ?? 'New';
    await updateApplicationStatus(tx, step);
    const stepId = await insertStaffStep(tx, { ...step, stage: status, stageBefore, shownAt });
    await queueStatusMail(tx, step, stepId, shownAt);
  });
}
