import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** Locks a vacancy for share until the transaction ends, so that it cannot be closed while an application is sent. */
export async function lockVacancyForShare(transaction: Db, vacancyId: number): Promise<void> {
  await transaction.selectFrom('vacancies').select('id').where('id', '=', vacancyId).forShare().execute();
}

/**
 * Adds an application, or reopens a withdrawn one. An account can apply to a vacancy once, also with concurrent
 * requests.
 * @returns its id, and whether it was sent before; undefined when there is an open application already
 */
export async function upsertApplication(
  db: Db,
  application: { accountId: number; vacancyId: number; resumeId: number },
  now: Date,
): Promise<{ applicationId: number; isSentAgain: boolean } | undefined> {
  const sent = { resume_id: application.resumeId, applied_at: now, status: 'Sent', withdrawn_at: null } as const;
  return await db
    .insertInto('applications')
    .values({ account_id: application.accountId, vacancy_id: application.vacancyId, ...sent })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'vacancy_id']).doUpdateSet(sent).where('applications.status', '=', 'Withdrawn'),
    )
    .returning('id as applicationId')
    .returning(
      sql<boolean>`exists (select from application_steps where application_id = applications.id)`.as('isSentAgain'),
    )
    .executeTakeFirst();
}

/** Whether the account has applied for the vacancy; a withdrawn application does not count. */
export async function hasApplied(db: Db, accountId: number, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('vacancy_id', '=', vacancyId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Maximum number of marks. A list rarely shows more jobs that the member applied for. */
const MAX_APPLIED = 2_000;

/** Lists the vacancies that the account has applied for and not withdrawn from, the last applied first. */
export async function listAppliedJobs(db: Db, accountId: number): Promise<{ vacancyID: number; appliedOn: string }[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['vacancy_id', 'applied_at'])
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_APPLIED)
    .execute();
  return rows.map(({ vacancy_id, applied_at }) => ({ vacancyID: vacancy_id, appliedOn: applied_at.toISOString() }));
}

export interface SentFacts {
  accountId: number;
  email: string;
  fullName: string;
  jobTitle: string;
  companyId: number;
  orgName: string;
  resumeName: string;
  appliedAt: Date;
}

/** Applicant, vacancy and resume of an application, for the mail that confirms it. */
export async function findSentFacts(tx: Db, applicationId: number): Promise<SentFacts> {
  return await tx
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select(['accounts.id as accountId', 'email', 'full_name as fullName', 'title as jobTitle'])
    .select(['companies.id as companyId', 'companies.name as orgName', 'original_name as resumeName'])
    .select('applied_at as appliedAt')
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}
