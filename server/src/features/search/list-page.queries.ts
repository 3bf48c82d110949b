import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { isIndexedLive } from '../vacancies/index.ts';
import type { FoundPage, SearchWindow } from './engine/search.queries.ts';

interface ListRequest extends SearchWindow {
  offset: number;
  limit: number;
  /** Counting stops here. */
  countTo: number;
}

/** Lists the newest live vacancies, of one company or of all; `filters` is a tsquery that they must match. */
export async function listNewest(
  db: Db,
  { companyId, filters }: { companyId?: number | undefined; filters?: string | undefined },
  { now, since, offset, limit, countTo }: ListRequest,
): Promise<FoundPage> {
  const ofCompany = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`;
  const matchesFilters = filters === undefined ? sql`true` : sql`lex @@ ${filters}::tsquery`;
  const isSince = since === undefined ? sql`` : sql` and posted_at >= ${since}`;
  const { rows } = await sql<FoundPage>`
    with found as materialized (
      select vacancy_id, posted_at from vacancy_search where ${ofCompany} and ${matchesFilters} and ${isIndexedLive(now)}${isSince}
      order by posted_at desc, vacancy_id desc limit ${countTo}
    )
    select (select count(*)::int from found) as counted, array(
      select vacancy_id from found order by posted_at desc, vacancy_id desc offset ${offset} limit ${limit}
    ) as ids`.execute(db);
  return rows[0] as FoundPage;
}
