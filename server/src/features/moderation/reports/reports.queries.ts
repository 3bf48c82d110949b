import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema, VacancyStatus } from '../../../infra/database/schema.ts';
import type { Reporter, VoiceOfCase } from './weigh-report.ts';

export interface ReportedVacancy {
  vacancyId: number;
  status: VacancyStatus;
  isFraud: boolean;
  jobTitle: string;
  orgName: string;
}

/** A vacancy that was public; undefined for drafts and unknown ids. */
export async function findReportedVacancy(db: Db, vacancyId: number): Promise<ReportedVacancy | undefined> {
  return await db
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['vacancies.id as vacancyId', 'status', 'ended_as_fraud as isFraud'])
    .select(['title as jobTitle', 'companies.name as orgName'])
    .where('vacancies.id', '=', vacancyId)
    .where('status', '!=', 'draft')
    .executeTakeFirst();
}

/** Locks a vacancy, so that of concurrent reports the second sees the first. @returns its status */
export async function lockReportedVacancy(tx: Db, vacancyId: number): Promise<VacancyStatus | undefined> {
  const row = await tx
    .selectFrom('vacancies')
    .select('status')
    .where('id', '=', vacancyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.status;
}

/** What is known of a member who reports a vacancy. */
export async function findReporter(db: Db, accountId: number, vacancyId: number): Promise<Reporter> {
  const { rows } = await sql<Reporter>`
    select created_at as "memberSince", email_verified_at is not null as "isEmailVerified",
      mobile_verified_at is not null as "isMobileVerified",
      exists (select from applications where account_id = accounts.id and vacancy_id = ${vacancyId}) as "hasApplied",
      past.*
    from accounts, lateral (
      select count(*) filter (where outcome = 'right')::int as "right",
        count(*) filter (where outcome = 'wrong')::int as "wrong",
        count(*) filter (where outcome = 'undecided' and is_trusted)::int as waiting
      from job_reports where account_id = accounts.id
    ) past
    where accounts.id = ${accountId}`.execute(db);
  return rows[0] as Reporter;
}

export interface NewReport {
  vacancyId: number;
  accountId: number | null;
  email: string;
  reason: Schema['job_reports']['reason'];
  body: string;
  proof: { fileKey: string; contentType: string } | undefined;
  network: Buffer;
  weight: number;
  isTrusted: boolean;
}

/** Adds a report. @returns its id; undefined when this person has reported the vacancy already, also concurrently */
export async function insertReport(tx: Db, report: NewReport, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('job_reports')
    .values({
      vacancy_id: report.vacancyId,
      case_id: null,
      account_id: report.accountId,
      email: report.email,
      reason: report.reason,
      body: report.body,
      proof_file: report.proof?.fileKey ?? null,
      proof_type: report.proof?.contentType ?? null,
      network: report.network,
      weight: report.weight,
      is_trusted: report.isTrusted,
      reported_at: now,
      answered_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Deletes the undecided report that a guest made of the vacancy with this address, before the member who has verified the
 * address reports it: nobody can take a member's voice by typing their address. @returns the key of its picture, if any
 */
export async function deleteGuestReport(tx: Db, vacancyId: number, email: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('job_reports')
    .where('vacancy_id', '=', vacancyId)
    .where('account_id', 'is', null)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('outcome', '=', 'undecided')
    .returning('proof_file')
    .executeTakeFirst();
  return row?.proof_file ?? undefined;
}

/** Whether a member with this verified address has reported the vacancy. */
export async function hasMemberReported(tx: Db, vacancyId: number, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('job_reports')
    .innerJoin('accounts', 'accounts.id', 'job_reports.account_id')
    .select('job_reports.id')
    .where('vacancy_id', '=', vacancyId)
    .where(sql<boolean>`lower(accounts.email) = lower(${email})`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setCaseOfReport(tx: Db, reportId: number, caseId: number): Promise<void> {
  await tx.updateTable('job_reports').set({ case_id: caseId }).where('id', '=', reportId).execute();
}

/** More reports of one vacancy than this change nothing. */
const MAX_VOICES = 1_000;

/** The undecided reports of a vacancy, the weightiest first. */
export async function listVoices(tx: Db, vacancyId: number): Promise<VoiceOfCase[]> {
  return await tx
    .selectFrom('job_reports')
    .select(['account_id as accountId', 'weight', 'is_trusted as isTrusted'])
    .select(sql<string>`coalesce(encode(network, 'hex'), '')`.as('network'))
    .where('vacancy_id', '=', vacancyId)
    .where('outcome', '=', 'undecided')
    .orderBy('is_trusted', 'desc')
    .orderBy('weight', 'desc')
    .limit(MAX_VOICES)
    .execute();
}

/** Whether staff released a case of the vacancy since that time. */
export async function wasReleasedSince(tx: Db, vacancyId: number, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .where('state', '=', 'released')
    .where('decided_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** The stored pictures among the given file keys. */
export async function listKnownProofKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('job_reports').select('proof_file').where('proof_file', 'in', keys).execute();
  return new Set(rows.flatMap(({ proof_file }) => proof_file ?? []));
}

/** The picture of a report. */
export async function findProof(
  db: Db,
  reportId: number,
): Promise<{ fileKey: string; contentType: string } | undefined> {
  const row = await db
    .selectFrom('job_reports')
    .select(['proof_file', 'proof_type'])
    .where('id', '=', reportId)
    .executeTakeFirst();
  return row?.proof_file ? { fileKey: row.proof_file, contentType: row.proof_type ?? 'image/webp' } : undefined;
}
