import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { makeLexemes, type SearchableVacancy } from '../search/index/make-lexemes.ts';
import type { VacancyPosting } from './vacancy-posting.ts';

/** A company as postings name it; the folded name is its identity. */
export interface CompanyRow {
  name: string;
  folded_name: string;
  logo: string;
  about_html: string;
  corporate_address: string;
  website: string;
}

/** A posting under the names of the table's columns. */
export type PostedRow = ReturnType<typeof postedRow>;

export const postedRow = (posting: VacancyPosting, companyId: number) => ({
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

/** Columns a later posting of the same source and id may change. */
const changeable = (Object.keys(postedRow({} as VacancyPosting, 0)) as (keyof PostedRow)[]).filter(
  (column) => column !== 'source' && column !== 'source_id',
);

const columns = (prefix = '', names: readonly string[] = changeable) =>
  sql.join(names.map((name) => sql.ref(prefix ? `${prefix}.${name}` : name)));

/** Finds or makes companies by folded name; a detail given now replaces what was known. Answers ids by folded name. */
export async function saveCompanies(tx: Db, companies: CompanyRow[]): Promise<Map<string, number>> {
  // Sorted, so that two writers never wait for each other.
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

/** What is there of these sources and ids, locked until the transaction ends. */
export async function lockKnown(
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

/** Inserts postings as live vacancies; one that another writer inserted meanwhile is left out. Answers the new ids. */
export async function insertLive(tx: Db, rows: PostedRow[], now: Date): Promise<number[]> {
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

/** Writes changed postings over vacancies that are live or drafts. Answers the ids of those that really differ. */
export async function updateChanged(tx: Db, rows: PostedRow[], now: Date): Promise<number[]> {
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

/** What search needs to know of vacancies. */
export async function listSearchable(tx: Db, vacancyIds: number[]): Promise<(SearchableVacancy & { id: number })[]> {
  const rows = await tx
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .selectAll('vacancies')
    .select('companies.name as company_name')
    .where(sql<boolean>`vacancies.id = any(${vacancyIds}::int[])`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    skills: row.skills,
    companyName: row.company_name,
    descriptionHtml: row.description_html,
    otherTexts: [
      row.role,
      row.role_category,
      row.department,
      row.industry_type,
      row.job_category,
      row.employment_type,
      row.ug,
      row.pg,
      ...row.job_types,
      ...row.job_modes,
      ...row.branches,
    ],
    locations: row.locations,
    educations: row.educations,
    experienceFromYears: row.experience_from_years,
    experienceToYears: row.experience_to_years,
    postedAt: row.posted_at,
  }));
}

export interface SearchRow {
  vacancy_id: number;
  lex: string[];
}

export const searchRowOf = (vacancy: SearchableVacancy & { id: number }): SearchRow => ({
  vacancy_id: vacancy.id,
  lex: makeLexemes(vacancy),
});

/** Writes the search rows of vacancies that are live, into a table that is new or into the one that is read. */
export async function writeSearchRows(
  tx: Db,
  rows: SearchRow[],
  table: 'vacancy_search' | 'vacancy_search_next' = 'vacancy_search',
): Promise<void> {
  // A new table has no key yet, and no row twice.
  const known =
    table === 'vacancy_search'
      ? sql`
    on conflict (vacancy_id) do update set company_id = excluded.company_id, posted_at = excluded.posted_at,
      expires_at = excluded.expires_at, lex = excluded.lex`
      : sql``;
  await sql`
    insert into ${sql.table(table)} (vacancy_id, company_id, posted_at, expires_at, lex)
    select id, company_id, posted_at, expires_at, array_to_tsvector(lex)
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (vacancy_id int, lex text[])
    join vacancies on id = vacancy_id and status = 'live'
    order by posted_at, id ${known}`.execute(tx);
  // The index takes rows down as they come and puts them into order together; nobody else is to wait for that.
  await sql`select gin_clean_pending_list(index) from to_regclass(${`${table}_lex`}) index where index is not null`.execute(
    tx,
  );
}
