import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isReached } from '../../../infra/database/is-reached.ts';
import { MAX_UNDO_MS } from '../../notifications/index.ts';

/** A fraud whose applicants are to be warned, with the last application that was. */
export interface DueWarning {
  vacancyId: number;
  lastApplicationId: number;
  /** No warning leaves earlier: until then closing the vacancy can be undone. */
  notBefore: Date | null;
}

/**
 * Locks a vacancy that ended as a fraud and has applicants left to warn by an instant, the longest waiting first; concurrent
 * instances get different ones.
 */
export async function lockDueWarning(tx: Db, by: Date): Promise<DueWarning | undefined> {
  const { rows } = await sql<DueWarning>`
    select vacancies.id as "vacancyId", applicants_told_after as "notBefore",
      coalesce(last_application_id, 0) as "lastApplicationId"
    from vacancies left join fraud_warnings on vacancy_id = vacancies.id
    where ended_as_fraud and completed_at is null
      and (applicants_told_after is null or ${isReached('applicants_told_after', by, MAX_UNDO_MS)})
    order by applicants_told_after nulls first, vacancies.id limit 1
    for no key update of vacancies skip locked`.execute(tx);
  return rows[0];
}

/** Someone who applied for a vacancy, for a warning. */
export interface WarnedApplicant {
  applicationId: number;
  accountId: number;
  fullName: string;
  email: string;
  countryId: number;
  mobileNo: string;
  jobTitle: string;
  orgName: string;
}

/** The next applicants of a vacancy, of any status, in the order of their applications; without erased accounts. */
export async function listApplicantsAfter(
  tx: Db,
  { vacancyId, lastApplicationId }: DueWarning,
  limit: number,
): Promise<WarnedApplicant[]> {
  return await tx
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['applications.id as applicationId', 'accounts.id as accountId', 'full_name as fullName', 'email'])
    .select(['country_id as countryId', 'mobile_no as mobileNo'])
    .select(['title as jobTitle', 'companies.name as orgName'])
    .where('applications.vacancy_id', '=', vacancyId)
    .where('applications.id', '>', lastApplicationId)
    .where('accounts.deleted_at', 'is', null)
    .orderBy('applications.id')
    .limit(limit)
    .execute();
}

/** Records how far the warnings of a vacancy are queued. */
export async function recordProgress(
  tx: Db,
  vacancyId: number,
  { last, queued, isComplete }: { last: number; queued: number; isComplete: boolean },
  now: Date,
): Promise<void> {
  const completedAt = isComplete ? now : null;
  await sql`
    insert into fraud_warnings as known (vacancy_id, last_application_id, queued, begun_at, completed_at)
    values (${vacancyId}, ${last}, ${queued}, ${now}, ${completedAt})
    on conflict (vacancy_id) do update set last_application_id = excluded.last_application_id,
      queued = known.queued + excluded.queued, completed_at = excluded.completed_at`.execute(tx);
}
