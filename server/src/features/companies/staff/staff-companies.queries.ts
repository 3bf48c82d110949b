import { STAFF_PAGE_ROWS, type StaffCompany, type StaffCompanyDetails } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { escapeLike } from '../../../lib/escape-like.ts';

const MAX_COUNTED = 10_000;
const MAX_LIKELY = 20;

/** Lists companies of a condition by name, with the numbers of their vacancies. */
async function listRows(db: Db, condition: RawBuilder<boolean>, limit: number, offset = 0): Promise<StaffCompany[]> {
  const { rows } = await sql<StaffCompany>`
    select company.id as "companyID", name, website, blocked_at is not null as "isBlocked",
      blocked_cause as "blockedCause", count.vacancies, count.live
    from (
      select * from companies company where merged_into is null and ${condition}
      order by plain_name, id limit ${limit} offset ${offset}
    ) company cross join lateral (
      select count(*)::int as vacancies, count(*) filter (where status = 'live')::int as live
      from vacancies where company_id = company.id
    ) count
    order by plain_name, company.id`.execute(db);
  return rows;
}

/** Lists companies by name; `isCapped`: there are at least `total`. */
export async function searchStaffCompanies(
  db: Db,
  {
    text,
    show,
    page = 1,
  }: { text?: string | undefined; show?: 'blocked' | 'pairs' | undefined; page?: number | undefined },
): Promise<{ companies: StaffCompany[]; total: number; isCapped: boolean }> {
  const conditions = [
    ...(text ? [sql<boolean>`company.name ilike ${`%${escapeLike(text)}%`}`] : []),
    ...(show === 'blocked' ? [sql<boolean>`company.blocked_at is not null`] : []),
    ...(show === 'pairs'
      ? [
          sql<boolean>`exists (select from companies other where other.plain_name = company.plain_name
            and other.merged_into is null and other.id <> company.id)`,
        ]
      : []),
  ];
  const condition = conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from companies company where merged_into is null and ${condition} limit ${MAX_COUNTED + 1}
    ) found`.execute(db);
  const found = rows[0]?.total ?? 0;
  const companies = await listRows(db, condition, STAFF_PAGE_ROWS, (page - 1) * STAFF_PAGE_ROWS);
  return { companies, total: Math.min(found, MAX_COUNTED), isCapped: found > MAX_COUNTED };
}

export const findStaffCompany = async (db: Db, companyId: number): Promise<StaffCompany | undefined> =>
  (await listRows(db, sql<boolean>`company.id = ${companyId}`, 1))[0];

/** Companies with the same name except for the legal form. */
export const listLikelyCompanies = (db: Db, companyId: number): Promise<StaffCompany[]> =>
  listRows(
    db,
    sql<boolean>`company.id <> ${companyId}
      and company.plain_name = (select plain_name from companies where id = ${companyId})`,
    MAX_LIKELY,
  );

/** Merges into a company that were not undone, newest first. */
export async function listMerges(db: Db, companyId: number): Promise<StaffCompanyDetails['merges']> {
  const { rows } = await sql<StaffCompanyDetails['merges'][number] & { mergedAt: Date }>`
    select company_merges.id as "mergeID", name, cardinality(vacancy_ids) as vacancies, merged_at as "mergedAt",
      merged_by as "mergedBy"
    from company_merges join companies on companies.id = company_id
    where into_id = ${companyId} and undone_at is null order by company_merges.id desc limit 50`.execute(db);
  return rows.map(({ mergedAt, ...merge }) => ({ ...merge, mergedOn: mergedAt.toISOString() }));
}
