import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../lib/clock.ts';

/** For this long after a fraud was upheld, staff look at the vacancies of its company. */
export const RELATED_DAYS = 90;

/** With this many undecided cases, a company gets no more of them: a large import would bury the other cases. */
const MAX_WAITING_RELATED = 1_000;

/**
 * Query of those of the vacancies, also drafts, whose company has an upheld fraud of the last 90 days; one that staff have
 * decided since then is not among them.
 */
export function relatedToFrauds(vacancyIds: readonly number[], now: Date): RawBuilder<{ vacancyId: number }> {
  const since = new Date(now.getTime() - RELATED_DAYS * DAY_MS);
  return sql<{ vacancyId: number }>`
    select v.id as "vacancyId" from vacancies v
    cross join lateral (
      select max(decided_at) as at from moderation_cases
      where company_id = v.company_id and vacancy_id <> v.id and state = 'upheld' and decided_at > ${since}::timestamptz) fraud
    where v.id = any(${[...vacancyIds]}::int[]) and v.status in ('live', 'paused', 'draft') and fraud.at is not null
      and not exists (
        select from moderation_cases known
        where known.vacancy_id = v.id and case when state in ('open', 'asked') then 'related' = any(causes) else decided_at >= fraud.at end)
      and (
        select count(*) from (
          select from moderation_cases waiting
          where waiting.company_id = v.company_id and state in ('open', 'asked') and 'related' = any(causes)
          limit ${MAX_WAITING_RELATED}) counted) < ${MAX_WAITING_RELATED}
    order by v.id`;
}
