import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema, VacancyStatus } from '../../infra/database/schema.ts';
import { hasEnded, isLive } from '../vacancies/index.ts';
import { type CountedReport, HARMFUL_REASONS } from './independent-reporters.ts';
import type { Reporter } from './reporter-trust.ts';

export interface ReportedVacancy {
  vacancyId: number;
  status: VacancyStatus;
  isFraud: boolean;
  jobTitle: string;
  orgName: string;
}

/** A vacancy that is or was public; undefined for drafts, also discarded ones, and unknown ids. */
export async function findReportedVacancy(db: Db, vacancyId: number, now: Date): Promise<ReportedVacancy | undefined> {
  return await db
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['vacancies.id as vacancyId', 'status', 'ended_as_fraud as isFraud'])
    .select(['title as jobTitle', 'companies.name as orgName'])
    .where('vacancies.id', '=', vacancyId)
    .where('posted_at', '<=', now)
    .where((eb) => eb.or([isLive(now), hasEnded(now), eb('status', '=', 'paused')]))
    .executeTakeFirst();
}

/** Locks a vacancy, so that of concurrent reports the second sees the first. */
export async function lockReportedVacancy(
  tx: Db,
  vacancyId: number,
): Promise<{ status: VacancyStatus; companyId: number; isFraud: boolean } | undefined> {
  return await tx
    .selectFrom('vacancies')
    .select(['status', 'company_id as companyId', 'ended_as_fraud as isFraud'])
    .where('id', '=', vacancyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Condition for reports that were right about harm, of a vacancy that was closed as a fraud. */
const showsFraud = sql`outcome = 'right' and state = 'upheld' and reason = any(${[...HARMFUL_REASONS]}::text[])`;

/** Finds facts about a member who reports a vacancy. Several reports of one vacancy count once. */
export async function findReporter(db: Db, accountId: number, vacancyId: number): Promise<Reporter> {
  const { rows } = await sql<Reporter>`
    select created_at as "memberSince", email_verified_at is not null as "isEmailVerified",
      mobile_verified_at is not null as "isMobileVerified",
      applied."hasApplied", applied."appliedToCompanyAt", past.*
    from accounts, lateral (
      select coalesce(bool_or(vacancy_id = ${vacancyId}), false) as "hasApplied",
        min(applied_at) as "appliedToCompanyAt"
      from applications join vacancies on vacancies.id = vacancy_id
      where account_id = accounts.id
        and company_id = (select company_id from vacancies where id = ${vacancyId})
    ) applied, lateral (
      select count(distinct job_reports.vacancy_id) filter (where outcome = 'right')::int as "right",
        count(distinct job_reports.vacancy_id) filter (where outcome = 'wrong')::int as "wrong",
        count(distinct job_reports.vacancy_id) filter (where ${showsFraud})::int as upheld,
        count(distinct moderation_cases.company_id) filter (where ${showsFraud})::int as "upheldCompanies",
        count(distinct job_reports.vacancy_id) filter (where outcome = 'undecided' and is_trusted)::int as waiting
      from job_reports left join moderation_cases on moderation_cases.id = case_id where account_id = accounts.id
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
  /** Empty when the address is not verified. */
  mailIdentity: string;
  weight: number;
  isTrusted: boolean;
}

/** Adds a report. @returns its id */
export async function insertReport(tx: Db, report: NewReport, now: Date): Promise<number> {
  const { id } = await tx
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
      mail_identity: report.mailIdentity,
      weight: report.weight,
      is_trusted: report.isTrusted,
      reported_at: now,
      answered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes the undecided reports that guests made of the vacancy with this address and for this reason, before the member who has
 * verified the address reports it: typing the address of a member does not keep them from reporting.
 * @returns the keys of their proofs
 */
export async function deleteGuestReports(
  tx: Db,
  { vacancyId, reason, mailIdentity }: Pick<NewReport, 'vacancyId' | 'reason' | 'mailIdentity'>,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('job_reports')
    .where('vacancy_id', '=', vacancyId)
    .where('account_id', 'is', null)
    .where('reason', '=', reason)
    .where('mail_identity', '=', mailIdentity)
    .where('outcome', '=', 'undecided')
    .returning('proof_file')
    .execute();
  return rows.flatMap(({ proof_file }) => proof_file ?? []);
}

/**
 * The undecided report that this person has made of the vacancy for this reason: a member by account; a guest by the identity of
 * the address, which may also be that of a member who has verified it. The caller has locked the vacancy.
 */
export async function findSameReport(
  tx: Db,
  { vacancyId, reason, accountId, mailIdentity }: NewReport,
): Promise<{ id: number; body: string; hasProof: boolean } | undefined> {
  return await tx
    .selectFrom('job_reports')
    .select((eb) => ['id', 'body', eb('proof_file', 'is not', null).$castTo<boolean>().as('hasProof')])
    .where('vacancy_id', '=', vacancyId)
    .where('reason', '=', reason)
    .where('outcome', '=', 'undecided')
    .where((eb) => (accountId === null ? eb('mail_identity', '=', mailIdentity) : eb('account_id', '=', accountId)))
    .orderBy('id')
    .executeTakeFirst();
}

/**
 * Changes the text and weight of a report, and its proof if one is given; trust stays. Raises the version of its case when staff
 * have something new to read.
 */
export async function addToReport(
  tx: Db,
  reportId: number,
  { body, proof, weight, isTrusted }: Pick<NewReport, 'body' | 'proof' | 'weight' | 'isTrusted'>,
): Promise<void> {
  await sql`
    update moderation_cases set version = version + 1
    where id = (
      select case_id from job_reports
      where id = ${reportId} and (body <> ${body} or ${proof !== undefined} or (${isTrusted} and not is_trusted)))`.execute(
    tx,
  );
  await tx
    .updateTable('job_reports')
    .set({
      body,
      weight: sql`greatest(weight, ${weight}::real)`,
      is_trusted: sql`is_trusted or ${isTrusted}`,
      ...(proof ? { proof_file: proof.fileKey, proof_type: proof.contentType } : {}),
    })
    .where('id', '=', reportId)
    .execute();
}

/** Adds a report to its case, whose version it raises: a decision needs every report on the screen. */
export async function setCaseOfReport(tx: Db, reportId: number, caseId: number): Promise<void> {
  await tx.updateTable('job_reports').set({ case_id: caseId }).where('id', '=', reportId).execute();
  await tx.updateTable('moderation_cases').set({ version: sql`version + 1` }).where('id', '=', caseId).execute();
}

/** How many undecided reports of guests a vacancy has for a reason since that time, which weigh at least as much. */
export async function countReportsOfGuests(
  tx: Db,
  { vacancyId, reason, weight }: Pick<NewReport, 'vacancyId' | 'reason' | 'weight'>,
  since: Date,
): Promise<number> {
  const row = await tx
    .selectFrom('job_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vacancy_id', '=', vacancyId)
    .where('account_id', 'is', null)
    .where('reason', '=', reason)
    .where('weight', '>=', weight)
    .where('outcome', '=', 'undecided')
    .where('reported_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Counts a report in the undecided case of a vacancy, without a row.
 * @param mediumDueAt of a report for a harmful reason: when its case, which has level medium at least, is due at the latest
 * @returns false when there is no such case
 */
export async function countFoldedReport(tx: Db, vacancyId: number, mediumDueAt: Date | undefined): Promise<boolean> {
  const raised = sql<'low' | 'medium' | 'high'>`case when level = 'low' then 'medium' else level end`;
  const row = await tx
    .updateTable('moderation_cases')
    .set({ folded_reports: sql`folded_reports + 1` })
    .$if(mediumDueAt !== undefined, (update) =>
      update.set({ level: raised, due_at: sql<Date>`least(due_at, ${mediumDueAt}::timestamptz)` }),
    )
    .where('vacancy_id', '=', vacancyId)
    .where('state', 'in', ['open', 'asked'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Further reports of one vacancy have no effect. */
const MAX_COUNTED_REPORTS = 1_000;

/** The undecided reports of a vacancy, the weightiest first. */
export async function listUndecidedReports(tx: Db, vacancyId: number): Promise<CountedReport[]> {
  return await tx
    .selectFrom('job_reports')
    .leftJoin('accounts', 'accounts.id', 'account_id')
    .select(['account_id as accountId', 'reason', 'weight', 'is_trusted as isTrusted', 'mail_identity as mail'])
    .select([
      sql<string>`coalesce(encode(network, 'hex'), '')`.as('network'),
      sql<string>`case when mobile_verified_at is null then '' else country_id || ' ' || mobile_no end`.as('mobile'),
    ])
    .where('vacancy_id', '=', vacancyId)
    .where('outcome', '=', 'undecided')
    .orderBy('is_trusted', 'desc')
    .orderBy('weight', 'desc')
    .limit(MAX_COUNTED_REPORTS)
    .execute();
}

/** The stored proofs among the given file keys. */
export async function listKnownProofKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('job_reports').select('proof_file').where('proof_file', 'in', keys).execute();
  return new Set(rows.flatMap(({ proof_file }) => proof_file ?? []));
}

/** The proof of a report: an image. */
export async function findProof(
  db: Db,
  reportId: number,
): Promise<{ vacancyId: number; fileKey: string; contentType: string } | undefined> {
  const row = await db
    .selectFrom('job_reports')
    .select(['vacancy_id', 'proof_file', 'proof_type'])
    .where('id', '=', reportId)
    .executeTakeFirst();
  if (!row?.proof_file) return undefined;
  return { vacancyId: row.vacancy_id, fileKey: row.proof_file, contentType: row.proof_type ?? 'image/webp' };
}
