import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { MAX_CLOCK_SKEW_MS } from '../../../lib/clock.ts';
import { isIndexedLive } from '../../vacancies/index.ts';
import type { nextAlertTimes } from '../alert-times.ts';

/** Maximum number of matches of a saved search that wait for its next alert, and that are counted as new. */
const MAX_WAITING = 100;

/**
 * Claims vacancies that are due, oldest first, until the transaction ends. One that has begun was queued before the clock was
 * set back when it is due in the future: nothing waits for that.
 */
export async function claimNewVacancies(tx: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ vacancy_id: number }>`
    select vacancy_id from alert_queue where due_at <= ${now}
      or (due_at > ${new Date(now.getTime() + MAX_CLOCK_SKEW_MS)}
        and exists (select from vacancies where vacancies.id = alert_queue.vacancy_id and posted_at <= ${now}))
    order by due_at, vacancy_id limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ vacancy_id }) => vacancy_id);
}

export async function dequeueVacancies(tx: Db, vacancyIds: number[]): Promise<void> {
  await sql`delete from alert_queue where vacancy_id = any(${vacancyIds}::int[])`.execute(tx);
}

export async function hasSavedSearches(db: Db): Promise<boolean> {
  return (await db.selectFrom('saved_searches').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Matches new vacancies with all saved searches, and counts the matches and what waits for the next alert. The lexemes of the
 * vacancies find the searches that may match (inverted matching); each candidate is then checked by the condition of its
 * search on the column that the search reads. `lex` is read out of its storage once for each vacancy, not for each pair.
 */
export async function matchVacancies(
  tx: Db,
  vacancyIds: number[],
  times: ReturnType<typeof nextAlertTimes>,
  now: Date,
): Promise<void> {
  await sql`
    with batch as materialized (
      select vacancy_id, due_at as live_since, posted_at, lex || ''::tsvector as lex
      from alert_queue join vacancy_search using (vacancy_id)
      where vacancy_id = any(${vacancyIds}::int[]) and ${isIndexedLive(now)}
    ), lexemes as materialized (
      select vacancy_id, lexeme collate "C" as lexeme from batch, unnest(tsvector_to_array(lex)) lexeme
      union all select vacancy_id, '' from batch
    ), candidates as materialized (
      select distinct saved_search_id, vacancy_id from lexemes join saved_search_lexemes using (lexeme)
    ), matched as materialized (
      select search.id, search.account_id, vacancy_id, search.frequency <> 'off' and search.pending_count
        + row_number() over (partition by search.id order by vacancy_id) <= ${MAX_WAITING}::int as waits
      from candidates join batch using (vacancy_id) join saved_searches search on search.id = saved_search_id
      where batch.lex @@ search.condition and search.saved_at <= batch.live_since
        and (search.posted_within_days is null
          or batch.posted_at >= ${now}::timestamptz - search.posted_within_days * interval '1 day')
    ), locked as materialized (
      -- In one order, so that two writers cannot deadlock.
      select id from saved_searches where id in (select id from matched) order by id for no key update
    ), inserted as (
      insert into saved_search_matches (saved_search_id, vacancy_id, account_id, matched_at, alerted_at)
      select id, vacancy_id, account_id, ${now}::timestamptz, null from matched join locked using (id) where waits
      on conflict do nothing returning saved_search_id as id
    ), waiting as (
      select id, count(*)::int as count from inserted group by id
    ), found as (
      select id, count(*)::int as count from matched join locked using (id) group by id
    )
    update saved_searches search set
      new_count = least(${MAX_WAITING}::int, new_count + found.count),
      pending_count = pending_count + coalesce(waiting.count, 0),
      due_at = case when waiting.count is null then due_at else coalesce(due_at, case frequency
        when 'instant' then ${now}::timestamptz
        when 'daily' then ${times.daily}::timestamptz
        when 'weekly' then ${times.weekly}::timestamptz end) end
    from found left join waiting using (id) where search.id = found.id`.execute(tx);
}
