import type { Db } from '../../../infra/database/connect.ts';
import { type EmployerStatus, mayBecome } from './application-life.ts';
import { insertStep, lockApplicationFor } from './life.queries.ts';
import { takeStep } from './take-step.ts';

/**
 * Notes in the timeline of an application what came about elsewhere, such as an interview. Without an application, or
 * where its life does not allow it, nothing is noted; another interview after the first is.
 */
export async function noteApplicationStep(
  tx: Db,
  step: { accountId: number; vacancyId: number; status: EmployerStatus; note: string; at: Date },
): Promise<void> {
  const { accountId, vacancyId, status, note, at } = step;
  const application = await lockApplicationFor(tx, accountId, vacancyId);
  if (!application) return;
  const taken = { applicationId: application.applicationId, status, note, at, actor: 'system' };
  if (mayBecome(application.status, status)) await takeStep(tx, taken);
  else if (status === 'Interview' && application.status === 'Interview') await insertStep(tx, taken);
}
