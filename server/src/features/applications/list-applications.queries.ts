import { type ApplicationStatus, MOVE_DELAY_MS } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { isReached } from '../../infra/database/is-reached.ts';

export interface ApplicationRow {
  id: number;
  vacancyId: number;
  status: ApplicationStatus;
  appliedAt: Date;
  resumeName: string;
  /** `at` is a time as PostgreSQL writes it in JSON. */
  steps: { status: ApplicationStatus; at: string; note: string }[];
}

/**
 * The applications of an account, newest first, each with the timeline that the applicant sees, oldest step first: without
 * steps that are shown later, and without those that were undone before.
 */
export async function listApplicationRows(db: Db, accountId: number, now: Date): Promise<ApplicationRow[]> {
  return await db
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select(['applications.id', 'applications.vacancy_id as vacancyId', 'status', 'applied_at as appliedAt'])
    .select('original_name as resumeName')
    .select(
      sql<ApplicationRow['steps']>`(
        select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'at', s.at, 'note', s.note) order by s.id), '[]')
        from application_steps s where s.application_id = applications.id
          and s.undoes is null and (s.shown_at is null or ${isReached('s.shown_at', now, MOVE_DELAY_MS)})
          and not exists (select from application_steps undoing where undoing.undoes = s.id)
      )`.as('steps'),
    )
    .where('applications.account_id', '=', accountId)
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();
}

/** Whether there is a vacancy of this id, of any status. */
export async function isVacancy(db: Db, vacancyId: number): Promise<boolean> {
  const row = await db.selectFrom('vacancies').select('id').where('id', '=', vacancyId).executeTakeFirst();
  return row !== undefined;
}

/** The applicants of a vacancy, newest first, without withdrawn applications, which the employer must no longer see. */
export async function listApplicants(db: Db, vacancyId: number) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select(['applications.id as applicationID', 'accounts.id as accountID', 'full_name as fullName', 'email'])
    .select(['applied_at as appliedAt', 'status', 'original_name as resumeName'])
    .where('vacancy_id', '=', vacancyId)
    .where('withdrawn_at', 'is', null)
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();
  return rows.map(({ appliedAt, ...row }) => ({ ...row, appliedOn: appliedAt.toISOString() }));
}
