import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { VacancyKind } from '../../../infra/database/schema.ts';
import { withoutStatementTimeout } from '../../../infra/database/without-statement-timeout.ts';
import { hasEnded, isLive } from '../../vacancies/index.ts';

/** Last visible change of a vacancy: edited, begun, or expired (its status is updated a little later). */
const changedAt = (now: Date): RawBuilder<Date> => sql<Date>`greatest(
  vacancies.updated_at,
  case when vacancies.posted_at <= ${now} then vacancies.posted_at end,
  case when vacancies.status = 'live' and vacancies.expires_at <= ${now} then vacancies.expires_at end
)`;

/**
 * A sitemap of one range of ids: part n has those up to n times `idsPerPart`. Its latest change may be the end of a vacancy
 * that it no longer lists.
 */
export interface SitemapPart {
  part: number;
  /** Milliseconds since 1970, to be serialisable as JSON. */
  changedAt: number;
}

/** Lists the parts with live vacancies, by ids of vacancies or of companies; runs without a statement timeout. */
export async function listSitemapParts(
  db: Db,
  now: Date,
  by: 'id' | 'company_id',
  idsPerPart: number,
): Promise<SitemapPart[]> {
  const { rows } = await withoutStatementTimeout(db, (tx) =>
    sql<SitemapPart>`
      select (${sql.ref(by)} - 1) / ${idsPerPart}::int + 1 as part, extract(epoch from max(${changedAt(now)}))::float8 * 1000 as "changedAt"
      from vacancies group by 1 having bool_or(${isLive(now)}) order by 1`.execute(tx),
  );
  return rows;
}

/** Finds the latest change of any vacancy: edited, begun or expired; read from indexes. */
export async function findLatestChange(db: Db, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(updated_at) from vacancies),
      (select max(posted_at) from vacancy_search where posted_at <= ${now}),
      (select max(expires_at) from vacancies where status = 'live' and expires_at <= ${now})
    ) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Ids after one and up to another. */
interface IdRange {
  after: number;
  upTo: number;
  limit: number;
}

/** Lists live vacancies in a range of ids, in order. */
export async function listSitemapVacancies(
  db: Db,
  now: Date,
  { after, upTo, limit }: IdRange,
): Promise<{ id: number; kind: VacancyKind; changedAt: Date }[]> {
  return await db
    .selectFrom('vacancies')
    .select(['id', 'kind'])
    .select(changedAt(now).as('changedAt'))
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where(isLive(now))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Lists companies with live vacancies in a range of ids, in order. */
export async function listSitemapCompanies(
  db: Db,
  now: Date,
  { after, upTo, limit }: IdRange,
): Promise<{ id: number; name: string; changedAt: Date }[]> {
  const { rows } = await sql<{ id: number; name: string; changedAt: Date }>`
    select companies.id, companies.name, max(${changedAt(now)}) as "changedAt"
    from vacancies join companies on companies.id = vacancies.company_id
    where company_id > ${after} and company_id <= ${upTo}
    group by companies.id having bool_or(${isLive(now)}) order by companies.id limit ${limit}`.execute(db);
  return rows;
}

/** Lists vacancies that were public and were closed as frauds since an instant, the newest first. */
export async function listRemovedFrauds(
  db: Db,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<{ id: number; kind: VacancyKind; changedAt: Date }[]> {
  return await db
    .selectFrom('vacancies')
    .select(['id', 'kind', 'updated_at as changedAt'])
    .where(sql<boolean>`ended_as_fraud`)
    .where(hasEnded(now))
    .where('updated_at', '>=', since)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
}
