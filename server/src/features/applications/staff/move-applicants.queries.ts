import { type ApplicantStage, type ApplicationStatus, MOVE_DELAY_MS } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { hasReached } from '../../../infra/database/is-reached.ts';

export interface LockedApplicant {
  applicationId: number;
  vacancyId: number;
  stage: ApplicantStage;
  version: number;
}

/** Locks an applicant until the transaction ends. */
export async function lockApplicant(tx: Db, applicationId: number): Promise<LockedApplicant | undefined> {
  return await tx
    .selectFrom('applications')
    .select(['id as applicationId', 'vacancy_id as vacancyId', 'stage', 'version'])
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets status and offer. @returns the new version */
export async function updateStage(
  tx: Db,
  applicationId: number,
  { status, offer }: { status: ApplicationStatus; offer: 'Offered' | 'Hired' | null },
): Promise<number> {
  const { version } = await tx
    .updateTable('applications')
    .set({ status, offer })
    .where('id', '=', applicationId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export interface StaffStep {
  applicationId: number;
  status: ApplicationStatus;
  note: string;
  at: Date;
  actor: string;
  stage: ApplicantStage;
  stageBefore: ApplicantStage;
  /** When the applicant sees it; at once if undefined. */
  shownAt?: Date | undefined;
  /** The step that it undoes. */
  undoes?: number | undefined;
}

/** Adds a step of staff to the timeline. @returns its id */
export async function insertStaffStep(tx: Db, step: StaffStep): Promise<number> {
  const { applicationId, stageBefore, shownAt, undoes, ...rest } = step;
  const { id } = await tx
    .insertInto('application_steps')
    .values({
      ...rest,
      application_id: applicationId,
      stage_before: stageBefore,
      shown_at: shownAt ?? null,
      undoes: undoes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The last step of an application that was not undone, with the actor. */
export async function findLastStep(tx: Db, applicationId: number) {
  return await tx
    .selectFrom('application_steps as step')
    .select(['step.id', 'step.stage', 'step.stage_before as stageBefore', 'step.shown_at as shownAt'])
    .select(['step.at', 'step.actor', 'step.status'])
    .where('application_id', '=', applicationId)
    .where('undoes', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_steps as undoing').select('undoing.id').whereRef('undoing.undoes', '=', 'step.id'),
        ),
      ),
    )
    .orderBy('step.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last step of an application, if the applicant does not see it yet and it was not undone. */
export async function findUnseenStep(tx: Db, applicationId: number, now: Date) {
  const last = await findLastStep(tx, applicationId);
  return last?.shownAt && !hasReached(last.shownAt, now, MOVE_DELAY_MS) ? last : undefined;
}

/** The actor and time of the last change of an application, for a message about a conflict. */
export async function findLastChange(db: Db, applicationId: number) {
  return await db
    .selectFrom('application_steps')
    .select(['actor', 'at'])
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
