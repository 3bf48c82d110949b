import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { type EmployerStatus, mayBecome } from './application-life.ts';
import { lockApplication } from './life.queries.ts';
import { takeStep } from './take-step.ts';

/**
 * Notes what the employer did with an application.
 * @param change.note what its owner reads with it; may be empty
 * @param change.by who notes it, for the record
 * @throws {CallError} not_found; conflict when its life does not allow it
 */
export async function setApplicationStatus(
  { db, clock }: AppContext,
  applicationId: number,
  { status, note, by }: { status: EmployerStatus; note: string; by: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application) throw new CallError('not_found', 'There is no application with this number.');
    if (application.status === status) throw new CallError('conflict', `The application is ${status} already.`);
    if (!mayBecome(application.status, status))
      throw new CallError('conflict', `An application that is ${application.status} cannot become ${status}.`);
    await takeStep(tx, { applicationId, status, note, at: clock.now(), actor: by });
  });
}
