import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import type { StoredPosting, VacancyPosting } from './vacancy-posting.ts';

/** A company of a posting; the folded name identifies it. */
export interface CompanyRow {
  name: string;
  folded_name: string;
  logo: string;
  about_html: string;
  corporate_address: string;
  website: string;
}

/** The column of the table `vacancies` of each field of a posting; its company has its own table. */
const columnOf = {
  kind: 'kind',
  source: 'source',
  sourceId: 'source_id',
  title: 'title',
  descriptionHtml: 'description_html',
  skills: 'skills',
  locations: 'locations',
  localities: 'localities',
  educations: 'educations',
  branches: 'branches',
  jobTypes: 'job_types',
  jobModes: 'job_modes',
  jobCategory: 'job_category',
  experienceFromYears: 'experience_from_years',
  experienceToYears: 'experience_to_years',
  salaryFromPaise: 'salary_from',
  salaryToPaise: 'salary_to',
  salaryNotDisclosed: 'salary_not_disclosed',
  payText: 'pay_text',
  employmentType: 'employment_type',
  openings: 'openings',
  industryType: 'industry_type',
  department: 'department',
  role: 'role',
  roleCategory: 'role_category',
  ug: 'ug',
  pg: 'pg',
  interviewAddress: 'interview_address',
  contactPreference: 'contact_preference',
  recruiterName: 'recruiter_name',
  recruiterEmail: 'recruiter_email',
  recruiterWhatsApp: 'recruiter_whatsapp',
  postedAt: 'posted_at',
  expiresAt: 'expires_at',
} as const satisfies Record<keyof StoredPosting, string>;

const fields = Object.keys(columnOf) as (keyof StoredPosting)[];

/** A posting as columns of the table `vacancies`. */
export type PostedRow = Record<string, unknown> & { company_id: number };

/** Converts a posting to columns of the table `vacancies`. */
export const toPostedRow = (posting: VacancyPosting, companyId: number): PostedRow => ({
  company_id: companyId,
  ...Object.fromEntries(fields.map((field) => [columnOf[field], posting[field]])),
});

const postedColumns = ['company_id', ...Object.values(columnOf)];

/** Columns that a later posting of the same source and id may change. */
const changeable = postedColumns.filter((column) => column !== 'source' && column !== 'source_id');

const columns = (prefix = '', names: readonly string[] = changeable) =>
  sql.join(names.map((name) => sql.ref(prefix ? `${prefix}.${name}` : name)));

/** A company that postings belong to. */
export interface SavedCompany {
  id: number;
  isBlocked: boolean;
  /** It was known with other details. */
  isChanged: boolean;
}

/**
 * Inserts or updates companies; non-empty details replace known ones. Returns them by folded name; one that was merged is
 * the company that it was merged into. They are locked: blocking one waits for the postings that are written now.
 */
export async function saveCompanies(tx: Db, companies: CompanyRow[]): Promise<Map<string, SavedCompany>> {
  // Sorted, so that two writers lock rows in one order and cannot deadlock.
  const sorted = companies.toSorted((a, b) => (a.folded_name < b.folded_name ? -1 : 1));
  const given = (column: string) => sql`coalesce(nullif(excluded.${sql.ref(column)}, ''), known.${sql.ref(column)})`;
  const details = ['logo', 'about_html', 'corporate_address', 'website'];
  const set = sql.join(details.map((column) => sql`${sql.ref(column)} = ${given(column)}`));
  const before = sql.join(details.map((column) => sql.ref(`known.${column}`)));
  const after = sql.join(details.map(given));
  const { rows: saved } = await sql<{ id: number; isNew: boolean }>`
    insert into companies as known (name, folded_name, logo, about_html, corporate_address, website)
    select * from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb)
      as row (name text, folded_name text, logo text, about_html text, corporate_address text, website text)
    on conflict (folded_name) do update set ${set} where (${before}) is distinct from (${after})
    returning id, xmax = 0 as "isNew"`.execute(tx);
  const changed = saved.flatMap(({ id, isNew }) => (isNew ? [] : id));
  const { rows } = await sql<SavedCompany & { foldedName: string }>`
    select named.folded_name as "foldedName", company.id, company.blocked_at is not null as "isBlocked",
      company.id = any(${changed}::int[]) as "isChanged"
    from companies named join companies company on company.id = coalesce(named.merged_into, named.id)
    where named.folded_name = any(${sorted.map((company) => company.folded_name)}::text[])
    order by company.id for share of company`.execute(tx);
  return new Map(rows.map(({ foldedName, ...company }) => [foldedName, company]));
}

