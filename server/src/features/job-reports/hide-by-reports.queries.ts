import type { ReportReason } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { postingHash, ruleDefinitions } from '../screening/index.ts';

const rulesOf = (kind: (typeof ruleDefinitions)[number]['kind']): string[] =>
  ruleDefinitions.filter((rule) => rule.kind === kind).map(({ id }) => id);

/**
 * The reasons for hiding a vacancy that staff have refuted since that time: they released a case with reports for this reason,
 * or with findings of that kind, and the posting is still the one that they read.
 */
export async function listRefutedReasons(tx: Db, vacancyId: number, since: Date): Promise<Set<ReportReason>> {
  const { rows } = await sql<{ reason: ReportReason }>`
    with released as (
      select m.id from moderation_cases m join vacancies v on v.id = m.vacancy_id join companies c on c.id = v.company_id
      where m.vacancy_id = ${vacancyId} and m.state = 'released' and m.decided_at >= ${since}
        and m.decided_posting = ${postingHash}
    )
    select reason from job_reports join released on released.id = case_id
    where outcome = 'wrong' and reason in ('money', 'fake')
    union
    select case when rule = any(${rulesOf('fee')}::text[]) then 'money' else 'fake' end
    from screening_findings join released on released.id = case_id
    where outcome = 'wrong' and rule = any(${[...rulesOf('fee'), ...rulesOf('identity')]}::text[])`.execute(tx);
  return new Set(rows.map(({ reason }) => reason));
}

/** Serialises hiding vacancies of a company by reports, with an advisory lock that is held until the transaction ends. */
export async function lockHidings(tx: Db, companyId: number): Promise<void> {
  // The company row would deadlock: publishing locks it first and then waits for the vacancy.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vacancies hidden of ${companyId}`}, 0))`.execute(tx);
}

/** How many vacancies of a company reports have hidden since that time, whatever was decided. */
export async function countHidings(tx: Db, companyId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from moderation_cases
    join vacancies on vacancies.id = vacancy_id
    where hidden_by_reports_at > ${since} and vacancies.company_id = ${companyId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Notes that reports have hidden the vacancy of a case. */
export async function setHiddenByReports(tx: Db, caseId: number, now: Date): Promise<void> {
  await tx.updateTable('moderation_cases').set({ hidden_by_reports_at: now }).where('id', '=', caseId).execute();
}
