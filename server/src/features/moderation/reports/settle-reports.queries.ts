import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

export interface SettledReport {
  reportId: number;
  accountId: number | null;
  /** Empty for a reporter who was erased. */
  email: string;
  fullName: string;
  jobTitle: string;
  orgName: string;
  outcome: 'right' | 'wrong';
}

/** Sets the outcome of the undecided reports of a case, and returns them with what a mail about them says. */
export async function setOutcomes(
  tx: Db,
  caseId: number,
  { outcome, exceptIds }: { outcome: 'right' | 'wrong'; exceptIds: readonly number[] },
  now: Date,
): Promise<SettledReport[]> {
  const other = outcome === 'right' ? 'wrong' : 'right';
  const { rows } = await sql<SettledReport>`
    update job_reports report
    set outcome = case when report.id = any(${[...exceptIds]}::int[]) then ${other}::text else ${outcome}::text end,
      answered_at = ${now}
    from vacancies
    join companies on companies.id = vacancies.company_id
    where vacancies.id = report.vacancy_id and report.case_id = ${caseId} and report.outcome = 'undecided'
    returning report.id as "reportId", report.account_id as "accountId", report.email,
      coalesce((select full_name from accounts where accounts.id = report.account_id), '') as "fullName",
      vacancies.title as "jobTitle", companies.name as "orgName", report.outcome`.execute(tx);
  return rows;
}

/** Makes the decided reports of a case undecided again. @returns their ids */
export async function clearOutcomes(tx: Db, caseId: number): Promise<number[]> {
  const rows = await tx
    .updateTable('job_reports')
    .set({ outcome: 'undecided', answered_at: null })
    .where('case_id', '=', caseId)
    .where('outcome', 'in', ['right', 'wrong'])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
