import { type Selectable, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';
import { withoutStatementTimeout } from '../../infra/database/without-statement-timeout.ts';
import type { FoundPage } from '../search/engine/search.queries.ts';
import { hasEnded, isFoundLive, isLive } from '../search/live-vacancies.queries.ts';

const cardColumns = [
  'vacancies.id',
  'vacancies.kind',
  'vacancies.title',
  'vacancies.company_id',
  'vacancies.locations',
  'vacancies.skills',
  'vacancies.experience_from_years',
  'vacancies.experience_to_years',
  'vacancies.salary_from',
  'vacancies.salary_to',
  'vacancies.salary_not_disclosed',
  'vacancies.posted_at',
  'companies.name as company_name',
  'companies.logo as company_logo',
] as const;

export type CardRow = Awaited<ReturnType<typeof listCardRows>>[number];

/** The cards of vacancies in the order of the ids; one that is no longer live is left out. */
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

/** The same of whatever status, each with whether it is live. */
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

/** The newest live vacancies an account has not applied to, or of all when no account is given. */
export async function listNewestIds(db: Db, now: Date, limit: number, exceptAppliedBy?: number): Promise<number[]> {
  const rows = await db
    .selectFrom('vacancy_search')
    .select('vacancy_id')
    .where(isFoundLive(now))
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

interface ListPart {
  now: Date;
  offset: number;
  limit: number;
  /** Counting stops here. */
  countTo: number;
}

/** The newest live vacancies, of one company or of all; a company's may have to meet filters given as a tsquery. */
export async function listNewest(
  db: Db,
  { companyId, filters }: { companyId?: number | undefined; filters?: string | undefined },
  { now, offset, limit, countTo }: ListPart,
): Promise<FoundPage> {
  const ofCompany = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`;
  const meets = filters === undefined ? sql`true` : sql`lex @@ ${filters}::tsquery`;
  const { rows } = await sql<FoundPage>`
    with found as materialized (
      select vacancy_id, posted_at from vacancy_search where ${ofCompany} and ${meets} and ${isFoundLive(now)}
      order by posted_at desc, vacancy_id desc limit ${countTo}
    )
    select (select count(*)::int from found) as counted, array(
      select vacancy_id from found order by posted_at desc, vacancy_id desc offset ${offset} limit ${limit}
    ) as ids`.execute(db);
  return rows[0] as FoundPage;
}

export type DetailsRow = Selectable<Schema['vacancies']> & {
  company_name: string;
  company_logo: string;
  company_about_html: string;
  company_address: string;
  company_website: string;
};

/** Everything about a live vacancy. */
export async function findLiveDetails(db: Db, vacancyId: number, now: Date): Promise<DetailsRow | undefined> {
  return await db
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .selectAll('vacancies')
    .select([
      'companies.name as company_name',
      'companies.logo as company_logo',
      'companies.about_html as company_about_html',
      'companies.corporate_address as company_address',
      'companies.website as company_website',
    ])
    .where('vacancies.id', '=', vacancyId)
    .where(isLive(now))
    .executeTakeFirst();
}

/** Why a vacancy has no details of the asked kind: it has ended, or is live as the other kind; nothing for all others. */
export async function findWhyUnavailable(
  db: Db,
  vacancyId: number,
  now: Date,
): Promise<'ended' | 'otherKind' | undefined> {
  const row = await db
    .selectFrom('vacancies')
    .select(isLive(now).as('live'))
    .select(hasEnded(now).as('ended'))
    .where('id', '=', vacancyId)
    .executeTakeFirst();
  if (row?.ended) return 'ended';
  return row?.live ? 'otherKind' : undefined;
}

export async function findCompanyName(db: Db, companyId: number): Promise<string | undefined> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst();
  return row?.name;
}

/** Places of live vacancies, most vacancies first. */
export async function listLivePlaces(db: Db, now: Date): Promise<string[]> {
  const { rows } = await withoutStatementTimeout(db, (tx) =>
    sql<{ place: string }>`
      select place from vacancies, unnest(locations) place where ${isLive(now)}
      group by place order by count(*) desc, place`.execute(tx),
  );
  return rows.map(({ place }) => place);
}

/** The commonest skills of live vacancies as they are spelled there, most vacancies first. */
export async function listLiveSkills(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await withoutStatementTimeout(db, (tx) =>
    sql<{ skill: string }>`
      select skill from vacancies, unnest(skills) skill where ${isLive(now)}
      group by skill order by count(*) desc, skill limit ${limit}`.execute(tx),
  );
  return rows.map(({ skill }) => skill);
}

/** How many vacancies there are, of whatever status. */
export async function countVacancies(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('vacancies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
