import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { STAFF_SOURCE } from '../../lib/staff-source.ts';
import { isUnchanged } from './outdated-checks.queries.ts';

/**
 * Condition of a query on `vacancy_checks` and `companies`: a check of the company holds. It ends when the company has another
 * name, or for a mail another website.
 */
export const isHeldCompanyCheck = sql<boolean>`(vacancy_checks.company_id = companies.id and vacancy_checks.removed_at is null
  and vacancy_checks.company_name = companies.name and (vacancy_checks.kind <> 'domain-mail' or vacancy_checks.website = companies.website))`;

const hostOf = (address: RawBuilder<string>) => sql<string>`lower(substring(${address} from '@([^@]+)$'))`;
/** Of the mail of a check. */
const confirmedHost = hostOf(sql`vacancy_checks.detail`);
const hasOwnCheck = sql<boolean>`exists (
  select from vacancy_checks
  where vacancy_checks.vacancy_id = vacancies.id and vacancy_checks.removed_at is null and ${isUnchanged})`;

/**
 * Condition of a query on `vacancies` joined with `companies`: the checks of the company vouch for the vacancy: staff
 * have posted or checked it. Anyone can write the name of a company, state its website and its confirmed address, and lead applicants
 * elsewhere by a form, a short link or a name in a messenger.
 */
export const isVouched = sql<boolean>`(vacancies.source = ${STAFF_SOURCE} or ${hasOwnCheck})`;

/** Whether the checks of its company vouch for a vacancy. */
export async function isVouchedVacancy(db: Db, vacancyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from vacancies join companies on companies.id = vacancies.company_id
    where vacancies.id = ${vacancyId} and ${isVouched}`.execute(db);
  return rows.length > 0;
}

/** A company with checks that hold, and the hosts of its confirmed mails. */
export interface CheckedCompany {
  id: number;
  hosts: string[];
}

/** Query of those of the companies with checks that hold. */
export const checkedCompanies = (companyIds: readonly number[]): RawBuilder<CheckedCompany> => sql<CheckedCompany>`
  select companies.id,
    coalesce(array_agg(distinct ${confirmedHost}) filter (where vacancy_checks.kind = 'domain-mail'), '{}') as hosts
  from vacancy_checks join companies on ${isHeldCompanyCheck}
  where vacancy_checks.company_id = any(${[...new Set(companyIds)]}::int[]) group by companies.id`;

/** Those of the vacancies that staff have checked themselves. */
export async function listCheckedVacancies(db: Db, vacancyIds: readonly number[]): Promise<Set<number>> {
  if (vacancyIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select vacancies.id from vacancies join companies on companies.id = vacancies.company_id
    where vacancies.id = any(${[...vacancyIds]}::int[]) and ${hasOwnCheck}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
