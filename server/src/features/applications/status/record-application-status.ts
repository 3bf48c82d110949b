import type { Db } from '../../../infra/database/connect.ts';
import { insertTimelineStep, lockApplicationFor } from './application-status.queries.ts';
import { canBecome, type EmployerStatus } from './application-status.ts';
import { changeApplicationStatus } from './change-application-status.ts';

/**
 * Records a status change caused by another feature, such as a scheduled interview. No effect without an application,
 * or when its status does not allow the change; a further interview is added to the timeline.
 */
export async function recordApplicationStatus(
  tx: Db,
  step: { accountId: number; vacancyId: number; status: EmployerStatus; note: string; at: Date },
): Promise<void> {
  const { accountId, vacancyId, status, note, at } = step;
  const application = await lockApplicationFor(tx, accountId, vacancyId);
  if (!application) return;
  const recorded = { applicationId: application.applicationId, status, note, at, actor: 'system' };
  if (canBecome(application.status, status)) await changeApplicationStatus(tx, recorded);
  else if (status === 'Interview' && application.status === 'Interview') await insertTimelineStep(tx, recorded);
}