/** Those of the sources whose new vacancies wait for approval. */
export async function listSourcesToApprove(tx: Db, sources: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ source: string }>`
    select source from vacancy_sources where needs_approval and source = any(${[...new Set(sources)]}::text[])`.execute(
    tx,
  );
  return new Set(rows.map(({ source }) => source));
}

/** A vacancy of a posting. */
export interface KnownVacancy {
  id: number;
  status: VacancyStatus;
  stored: StoredPosting;
}

/** Finds the vacancies of these sources and ids, and locks them until the transaction ends. */
export async function lockKnownVacancies(tx: Db, postings: VacancyPosting[]): Promise<KnownVacancy[]> {
  const stored = sql.join(fields.map((field) => sql`${sql.ref(columnOf[field])} as ${sql.ref(field)}`));
  const { rows } = await sql<StoredPosting & { id: number; status: VacancyStatus }>`
    select id, status, ${stored} from vacancies
    where (source, source_id) in (
      select * from unnest(${postings.map(({ source }) => source)}::text[], ${postings.map(({ sourceId }) => sourceId)}::text[])
    )
    order by id for update`.execute(tx);
  return rows.map(({ id, status, ...posting }) => ({ id, status, stored: posting }));
}

/** The source and id there of those postings that are known, without a lock. */
export async function listKnown(
  db: Db,
  postings: VacancyPosting[],
): Promise<Pick<StoredPosting, 'source' | 'sourceId'>[]> {
  const { rows } = await sql<Pick<StoredPosting, 'source' | 'sourceId'>>`
    select source, source_id as "sourceId" from vacancies
    where (source, source_id) in (
      select * from unnest(${postings.map(({ source }) => source)}::text[], ${postings.map(({ sourceId }) => sourceId)}::text[])
    )`.execute(db);
  return rows;
}

/** A vacancy that was written, with its identity at the source. */
export interface WrittenVacancy {
  id: number;
  source: string;
  sourceId: string;
}

/** Inserts vacancies and returns them; skips those that another writer inserted concurrently. */
export async function insertVacancies(
  tx: Db,
  rows: PostedRow[],
  status: 'live' | 'draft',
  now: Date,
): Promise<WrittenVacancy[]> {
  if (rows.length === 0) return [];
  const result = await sql<WrittenVacancy>`
    insert into vacancies (${columns('', postedColumns)}, status, updated_at, entered_at)
    select ${columns('', postedColumns)}, ${status}::text, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_populate_recordset(null::vacancies, ${JSON.stringify(rows)}::text::jsonb)
    order by posted_at, source, source_id
    on conflict (source, source_id) do nothing
    returning id, source, source_id as "sourceId"`.execute(tx);
  return result.rows;
}

/** Updates live and paused vacancies and drafts from postings; returns those that differed. */
export async function updateChangedVacancies(tx: Db, rows: PostedRow[], now: Date): Promise<WrittenVacancy[]> {
  if (rows.length === 0) return [];
  const set = sql.join(changeable.map((column) => sql`${sql.ref(column)} = new.${sql.ref(column)}`));
  const result = await sql<WrittenVacancy>`
    update vacancies set ${set}, updated_at = ${now}
    from jsonb_populate_recordset(null::vacancies, ${JSON.stringify(rows)}::text::jsonb) new
    where vacancies.source = new.source and vacancies.source_id = new.source_id and vacancies.status in ('live', 'paused', 'draft')
      and (${columns('vacancies')}) is distinct from (${columns('new')})
    returning vacancies.id, vacancies.source, vacancies.source_id as "sourceId"`.execute(tx);
  return result.rows;
}
