import { type Selectable, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';

/** The answer to a reporter. */
export type Answer = Schema['report_answers']['answer'];
type Outcome = Exclude<Selectable<Schema['job_reports']>['outcome'], 'withdrawn'>;

/** A report as it was before a decision; times are ISO 8601 UTC. */
export interface EarlierOutcome {
  id: number;
  outcome: Outcome;
  answeredAt: string | null;
}

/** Sets the outcome of the reports of a case, except those that were withdrawn. @returns what they were before */
export async function setOutcomes(
  tx: Db,
  caseId: number,
  { outcome, exceptIds }: { outcome: 'right' | 'wrong'; exceptIds: readonly number[] },
  now: Date,
): Promise<EarlierOutcome[]> {
  const other = outcome === 'right' ? 'wrong' : 'right';
  const { rows } = await sql<{ id: number; outcome: Outcome; at: Date | null }>`
    with known as (
      select id, outcome, answered_at from job_reports
      where case_id = ${caseId} and outcome <> 'withdrawn' order by id for update
    )
    update job_reports report
    set outcome = case when report.id = any(${[...exceptIds]}::int[]) then ${other}::text else ${outcome}::text end,
      answered_at = ${now}
    from known where known.id = report.id returning known.id, known.outcome, known.answered_at as at`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, answeredAt: at?.toISOString() ?? null }));
}

/** Gives reports the outcomes that they had before. */
export async function restoreOutcomes(tx: Db, reports: readonly EarlierOutcome[]): Promise<void> {
  await sql`
    update job_reports report set outcome = given.outcome, answered_at = given."answeredAt"
    from jsonb_to_recordset(${JSON.stringify(reports)}::text::jsonb)
      as given (id int, outcome text, "answeredAt" timestamptz)
    where report.id = given.id and report.outcome <> 'withdrawn'`.execute(tx);
}

export interface ReportOfCase {
  reportId: number;
  accountId: number | null;
  /** Empty for a reporter who was erased. */
  email: string;
  fullName: string;
  jobTitle: string;
  orgName: string;
  outcome: Outcome;
}

/** The reports of a case with what a mail about them says, except those that were withdrawn. */
export async function listReportsOfCase(tx: Db, caseId: number): Promise<ReportOfCase[]> {
  const { rows } = await sql<ReportOfCase>`
    select r.id as "reportId", r.account_id as "accountId", r.email,
      coalesce((select full_name from accounts where accounts.id = r.account_id), '') as "fullName",
      v.title as "jobTitle", c.name as "orgName", r.outcome
    from job_reports r join vacancies v on v.id = r.vacancy_id join companies c on c.id = v.company_id
    where r.case_id = ${caseId} and r.outcome <> 'withdrawn' order by r.id`.execute(tx);
  return rows;
}

/** Deletes the mails to reporters of a case that have not left, with their answers. */
export async function withdrawAnswers(tx: Db, caseId: number): Promise<void> {
  const key = sql`'report-decided:' || answer.report_id || ':' || answer.case_version`;
  await sql`
    with withdrawn as (
      delete from messages where state = 'queued' and attempts = 0 and key = any(array(
        select ${key} from report_answers answer join job_reports r on r.id = answer.report_id
        where r.case_id = ${caseId}))
      returning key
    )
    delete from report_answers answer using withdrawn where withdrawn.key = ${key}`.execute(tx);
}

/** The last answer to each reporter of a case, by report. */
export async function listLastAnswers(tx: Db, caseId: number): Promise<Map<number, Answer>> {
  const { rows } = await sql<{ reportId: number; answer: Answer }>`
    select distinct on (a.report_id) a.report_id as "reportId", a.answer
    from report_answers a join job_reports r on r.id = a.report_id
    where r.case_id = ${caseId} order by a.report_id, a.case_version desc`.execute(tx);
  return new Map(rows.map(({ reportId, answer }) => [reportId, answer]));
}

/** Records answers whose mail is queued: an address that gets too many mails got none. */
export async function insertAnswers(
  tx: Db,
  answers: readonly { reportId: number; version: number; answer: Answer }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into report_answers (report_id, case_version, answer, queued_at)
    select "reportId", version, answer, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(answers)}::text::jsonb) as given ("reportId" int, version int, answer text)
    where exists (select from messages where key = 'report-decided:' || "reportId" || ':' || version)
    on conflict do nothing`.execute(tx);
}
