import type { TrustFigures } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** Counts reports, vacancies removed as frauds, and the median time from a report to its decision, in minutes. */
export async function countTrust(db: Db, since: Date): Promise<TrustFigures> {
  const { rows } = await sql<TrustFigures>`
    select
      (select count(*)::int from job_reports where reported_at >= ${since} and outcome <> 'withdrawn') as reports,
      (select count(distinct vacancy_id)::int from moderation_cases
        where state = 'upheld' and decided_at >= ${since}) as upheld,
      (select round(extract(epoch from percentile_cont(0.5) within group
          (order by greatest(decided_at - reported_at, interval '0'))) / 60)::int
        from job_reports join moderation_cases on moderation_cases.id = case_id
        where reported_at >= ${since} and decided_at is not null and state in ('released', 'upheld', 'closed'))
        as "medianMinutes"`.execute(db);
  return rows[0] as TrustFigures;
}
