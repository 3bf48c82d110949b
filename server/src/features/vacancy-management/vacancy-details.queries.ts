import type { CheckKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import type { StoredPosting } from '../vacancy-lifecycle/index.ts';

/** The editable fields of a vacancy, with its state. */
export interface EditedVacancy {
  posting: StoredPosting;
  company: string;
  status: VacancyStatus;
  version: number;
  endedAsFraud: boolean;
  canUndoClose: boolean;
}

/** Reads a vacancy to edit it. @param lock for a change in the same transaction */
export async function findEditedVacancy(db: Db, vacancyId: number, lock = false): Promise<EditedVacancy | undefined> {
  const row = await db
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'company_id')
    .selectAll('vacancies')
    .select('companies.name as company_name')
    .where('vacancies.id', '=', vacancyId)
    .$if(lock, (query) => query.forUpdate('vacancies'))
    .executeTakeFirst();
  if (!row) return undefined;
  const posting: StoredPosting = {
    source: row.source,
    sourceId: row.source_id,
    kind: row.kind,
    title: row.title,
    descriptionHtml: row.description_html,
    skills: row.skills,
    locations: row.locations,
    localities: row.localities,
    educations: row.educations,
    branches: row.branches,
    jobTypes: row.job_types,
    jobModes: row.job_modes,
    jobCategory: row.job_category,
    experienceFromYears: row.experience_from_years,
    experienceToYears: row.experience_to_years,
    salaryFromPaise: row.salary_from,
    salaryToPaise: row.salary_to,
    salaryNotDisclosed: row.salary_not_disclosed,
    payText: row.pay_text,
    employmentType: row.employment_type,
    openings: row.openings,
    industryType: row.industry_type,
    department: row.department,
    role: row.role,
    roleCategory: row.role_category,
    ug: row.ug,
    pg: row.pg,
    interviewAddress: row.interview_address,
    contactPreference: row.contact_preference,
    recruiterName: row.recruiter_name,
    recruiterEmail: row.recruiter_email,
    recruiterWhatsApp: row.recruiter_whatsapp,
    postedAt: row.posted_at,
    expiresAt: row.expires_at,
  };
  return {
    posting,
    company: row.company_name,
    status: row.status,
    version: row.version,
    endedAsFraud: row.ended_as_fraud,
    canUndoClose: row.status === 'closed' && row.applicants_told_at === null && row.applicants_told_after !== null,
  };
}

/** Shown details of a company, for a preview. */
export async function findCompanyDetails(db: Db, foldedName: string) {
  return await db
    .selectFrom('companies')
    .select(['id', 'name', 'logo', 'about_html', 'corporate_address', 'website'])
    .where('folded_name', '=', foldedName)
    .executeTakeFirst();
}

/** A change in the history of a vacancy: of its status, of columns by an edit, or a check that ended because of one. */
export interface HistoryRow {
  at: Date;
  actor: string;
  from: VacancyStatus | null;
  to: VacancyStatus | null;
  cause: string;
  columns: string[];
  /** The check that ended; `cause` names what has changed. */
  check: CheckKind | null;
}

/** Status changes by anyone, edits by staff, and checks that ended with an edit, which is above them; newest first. */
export async function listHistory(db: Db, vacancyId: number, limit: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select * from (
      (select changed_at as at, actor, from_status as "from", to_status as "to", cause, '{}'::text[] as columns,
          null as "check"
        from vacancy_changes where vacancy_id = ${vacancyId} order by id desc limit ${limit})
      union all
      (select at, actor, null, null, reason, array(select jsonb_object_keys(coalesce(after, '{}'))), null
        from staff_audit where target_kind = 'vacancy' and target_id = ${String(vacancyId)}
          and action in ('EditVacancy', 'ExtendVacancies') order by id desc limit ${limit})
      union all
      (select removed_at, 'system', null, null, ended_because, '{}', kind
        from vacancy_checks where vacancy_id = ${vacancyId} and ended_because <> '' order by id desc limit ${limit})
    ) history order by at desc, "check" nulls first limit ${limit}`.execute(db);
  return rows;
}

/** Sets the last moment to apply. */
export async function updateExpiry(tx: Db, vacancyId: number, expiresAt: Date, now: Date): Promise<void> {
  await tx
    .updateTable('vacancies')
    .set({ expires_at: expiresAt, updated_at: now })
    .where('id', '=', vacancyId)
    .execute();
}

/** Dates a draft of staff as posted now: it was not public before. */
export async function updatePostedAt(tx: Db, vacancyId: number, now: Date): Promise<void> {
  await tx.updateTable('vacancies').set({ posted_at: now }).where('id', '=', vacancyId).execute();
}

/** Finds the vacancy of a form that was sent before. */
export async function findVacancyOfSource(db: Db, source: string, sourceId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row?.id;
}
