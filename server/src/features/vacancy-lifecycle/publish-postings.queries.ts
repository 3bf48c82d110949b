import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import type { VacancyPosting } from './vacancy-posting.ts';

/** A company of a posting; the folded name identifies it. */
export interface CompanyRow {
  name: string;
  folded_name: string;
  logo: string;
  about_html: string;
  corporate_address: string;
  website: string;
}

/** A posting as columns of the table `vacancies`. */
export type PostedRow = ReturnType<typeof toPostedRow>;

/** Converts a posting to columns of the table `vacancies`. */
export const toPostedRow = (posting: VacancyPosting, companyId: number) => ({
  kind: posting.kind,
  company_id: companyId,
  source: posting.source,
  source_id: posting.sourceId,
  title: posting.title,
  description_html: posting.descriptionHtml,
  skills: posting.skills,
  locations: posting.locations,
  educations: posting.educations,
  branches: posting.branches,
  job_types: posting.jobTypes,
  job_modes: posting.jobModes,
  job_category: posting.jobCategory,
  experience_from_years: posting.experienceFromYears,
  experience_to_years: posting.experienceToYears,
  salary_from: posting.salaryFromPaise,
  salary_to: posting.salaryToPaise,
  salary_not_disclosed: posting.salaryNotDisclosed,
  employment_type: posting.employmentType,
  openings: posting.openings,
  industry_type: posting.industryType,
  department: posting.department,
  role: posting.role,
  role_category: posting.roleCategory,
  ug: posting.ug,
  pg: posting.pg,
  interview_address: posting.interviewAddress,
  contact_preference: posting.contactPreference,
  recruiter_name: posting.recruiterName,
  recruiter_email: posting.recruiterEmail,
  recruiter_whatsapp: posting.recruiterWhatsApp,
  posted_at: posting.postedAt,
  expires_at: posting.expiresAt,
});

/** Columns that a later posting of the same source and id may change. */
const changeable = (Object.keys(toPostedRow({} as VacancyPosting, 0)) as (keyof PostedRow)[]).filter(
  (column) => column !== 'source' && column !== 'source_id',
);

const columns = (prefix = '', names: readonly string[] = changeable) =>
  sql.join(names.map((name) => sql.ref(prefix ? `${prefix}.${name}` : name)));

/** Inserts or updates companies; non-empty details replace known ones. Returns ids by folded name. */
export async function saveCompanies(tx: Db, companies: CompanyRow[]): Promise<Map<string, number>> {
  // Sorted, so that two writers lock rows in one order and cannot deadlock.
  const sorted = companies.toSorted((a, b) => (a.folded_name < b.folded_name ? -1 : 1));
  const given = (column: string) => sql`coalesce(nullif(excluded.${sql.ref(column)}, ''), known.${sql.ref(column)})`;
  const details = ['logo', 'about_html', 'corporate_address', 'website'];
  const set = sql.join(details.map((column) => sql`${sql.ref(column)} = ${given(column)}`));
  const before = sql.join(details.map((column) => sql.ref(`known.${column}`)));
  const after = sql.join(details.map(given));
  await sql`
    insert into companies as known (name, folded_name, logo, about_html, corporate_address, website)
    select * from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb)
      as row (name text, folded_name text, logo text, about_html text, corporate_address text, website text)
    on conflict (folded_name) do update set ${set} where (${before}) is distinct from (${after})`.execute(tx);
  const rows = await tx
    .selectFrom('companies')
    .select(['id', 'folded_name'])
    .where(sql<boolean>`folded_name = any(${sorted.map((company) => company.folded_name)}::text[])`)
    .execute();
  return new Map(rows.map(({ id, folded_name }) => [folded_name, id]));
}

/** Finds the vacancies of these sources and ids, and locks them until the transaction ends. */
export async function lockKnownVacancies(
  tx: Db,
  postings: VacancyPosting[],
): Promise<{ id: number; status: VacancyStatus; source: string; source_id: string }[]> {
  const { rows } = await sql<{ id: number; status: VacancyStatus; source: string; source_id: string }>`
    select id, status, source, source_id from vacancies
    where (source, source_id) in (
      select * from unnest(${postings.map(({ source }) => source)}::text[], ${postings.map(({ sourceId }) => sourceId)}::text[])
    )
    order by id for update`.execute(tx);
  return rows;
}

/** Inserts live vacancies and returns their ids; skips those that another writer has inserted meanwhile. */
export async function insertLiveVacancies(tx: Db, rows: PostedRow[], now: Date): Promise<number[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(rows[0] as PostedRow);
  const result = await sql<{ id: number }>`
    insert into vacancies (${columns('', names)}, status, updated_at)
    select ${columns('', names)}, 'live', ${now}::timestamptz
    from jsonb_populate_recordset(null::vacancies, ${JSON.stringify(rows)}::text::jsonb)
    order by posted_at, source, source_id
    on conflict (source, source_id) do nothing
    returning id`.execute(tx);
  return result.rows.map(({ id }) => id);
}

/** Updates live vacancies and drafts from postings; returns the ids of those that differed. */
export async function updateChangedVacancies(tx: Db, rows: PostedRow[], now: Date): Promise<number[]> {
  if (rows.length === 0) return [];
  const set = sql.join(changeable.map((column) => sql`${sql.ref(column)} = new.${sql.ref(column)}`));
  const result = await sql<{ id: number }>`
    update vacancies set ${set}, updated_at = ${now}
    from jsonb_populate_recordset(null::vacancies, ${JSON.stringify(rows)}::text::jsonb) new
    where vacancies.source = new.source and vacancies.source_id = new.source_id and vacancies.status in ('live', 'draft')
      and (${columns('vacancies')}) is distinct from (${columns('new')})
    returning vacancies.id`.execute(tx);
  return result.rows.map(({ id }) => id);
}
