import type { ModerationCaseDetails, ModerationEntry } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { formerMailWarningKey, mailWarningKey } from '../../vacancy-lifecycle/index.ts';

const MAX_FINDINGS = 100;
const MAX_REPORTS = 100;
const MAX_OTHERS = 20;
const MAX_HISTORY = 200;

/** What screening found in a vacancy, the weightiest first. */
export async function listFindings(db: Db, vacancyId: number): Promise<ModerationCaseDetails['findings']> {
  const { rows } = await sql<ModerationCaseDetails['findings'][number] & { at: Date }>`
    select id as "findingID", rule, level, field, words, explanation, found_at as at, outcome
    from screening_findings where vacancy_id = ${vacancyId}
    order by array_position(array['high', 'medium', 'low'], level), id limit ${MAX_FINDINGS}`.execute(db);
  return rows.map(({ at, ...finding }) => ({ ...finding, foundOn: at.toISOString() }));
}

/**
 * The reports of a case, the weightiest first, with how often their reporters were right: members and guests are looked up
 * apart, each by an index.
 */
export async function listReports(db: Db, caseId: number): Promise<ModerationCaseDetails['reports']> {
  const { rows } = await sql<ModerationCaseDetails['reports'][number] & { at: Date }>`
    select r.id as "reportID", r.reason, r.body as text, r.email, r.account_id as "memberID",
      r.proof_file is not null as "hasProof", r.weight, r.reported_at as at, r.outcome, past."right", past.wrong
    from job_reports r, lateral (
      select (count(*) filter (where p.outcome = 'right'))::int as "right",
        (count(*) filter (where p.outcome = 'wrong'))::int as wrong
      from (
        select id, outcome from job_reports of_member where of_member.account_id = r.account_id
        union all
        select id, outcome from job_reports of_guest
        where r.account_id is null and r.email <> '' and of_guest.account_id is null and lower(of_guest.email) = lower(r.email)
      ) p where p.id <> r.id
    ) past
    where r.case_id = ${caseId} order by r.weight desc, r.id limit ${MAX_REPORTS}`.execute(db);
  return rows.map(({ at, ...report }) => ({ ...report, reportedOn: at.toISOString() }));
}

/** Other vacancies of a company, newest first. */
export async function listOtherJobs(
  db: Db,
  companyId: number,
  vacancyId: number,
): Promise<ModerationCaseDetails['otherJobs']> {
  const rows = await db
    .selectFrom('vacancies')
    .select(['id', 'title', 'status', 'posted_at'])
    .where('company_id', '=', companyId)
    .where('id', '<>', vacancyId)
    .orderBy('posted_at', 'desc')
    .limit(MAX_OTHERS)
    .execute();
  return rows.map((row) => ({
    vacancyID: row.id,
    jobTitle: row.title,
    status: row.status,
    postedOn: row.posted_at.toISOString(),
  }));
}

/** Other cases of a company with their last decision, newest first. */
export async function listOtherCases(
  db: Db,
  companyId: number,
  caseId: number,
): Promise<ModerationCaseDetails['otherCases']> {
  const { rows } = await sql<ModerationCaseDetails['otherCases'][number] & { time: Date }>`
    select m.id as "caseID", v.title as "jobTitle", m.state, coalesce(d.at, m.opened_at) as time,
      coalesce(d.reason, '') as reason, coalesce(d.actor, '') as "by"
    from moderation_cases m join vacancies v on v.id = m.vacancy_id
    left join lateral (
      select at, reason, actor from moderation_decisions
      where case_id = m.id and decision in ('release', 'uphold', 'close', 'ask') and undone_at is null order by id desc limit 1
    ) d on true
    where m.company_id = ${companyId} and m.id <> ${caseId} order by m.id desc limit ${MAX_OTHERS}`.execute(db);
  return rows.map(({ time, ...other }) => ({ ...other, at: time.toISOString() }));
}

/** The decisions and notes of a case, oldest first. Pictures are decided in the queue only: their table has no origin. */
export async function listHistory(
  db: Db,
  table: 'moderation_decisions' | 'picture_decisions',
  caseId: number,
): Promise<ModerationEntry[]> {
  const origin = table === 'moderation_decisions' ? sql.ref('origin') : sql.lit('queue');
  const { rows } = await sql<Omit<ModerationEntry, 'at'> & { time: Date }>`
    select id as "entryID", decision as kind, ${origin} as origin, reason, note, actor as "by", at as time,
      undone_at is not null as "isUndone"
    from ${sql.table(table)} where case_id = ${caseId} order by id limit ${MAX_HISTORY}`.execute(db);
  return rows.map(({ time, ...entry }) => ({ ...entry, at: time.toISOString() }));
}

/** The staff member who posted a vacancy, or last edited an imported one; undefined when no one did. */
export async function findPoster(
  db: Db,
  vacancyId: number,
  actions: readonly ('PostVacancy' | 'EditVacancy')[] = ['PostVacancy', 'EditVacancy'],
): Promise<{ staffID: number; fullName: string } | undefined> {
  return await db
    .selectFrom('staff_audit')
    .innerJoin('staff', 'staff.id', 'staff_audit.staff_id')
    .select(['staff.id as staffID', 'full_name as fullName'])
    .where('target_kind', '=', 'vacancy')
    .where('target_id', '=', String(vacancyId))
    .where('action', 'in', actions)
    // A person who corrected a typo is not the poster.
    .orderBy(sql`action = 'PostVacancy'`, 'desc')
    .orderBy('staff_audit.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Applicants of a vacancy, of any status. */
export async function countApplicants(db: Db, vacancyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from applications where vacancy_id = ${vacancyId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How far the warnings of a fraud are; undefined before the first is queued. */
export async function findWarnings(
  db: Db,
  vacancyId: number,
): Promise<NonNullable<ModerationCaseDetails['warnings']> | undefined> {
  const { rows } = await sql<NonNullable<ModerationCaseDetails['warnings']>>`
    select queued, completed_at is not null as "isComplete", (
      select count(*)::int from applications join vacancies on vacancies.id = applications.vacancy_id
        join messages m on m.key = any(array[${mailWarningKey}, ${formerMailWarningKey}])
      where applications.vacancy_id = ${vacancyId} and m.state = 'sent'
        -- Of an earlier release, and not of an earlier decision.
        and (m.key = ${mailWarningKey} or m.created_at >= begun_at)) as sent
    from fraud_warnings where vacancy_id = ${vacancyId}`.execute(db);
  return rows[0];
}
