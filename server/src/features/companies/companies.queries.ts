import type { Company } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { hasEnded, isLive } from '../vacancies/index.ts';

export interface CompanyRow {
  name: string;
  logo: string;
  aboutHtml: string;
  website: string;
  corporateAddress: string;
  firstPostedAt: Date;
}

/** Finds a company by its number; for a merged company, the company into which it was merged. */
export async function resolveCompanyId(db: Db, companyId: number): Promise<number> {
  const row = await db.selectFrom('companies').select('merged_into').where('id', '=', companyId).executeTakeFirst();
  return row?.merged_into ?? companyId;
}

/** Finds a company with a vacancy that is or was public; undefined otherwise. */
export async function findCompany(db: Db, companyId: number, now: Date): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select companies.name, companies.logo, about_html as "aboutHtml", website, corporate_address as "corporateAddress",
      first.posted_at as "firstPostedAt"
    from companies cross join lateral (
      select min(vacancies.posted_at) as posted_at from vacancies
      where vacancies.company_id = companies.id and (${isLive(now)} or ${hasEnded(now)})
    ) first
    where companies.id = ${companyId} and first.posted_at is not null`.execute(db);
  return rows[0];
}

/** Counts the live vacancies of a company, with their most frequent industry; '' when none is stated. */
export async function summariseLiveVacancies(
  db: Db,
  companyId: number,
  now: Date,
): Promise<{ count: number; industry: string }> {
  const { rows } = await sql<{ count: number; industry: string | null }>`
    select count(*)::int as count, mode() within group (order by nullif(industry_type, '')) as industry
    from vacancies where company_id = ${companyId} and ${isLive(now)}`.execute(db);
  return { count: rows[0]?.count ?? 0, industry: rows[0]?.industry ?? '' };
}

/** Counts the live vacancies of a company by place, most vacancies first. */
export async function countByPlace(db: Db, companyId: number, now: Date): Promise<Company['places']> {
  const { rows } = await sql<Company['places'][number]>`
    select place, count(*)::int as count from vacancies, unnest(locations) place
    where company_id = ${companyId} and ${isLive(now)}
    group by place order by count(*) desc, place`.execute(db);
  return rows;
}

/**
 * Counts the applications to a company since a time, and how many of them the employer answered: shortlisted, invited to an
 * interview or turned down. Viewing one, or closing the vacancy, does not count as an answer; withdrawn ones do not
 * count.
 */
export async function countAnswers(
  db: Db,
  companyId: number,
  since: Date,
): Promise<{ answered: number; applications: number }> {
  const { rows } = await sql<{ answered: number; applications: number }>`
    select count(*)::int as applications, count(*) filter (where exists (
      select from application_steps s
      where s.application_id = applications.id and s.status in ('Shortlisted', 'Interview', 'Not selected')
    ))::int as answered
    from applications join vacancies on vacancies.id = applications.vacancy_id
    where vacancies.company_id = ${companyId} and applications.applied_at >= ${since}
      and applications.withdrawn_at is null`.execute(db);
  return rows[0] ?? { answered: 0, applications: 0 };
}
