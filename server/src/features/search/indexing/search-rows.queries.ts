import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { createLexemes, type SearchableVacancy } from './create-lexemes.ts';

/** Lists the searchable content of vacancies. */
export async function listSearchableVacancies(
  tx: Db,
  vacancyIds: number[],
): Promise<(SearchableVacancy & { id: number })[]> {
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
    localities: row.localities,
    companyId: row.company_id,
    jobTypes: row.job_types,
    jobModes: row.job_modes,
    employmentType: row.employment_type,
    industry: row.industry_type,
    salaryUpperPaise: row.salary_not_disclosed ? null : (row.salary_to ?? row.salary_from),
    salaryLowerPaise: row.salary_not_disclosed ? null : row.salary_from,
    ug: row.ug,
    pg: row.pg,
    branches: row.branches,
    experienceFromYears: row.experience_from_years,
    experienceToYears: row.experience_to_years,
    postedAt: row.posted_at,
  }));
}

/** A row of the search table; company and times are copied from the vacancy. */
export interface SearchRow {
  vacancy_id: number;
  lex: string[];
}

/** Creates the search row of a vacancy. */
export const toSearchRow = (vacancy: SearchableVacancy & { id: number }): SearchRow => ({
  vacancy_id: vacancy.id,
  lex: createLexemes(vacancy),
});

/**
 * Writes the search rows of live vacancies.
 * @param table the table that searches read, or the one that a rebuild fills
 */
export async function writeSearchRows(
  tx: Db,
  rows: SearchRow[],
  table: 'vacancy_search' | 'vacancy_search_next' = 'vacancy_search',
): Promise<void> {
  // The table of a rebuild has no key yet, and every row is written once.
  const onConflict =
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
    order by posted_at, id ${onConflict}`.execute(tx);
  // Flush the pending list of the GIN index here, so that no later search or write has to.
  await sql`select flush_search_index(${`${table}_lex`})`.execute(tx);
}
