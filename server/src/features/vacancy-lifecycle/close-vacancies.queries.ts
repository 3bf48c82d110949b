import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** How the applicants of vacancies that close are notified: when at the earliest, and whether as a warning. */
export interface Closing {
  notifyAfter: Date;
  isFraud: boolean;
}

/** A vacancy and its status before a change. */
export interface OpenVacancy {
  id: number;
  status: 'live' | 'paused';
}

/** Vacancies of a company, of a source, or of a company from a source. At least one must be given. */
export interface VacancyScope {
  companyID?: number | undefined;
  source?: string | undefined;
}

function inScope({ companyID, source }: VacancyScope): RawBuilder<boolean> {
  const conditions = [
    ...(companyID === undefined ? [] : [sql<boolean>`vacancies.company_id = ${companyID}`]),
    ...(source === undefined ? [] : [sql<boolean>`vacancies.source = ${source}`]),
  ];
  if (conditions.length === 0) throw new Error('A scope of all vacancies.');
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Counts the live and paused vacancies of a scope. */
export async function countOpenVacancies(db: Db, scope: VacancyScope): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from vacancies where ${inScope(scope)} and status in ('live', 'paused')`.execute(db);
  return rows[0]?.open ?? 0;
}

/** Locks live and paused vacancies of a scope until the transaction ends, in the order of their ids. */
export async function lockOpenVacancies(tx: Db, scope: VacancyScope, limit: number): Promise<OpenVacancy[]> {
  const { rows } = await sql<OpenVacancy>`
    select id, status from vacancies where ${inScope(scope)} and status in ('live', 'paused')
    order by id limit ${limit} for update`.execute(tx);
  return rows;
}

/**
 * Locks vacancies of a scope that were closed together and whose applicants were not notified, after an id, with the status that
 * they had before. `isLeftOut`: they stay closed, because of their company or of a moderation decision.
 */
export async function lockClosedTogether(
  tx: Db,
  scope: VacancyScope,
  { notifyAfter, afterId, limit }: { notifyAfter: Date; afterId: number; limit: number },
): Promise<(OpenVacancy & { isLeftOut: boolean })[]> {
  const { rows } = await sql<OpenVacancy & { isLeftOut: boolean }>`
    select vacancies.id, coalesce((
        select from_status from vacancy_changes
        where vacancy_id = vacancies.id and to_status = 'closed' and from_status is not null
        order by id desc limit 1), 'paused') as status,
      companies.blocked_at is not null or exists (
        select from moderation_cases where vacancy_id = vacancies.id and state in ('upheld', 'closed')) as "isLeftOut"
    from vacancies join companies on companies.id = company_id
    where ${inScope(scope)} and status = 'closed' and not ended_as_fraud
      and applicants_told_after = ${notifyAfter} and applicants_told_at is null and vacancies.id > ${afterId}
    order by vacancies.id limit ${limit} for update of vacancies`.execute(tx);
  return rows;
}

/** Clears the progress of notifying the applicants of closed vacancies. */
export async function clearClosings(tx: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('vacancies').set({ applicants_told_after: null }).where('id', 'in', ids).execute();
}

export async function setClosed(tx: Db, ids: number[], { notifyAfter, isFraud }: Closing, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('vacancies')
    .set({ status: 'closed', updated_at: now, applicants_told_after: notifyAfter, ended_as_fraud: isFraud })
    .where('id', 'in', ids)
    .execute();
}
