import { type ApplicantStage, MOVE_DELAY_MS, type MovableStage } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { withdrawMessages } from '../../notifications/index.ts';
import { statusMailKeys } from '../status/change-application-status.ts';
import { statusOf } from './applicant-stage.ts';
import { type findLastStep, insertStaffStep, updateStage } from './move-applicants.queries.ts';

/**
 * When an applicant sees a step to a stage, and its mail leaves: after ten minutes, so that it can be undone; undefined if
 * at once. Every way to a stage uses it.
 */
export const shownAtOf = (stage: MovableStage, now: Date): Date | undefined =>
  stage === 'New' || stage === 'Viewed' ? undefined : new Date(now.getTime() + MOVE_DELAY_MS);

/** Until when a step can be undone without the applicant having seen it. */
export const undoLimit = (movedAt: Date): Date => new Date(movedAt.getTime() + MOVE_DELAY_MS);

/**
 * Undoes a step within its ten minutes: it disappears from the applicant's timeline, and its mail is withdrawn.
 * @returns the new version of the application
 */
export async function withdrawStep(
  tx: Db,
  applicationId: number,
  last: Pick<NonNullable<Awaited<ReturnType<typeof findLastStep>>>, 'id' | 'stage'>,
  { stage, by, now }: { stage: ApplicantStage; by: string; now: Date },
): Promise<number> {
  const state = statusOf(stage);
  const version = await updateStage(tx, applicationId, state);
  const step = { applicationId, status: state.status, note: '', at: now, actor: by };
  await insertStaffStep(tx, { ...step, stage, stageBefore: last.stage ?? stage, undoes: last.id });
  await withdrawMessages(tx, statusMailKeys(last.id));
  return version;
}
