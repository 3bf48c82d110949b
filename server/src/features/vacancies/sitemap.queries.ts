import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { VacancyKind } from '../../platform/database/schema.ts';
import { isLive } from './live-vacancies.queries.ts';

/** The parts of the sitemap with live vacancies: part n holds ids up to n times `idsAPart`. `changedAt` is the latest change in it. */
export async function listSitemapParts(
  db: Db,
  now: Date,
  idsAPart: number,
): Promise<{ part: number; changedAt: Date }[]> {
  const { rows } = await sql<{ part: number; changedAt: Date }>`
    select (id - 1) / ${idsAPart}::int + 1 as part, max(updated_at) as "changedAt"
    from vacancies where ${isLive(now)} group by 1 order by 1`.execute(db);
  return rows;
}

export interface SitemapEntry {
  id: number;
  kind: VacancyKind;
  updated_at: Date;
}

/** Live vacancies with an id after one and up to another, in order. */
export async function listSitemapEntries(
  db: Db,
  now: Date,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<SitemapEntry[]> {
  return await db
    .selectFrom('vacancies')
    .select(['id', 'kind', 'updated_at'])
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where(isLive(now))
    .orderBy('id')
    .limit(limit)
    .execute();
}
