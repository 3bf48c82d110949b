import {
  type CallOutput,
  type listStaffVacancies,
  MAX_COMPARED_TEXTS,
  STAFF_PAGE_ROWS,
  type StaffVacancy,
  type VacancyFlag,
} from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { escapeLike } from '../../lib/escape-like.ts';

/** Limit of the count: at a million vacancies an exact total takes seconds. Filters narrow the list. */
const MAX_COUNTED = 2_000;
/** For a text together with the state of applications, which no index has in common. */
const MAX_COUNTED_TEXT = 500;
/** Limit of companies whose names contain a text; with more, the text is too general. */
const MAX_COMPANIES = 300;

type Filters = CallOutput<typeof listStaffVacancies>['query'];

async function listCompanyIds(db: Db, pattern: string): Promise<number[]> {
  const rows = await db
    .selectFrom('companies')
    .select('id')
    .where('name', 'ilike', pattern)
    .limit(MAX_COMPANIES)
    .execute();
  return rows.map(({ id }) => id);
}

/** The condition of a text: the number of a vacancy, or a part of its title or company. */
async function textCondition(db: Db, text: string) {
  if (/^#?\d{1,9}$/.test(text)) return sql<boolean>`vacancies.id = ${Number(text.replace('#', ''))}`;
  const pattern = `%${escapeLike(text)}%`;
  const companies = await listCompanyIds(db, pattern);
  if (companies.length === 0) return sql<boolean>`vacancies.title ilike ${pattern}`;
  return sql<boolean>`(vacancies.title ilike ${pattern} or vacancies.company_id = any(${companies}::int[]))`;
}

const applicantConditions = {
  none: sql<boolean>`not exists (select from applications a where a.vacancy_id = vacancies.id and withdrawn_at is null)`,
  some: sql<boolean>`exists (select from applications a where a.vacancy_id = vacancies.id and withdrawn_at is null)`,
  unread: sql<boolean>`exists (select from applications a where a.vacancy_id = vacancies.id and a.status = 'Sent')`,
};

/** Conditions with a partial index each, of the same words; salaries are paise a year. */
const flagConditions: Record<Exclude<VacancyFlag, 'repeated-text'>, RawBuilder<boolean>> = {
  'no-place': sql<boolean>`vacancies.locations = '{}'`,
  'no-pay': sql<boolean>`(vacancies.salary_from is null and vacancies.salary_to is null and vacancies.pay_text = '')`,
  'odd-pay': sql<boolean>`(vacancies.salary_to < vacancies.salary_from or vacancies.salary_to > vacancies.salary_from * 5
    or vacancies.salary_from < 3600000 or vacancies.salary_to > 1000000000)`,
};

/** Of the newest vacancies that fit the other filters, those with the text of another one that has not ended. */
const repeatsText = (others: RawBuilder<boolean>) => sql<boolean>`vacancies.id in (
  select newest.id from (
    select vacancies.id, md5(vacancies.description_html) as text from vacancies where ${others}
    order by posted_at desc, vacancies.id desc limit ${MAX_COMPARED_TEXTS}
  ) newest where exists (
    select from vacancies twin where md5(twin.description_html) = newest.text and twin.id <> newest.id
      and twin.status in ('draft', 'live', 'paused')))`;

async function conditionsOf(db: Db, filters: Filters, now: Date): Promise<RawBuilder<boolean>> {
  const { text, companyID, source, age, applicants, flag, endsWithin } = filters;
  const status = filters.status ?? (endsWithin && 'live');
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const conditions = [
    ...(text ? [await textCondition(db, text)] : []),
    ...(status ? [sql<boolean>`vacancies.status = ${sql.lit(status)}`] : []),
    ...(companyID ? [sql<boolean>`vacancies.company_id = ${companyID}`] : []),
    ...(source ? [sql<boolean>`vacancies.source = ${source}`] : []),
    ...(age === 'older' ? [sql<boolean>`vacancies.posted_at < ${since(30)}`] : []),
    ...(age && age !== 'older' ? [sql<boolean>`vacancies.posted_at >= ${since(Number(age))}`] : []),
    ...(applicants ? [applicantConditions[applicants]] : []),
    ...(endsWithin
      ? [sql<boolean>`vacancies.expires_at > ${now} and vacancies.expires_at <= ${since(-Number(endsWithin))}`]
      : []),
    ...(flag && flag !== 'repeated-text' ? [flagConditions[flag]] : []),
  ];
  const all = conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;
  return flag === 'repeated-text' ? repeatsText(all) : all;
}

type Row = Omit<StaffVacancy, 'postedOn' | 'validThrough' | 'applicants' | 'unread'> & {
  postedAt: Date;
  expiresAt: Date;
};

const rowColumns = sql`
  vacancies.id as "vacancyID", title as "jobTitle", company_id as "companyID", companies.name as "orgName",
  companies.blocked_at is not null as "isCompanyBlocked", status, source, source_id as "sourceID", vacancies.version, locations,
  posted_at as "postedAt", expires_at as "expiresAt"`;

/** Completes rows of vacancies with the numbers of their applications. */
async function withApplicants(db: Db, rows: Row[]): Promise<StaffVacancy[]> {
  const { rows: counts } = await sql<{ vacancyID: number; applicants: number; unread: number }>`
    select vacancy_id as "vacancyID", count(*) filter (where withdrawn_at is null)::int as applicants,
      count(*) filter (where status = 'Sent')::int as unread
    from applications where vacancy_id = any(${rows.map(({ vacancyID }) => vacancyID)}::int[])
    group by vacancy_id`.execute(db);
  const countOf = new Map(counts.map((count) => [count.vacancyID, count]));
  return rows.map(({ postedAt, expiresAt, ...row }) => ({
    ...row,
    postedOn: postedAt.toISOString(),
    validThrough: expiresAt.toISOString(),
    applicants: countOf.get(row.vacancyID)?.applicants ?? 0,
    unread: countOf.get(row.vacancyID)?.unread ?? 0,
  }));
}

/** Lists vacancies of any status, newest first, or by their end; `isCapped`: there are at least `total`. */
export async function searchStaffVacancies(
  db: Db,
  filters: Filters,
  now: Date,
): Promise<{ vacancies: StaffVacancy[]; total: number; isCapped: boolean }> {
  const condition = await conditionsOf(db, filters, now);
  const most = filters.text && filters.applicants ? MAX_COUNTED_TEXT : MAX_COUNTED;
  const order = filters.endsWithin ? sql`expires_at, vacancies.id` : sql`posted_at desc, vacancies.id desc`;
  // The index of a flag is read in order, up to the count.
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from vacancies where ${condition} ${filters.flag ? sql`order by ${order}` : sql``} limit ${most + 1}) found
  `.execute(db);
  const found = counted[0]?.total ?? 0;
  const { rows } = await sql<Row>`
    select ${rowColumns} from vacancies join companies on companies.id = company_id
    where ${condition} order by ${order}
    limit ${STAFF_PAGE_ROWS} offset ${((filters.page ?? 1) - 1) * STAFF_PAGE_ROWS}`.execute(db);
  const vacancies = await withApplicants(db, rows);
  return { vacancies, total: Math.min(found, most), isCapped: found > most };
}

/** Finds the list row of a vacancy. */
export async function findStaffVacancy(db: Db, vacancyId: number): Promise<StaffVacancy | undefined> {
  const { rows } = await sql<Row>`
    select ${rowColumns} from vacancies join companies on companies.id = company_id where vacancies.id = ${vacancyId}
  `.execute(db);
  return (await withApplicants(db, rows))[0];
}
