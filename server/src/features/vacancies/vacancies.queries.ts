import { type Selectable, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';
import { withoutStatementTimeout } from '../../infra/database/without-statement-timeout.ts';
import { type ShownChecksColumn, shownChecks } from '../vacancy-checks/index.ts';
import { hasEnded, isIndexedLive, isLive } from './live-vacancies.queries.ts';
import { tableSample } from './vacancy-sample.queries.ts';

/** An array as JSON, which the driver reads several times as fast as an array of PostgreSQL. */
const toJson = (column: 'locations' | 'skills') => sql<string[]>`to_json(${sql.ref(`vacancies.${column}`)})`.as(column);

const cardColumns = [
  'vacancies.id',
  'vacancies.kind',
  'vacancies.title',
  'vacancies.company_id',
  toJson('locations'),
  toJson('skills'),
  'vacancies.experience_from_years',
  'vacancies.experience_to_years',
  'vacancies.salary_from',
  'vacancies.salary_to',
  'vacancies.salary_not_disclosed',
  'vacancies.pay_text',
  'vacancies.posted_at',
  'companies.name as company_name',
  'companies.logo as company_logo',
  shownChecks,
] as const;

export type CardRow = Awaited<ReturnType<typeof listCardRows>>[number];

/** Lists card rows in the order of the ids; vacancies that are no longer live are left out. */
export async function listCardRows(db: Db, ids: number[], now: Date) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(cardColumns)
    .where(sql<boolean>`vacancies.id = any(${ids}::int[])`)
    .where(isLive(now))
    .orderBy(sql`array_position(${ids}::int[], vacancies.id)`)
    .execute();
}

/** Lists what identifies repeated advertisements, in the order of the ids. */
export async function listRepeatKeys(
  db: Db,
  ids: number[],
): Promise<{ vacancyID: number; companyID: number; jobTitle: string; locations: string[] }[]> {
  return await db
    .selectFrom('vacancies')
    .select(['id as vacancyID', 'company_id as companyID', 'title as jobTitle', 'locations'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy(sql`array_position(${ids}::int[], id)`)
    .execute();
}

/** Lists card rows of vacancies of any status, in no order. */
export async function listKnownCardRows(db: Db, ids: number[], now: Date): Promise<(CardRow & { is_live: boolean })[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(cardColumns)
    .select(isLive(now).as('is_live'))
    .where(sql<boolean>`vacancies.id = any(${ids}::int[])`)
    .execute();
}

/** Lists the ids of the newest live vacancies; those an account has applied to are left out if one is given. */
export async function listNewestIds(db: Db, now: Date, limit: number, exceptAppliedBy?: number): Promise<number[]> {
  const rows = await db
    .selectFrom('vacancy_search')
    .select('vacancy_id')
    .where(isIndexedLive(now))
    .$if(exceptAppliedBy !== undefined, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('applications')
              .select('applications.id')
              .whereRef('applications.vacancy_id', '=', 'vacancy_search.vacancy_id')
              .where('applications.account_id', '=', exceptAppliedBy as number),
          ),
        ),
      ),
    )
    .orderBy('posted_at', 'desc')
    .orderBy('vacancy_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ vacancy_id }) => vacancy_id);
}

export type DetailsRow = Selectable<Schema['vacancies']> & {
  company_name: string;
  company_logo: string;
  company_about_html: string;
  company_address: string;
  company_website: string;
  checks: ShownChecksColumn;
};

const selectDetails = (db: Db, vacancyId: number) =>
  db
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .selectAll('vacancies')
    .select([
      'companies.name as company_name',
      'companies.logo as company_logo',
      'companies.about_html as company_about_html',
      'companies.corporate_address as company_address',
      'companies.website as company_website',
      shownChecks,
    ])
    .where('vacancies.id', '=', vacancyId);

/** Finds a live vacancy with its company. */
export async function findLiveDetails(db: Db, vacancyId: number, now: Date): Promise<DetailsRow | undefined> {
  return await selectDetails(db, vacancyId).where(isLive(now)).executeTakeFirst();
}

/** Finds a vacancy of any status with its company, for staff. */
export async function findDetails(db: Db, vacancyId: number): Promise<DetailsRow | undefined> {
  return await selectDetails(db, vacancyId).executeTakeFirst();
}

/** Finds out why a vacancy has no details of the requested kind: it was a fraud, has ended, or is of the other kind. */
export async function findUnavailableReason(
  db: Db,
  vacancyId: number,
  now: Date,
): Promise<'fraud' | 'ended' | 'otherKind' | undefined> {
  const row = await db
    .selectFrom('vacancies')
    .select(isLive(now).as('live'))
    .select(hasEnded(now).as('ended'))
    .select('ended_as_fraud')
    .where('id', '=', vacancyId)
    .executeTakeFirst();
  if (row?.ended) return row.ended_as_fraud ? 'fraud' : 'ended';
  return row?.live ? 'otherKind' : undefined;
}

/** Finds the name of a company. */
export async function findCompanyName(db: Db, companyId: number): Promise<string | undefined> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst();
  return row?.name;
}

/** Lists the places of live vacancies, most vacancies first, or those of a sample; runs without a statement timeout. */
export async function listLivePlaces(db: Db, now: Date, samplePercent?: number): Promise<string[]> {
  const { rows } = await withoutStatementTimeout(db, (tx) =>
    sql<{ place: string }>`
      select place from vacancies ${tableSample(samplePercent)}, unnest(locations) place where ${isLive(now)}
      group by place order by count(*) desc, place`.execute(tx),
  );
  return rows.map(({ place }) => place);
}

/** Lists the places of a company's live vacancies, most vacancies first. */
export async function listCompanyPlaces(db: Db, companyId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select place from vacancies, unnest(locations) place where company_id = ${companyId} and ${isLive(now)}
    group by place order by count(*) desc, place`.execute(db);
  return rows.map(({ place }) => place);
}

/** Lists the most frequent skills of live vacancies; runs without a statement timeout. */
export async function listLiveSkills(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await withoutStatementTimeout(db, (tx) =>
    sql<{ skill: string }>`
      select skill from vacancies, unnest(skills) skill where ${isLive(now)}
      group by skill order by count(*) desc, skill limit ${limit}`.execute(tx),
  );
  return rows.map(({ skill }) => skill);
}

/** Counts the vacancies of any status. */
export async function countVacancies(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('vacancies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
