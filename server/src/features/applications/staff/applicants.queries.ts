import { type ApplicantStage, MOVE_DELAY_MS } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { hasReached } from '../../../infra/database/is-reached.ts';
import { type ApplicantFilter, findApplicantIds } from './find-applicants.queries.ts';

/** Columns of a row, in the order of the page. */
const withNames = (db: Db, ids: readonly number[], now: Date) =>
  db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['applications.id as applicationID', 'accounts.id as accountID', 'full_name as fullName'])
    .select(['vacancies.id as vacancyID', 'title as jobTitle', 'companies.name as orgName'])
    .select(['applications.stage', 'applications.version', 'applications.applied_at as appliedAt'])
    .select(({ selectFrom }) =>
      selectFrom('purchased_plans')
        .select('plan_name')
        .whereRef('purchased_plans.account_id', '=', 'applications.account_id')
        .where('ended_at', 'is', null)
        .where('purchased_plans.starts_at', '<=', now)
        .where('purchased_plans.expires_at', '>', now)
        .orderBy('purchased_plans.expires_at', 'desc')
        .limit(1)
        .as('planName'),
    )
    .where(sql<boolean>`applications.id = any(${ids}::int[])`);

/** One page of applicants, with their number up to a limit. */
export async function listApplicantRows(db: Db, filter: ApplicantFilter, now: Date) {
  const { ids, total, isCapped } = await findApplicantIds(db, filter, now);
  const byId = new Map((await withNames(db, ids, now).execute()).map((row) => [row.applicationID, row]));
  const applicants = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentRow(row)] : [];
  });
  return { applicants, total, isCapped };
}

type NamedRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

const presentRow = ({ appliedAt, planName, ...row }: NamedRow) => ({
  ...row,
  appliedOn: appliedAt.toISOString(),
  planName: planName ?? '',
});

/** The stage of a step that was not made by a move of staff. */
const stageOfStatus = (status: string): ApplicantStage => (status === 'Sent' ? 'New' : (status as ApplicantStage));

/** An applicant with contact, timeline and interviews; undefined when there is none. */
export async function findApplicantDetails(db: Db, applicationId: number, now: Date) {
  const row = await withNames(db, [applicationId], now)
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select(['accounts.email', 'original_name as resumeName', 'mobile_no as mobileNo'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('consents')
          .select('consents.id')
          .whereRef('consents.account_id', '=', 'accounts.id')
          .where('purpose', '=', 'notice')
          .where('consents.withdrawn_at', 'is', null),
      ).as('mayCall'),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const [steps, interviews] = await Promise.all([
    db.selectFrom('application_steps').selectAll().where('application_id', '=', applicationId).orderBy('id').execute(),
    db
      .selectFrom('interviews')
      .select(['id', 'starts_at', 'status'])
      .where('account_id', '=', row.accountID)
      .where('vacancy_id', '=', row.vacancyID)
      .orderBy('starts_at')
      .execute(),
  ]);
  const undone = new Set(steps.map(({ undoes }) => undoes));
  const { mayCall, mobileNo, email, resumeName, ...named } = row;
  return {
    ...presentRow(named),
    email,
    resumeName,
    mobileNo: mayCall ? (mobileNo ?? '') : '',
    timeline: steps
      .filter(({ undoes }) => undoes === null)
      .map((step) => ({
        stage: step.stage ?? stageOfStatus(step.status),
        on: step.at.toISOString(),
        note: step.note,
        actor: step.actor,
        isUndone: undone.has(step.id),
        shownOn: step.shown_at && !hasReached(step.shown_at, now, MOVE_DELAY_MS) ? step.shown_at.toISOString() : null,
      })),
    interviews: interviews.map(({ id, starts_at, status }) => ({
      interviewScheduleID: id,
      startsOn: starts_at.toISOString(),
      status,
    })),
  };
}
