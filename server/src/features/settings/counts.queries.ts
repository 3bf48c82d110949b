import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { isIndexedLive } from '../vacancies/index.ts';

/** Counts of this portal: live vacancies, the companies that posted them, and the accounts of job seekers. */
export async function countPortal(
  db: Db,
  now: Date,
): Promise<{ liveJobs: number; companies: number; members: number }> {
  const { rows } = await sql<{ liveJobs: number; companies: number; members: number }>`
    select live.jobs as "liveJobs", live.companies,
      (select count(*)::int from accounts where role = 'jobSeeker' and deleted_at is null) as members
    from (
      select count(*)::int as jobs, count(distinct vacancies.company_id)::int as companies
      from vacancy_search join vacancies on vacancies.id = vacancy_search.vacancy_id
      where ${isIndexedLive(now)}
    ) live`.execute(db);
  return rows[0] ?? { liveJobs: 0, companies: 0, members: 0 };
}
