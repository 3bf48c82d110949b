import type { StaffCheck } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { checkedHashes, isUnchanged } from './outdated-checks.queries.ts';
import { isHeldCompanyCheck } from './vouched-vacancies.queries.ts';

/** What is checked: a vacancy, or a company; with what ends the check when it changes. */
export interface CheckSubject {
  vacancyId: number | null;
  companyId: number;
  title: string;
  companyName: string;
  website: string;
}

/** Finds a vacancy with its company, or a company alone; locked until the transaction ends when `lock` is set. */
export async function findSubject(
  db: Db,
  { vacancyID, companyID }: { vacancyID?: number | undefined; companyID?: number | undefined },
  lock = false,
): Promise<CheckSubject | undefined> {
  const vacancy = vacancyID === undefined ? sql`false` : sql`vacancies.id = ${vacancyID}`;
  const { rows } = await sql<CheckSubject>`
    select vacancies.id as "vacancyId", companies.id as "companyId", coalesce(vacancies.title, '') as title,
      companies.name as "companyName", companies.website
    from companies left join vacancies on vacancies.company_id = companies.id and ${vacancy}
    where ${vacancyID === undefined ? sql`companies.id = ${companyID ?? null}::int and companies.merged_into is null` : vacancy}
    ${lock ? sql`for no key update of companies` : sql``}`.execute(db);
  return rows[0];
}

type CheckRow = Omit<StaffCheck, 'checkedOn'> & { at: Date };

const toCheck = ({ at, ...row }: CheckRow): StaffCheck => ({ ...row, checkedOn: at.toISOString() });

const staffColumns = sql`vacancy_checks.id as "checkID", vacancy_checks.kind, detail, checked_by as "checkedBy",
  vacancy_checks.company_id is not null as "isOfCompany", checked_at as at`;

/** The checks of a subject that hold, newest first. */
export async function listHeldChecks(db: Db, { vacancyId, companyId }: CheckSubject): Promise<StaffCheck[]> {
  const { rows } = await sql<CheckRow>`
    select ${staffColumns} from vacancy_checks
    join companies on companies.id = ${companyId}
    left join vacancies on vacancies.id = vacancy_checks.vacancy_id
    where removed_at is null and (
      ${isHeldCompanyCheck}
      or (vacancy_checks.vacancy_id = ${vacancyId} and ${isUnchanged}))
    order by checked_at desc, vacancy_checks.id desc`.execute(db);
  return rows.map(toCheck);
}

/**
 * Another company with the same recorded number, by name. Until the transaction ends the number cannot be recorded elsewhere: two
 * companies could get it at the same moment.
 */
export async function findOtherWithNumber(tx: Db, number: string, companyId: number): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company number ${number}`}, 0))`.execute(tx);
  const { rows } = await sql<{ name: string }>`
    select companies.name from vacancy_checks join companies on companies.id = vacancy_checks.company_id
    where kind = 'company-number' and removed_at is null and company_id <> ${companyId}
      and companies.merged_into is null and detail like ${`% ${number}`} limit 1`.execute(tx);
  return rows[0]?.name;
}

/** Records a check; an earlier one of the same kind of the same subject ends. One of a company has its vacancies screened. */
export async function insertCheck(
  tx: Db,
  check: { kind: StaffCheck['kind']; detail: string; by: string; isOfCompany: boolean },
  { vacancyId, companyId, title, companyName, website }: CheckSubject,
  now: Date,
): Promise<StaffCheck> {
  const [ofVacancy, ofCompany] = check.isOfCompany ? [null, companyId] : [vacancyId, null];
  const names = sql.join(Object.keys(checkedHashes).map((column) => sql.ref(column)));
  const values = sql.join(
    Object.values(checkedHashes).map((hash) => sql`case when vacancies.id is null then '' else ${hash} end`),
  );
  await sql`
    update vacancy_checks set removed_at = ${now}
    where kind = ${check.kind} and removed_at is null
      and (company_id = ${ofCompany}::int or vacancy_id = ${ofVacancy}::int)`.execute(tx);
  const { rows } = await sql<CheckRow>`
    insert into vacancy_checks
      (vacancy_id, company_id, kind, detail, checked_by, checked_at, company_name, website, title, ${names})
    select ${ofVacancy}::int, ${ofCompany}::int, ${check.kind}, ${check.detail}, ${check.by}, ${now}::timestamptz,
      ${companyName}, ${website}, ${check.isOfCompany ? '' : title}, ${values}
    from (values (1)) one left join vacancies on vacancies.id = ${ofVacancy}
    returning ${staffColumns}`.execute(tx);
  if (check.isOfCompany) await queueCompanyScreening(tx, companyId, now);
  return toCheck(rows[0] as CheckRow);
}

/** The job `screen-companies` compares the live vacancies of the company with what was checked; the company is locked. */
async function queueCompanyScreening(tx: Db, companyId: number, now: Date): Promise<void> {
  await sql`
    insert into company_screenings (company_id, queued_at) values (${companyId}, ${now})
    on conflict (company_id) do update set queued_at = excluded.queued_at, after_vacancy = 0`.execute(tx);
}

/** Ends a check. @returns what it was of; undefined when it has ended, or never was */
export async function endCheck(
  tx: Db,
  checkId: number,
  now: Date,
): Promise<{ vacancyId: number | null; companyId: number | null; kind: string; detail: string } | undefined> {
  return await tx
    .updateTable('vacancy_checks')
    .set({ removed_at: now })
    .where('id', '=', checkId)
    .where('removed_at', 'is', null)
    .returning(['vacancy_id as vacancyId', 'company_id as companyId', 'kind', 'detail'])
    .executeTakeFirst();
}

/** Stores the code that was sent to a company; it replaces an earlier one. */
export async function saveCode(
  tx: Db,
  row: { companyId: number; email: string; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const values = { email: row.email, code_hash: row.codeHash, attempts: 0, expires_at: row.expiresAt };
  await tx
    .insertInto('domain_mail_codes')
    .values({ company_id: row.companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}

/** Counts an attempt at the code of a company, which is locked until the transaction ends; undefined without a code. */
export async function countAttempt(
  tx: Db,
  companyId: number,
): Promise<{ email: string; codeHash: Buffer; attempts: number; expiresAt: Date } | undefined> {
  return await tx
    .updateTable('domain_mail_codes')
    .set({ attempts: sql`attempts + 1` })
    .where('company_id', '=', companyId)
    .returning(['email', 'code_hash as codeHash', 'attempts', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

export async function deleteCode(tx: Db, companyId: number): Promise<void> {
  await tx.deleteFrom('domain_mail_codes').where('company_id', '=', companyId).execute();
}
