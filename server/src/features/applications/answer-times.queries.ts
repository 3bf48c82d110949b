import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { DAY_MS } from '../../lib/clock.ts';

/** Answers of the last half year count. */
const SINCE_MS = 180 * DAY_MS;
/** Fewer answers say nothing about a company. */
const MIN_ANSWERS = 5;
/** Share of the answered applications that were answered within the time. */
const WITHIN = 0.8;
/** Rows read per company: its newest vacancies, and applications of each. */
const MAX_VACANCIES = 50;
const MAX_APPLICATIONS = 20;

/**
 * Maps companies to the days within which they answered four of five of the applications that they answered here, of the
 * last half year. An answer is shortlisted, interview or not selected. Companies with too few answers are left out.
 */
export async function mapAnswerDays(db: Db, companyIds: number[], now: Date): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map();
  const since = new Date(now.getTime() - SINCE_MS);
  const { rows } = await sql<{ company_id: number; days: number }>`
    select company.id as company_id,
      percentile_cont(${WITHIN}) within group (order by extract(epoch from answer.at - sent.applied_at) / 86400) as days
    from unnest(${companyIds}::int[]) company (id)
    cross join lateral (
      select id from vacancies where company_id = company.id order by posted_at desc, id desc limit ${MAX_VACANCIES}
    ) vacancy
    cross join lateral (
      select id, applied_at from applications
      where vacancy_id = vacancy.id and applied_at > ${since} limit ${MAX_APPLICATIONS}
    ) sent
    cross join lateral (
      select at from application_steps
      where application_id = sent.id and status in ('Shortlisted', 'Interview', 'Not selected') and at >= sent.applied_at
      order by id limit 1
    ) answer
    group by company.id having count(*) >= ${MIN_ANSWERS}`.execute(db);
  return new Map(rows.map(({ company_id, days }) => [company_id, Math.max(1, Math.ceil(days))]));
}
