import type { AlertChannel, AlertFrequency } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { MAX_CLOCK_SKEW_MS } from '../../../lib/clock.ts';
import { isLive } from '../../vacancies/index.ts';

/** A saved search whose alert is due. */
export interface DueSearch {
  id: number;
  query: string;
  title: string;
  companyId: number | null;
  frequency: AlertFrequency;
  channels: AlertChannel[];
}

/**
 * Corrects alerts whose moment was stored before the clock was set back: it is further ahead than `maxDelayMs`, and none of
 * the `times` at which alerts are sent. Daily and weekly ones wait for the `next` time, the others are due now.
 */
export async function resetFutureAlerts(
  db: Db,
  {
    now,
    maxDelayMs,
    times,
    next,
  }: { now: Date; maxDelayMs: number; times: Date[]; next: { daily: Date; weekly: Date } },
): Promise<void> {
  const latest = now.getTime() + maxDelayMs + MAX_CLOCK_SKEW_MS;
  const ahead = [...new Set(times.map((at) => at.getTime()))].filter((at) => at > latest).toSorted((a, b) => a - b);
  // Ranges between the times: nearly all alerts wait for one of them, and an index skips them.
  const ranges = [latest, ...ahead].map((from, i) => {
    const to = ahead[i];
    return sql`(due_at > ${new Date(from)} ${to === undefined ? sql`` : sql`and due_at < ${new Date(to)}`})`;
  });
  await sql`
    update saved_searches set due_at = case frequency
      when 'daily' then ${next.daily}::timestamptz when 'weekly' then ${next.weekly}::timestamptz else ${now}::timestamptz end
    where ${sql.join(ranges, sql` or `)}`.execute(db);
}

/** Accounts with saved searches whose alerts are due, the longest waiting first. */
export async function listDueAccounts(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from saved_searches where due_at <= ${now}
    group by account_id order by min(due_at), account_id limit ${limit}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Claims the due saved searches of an account until the transaction ends, first saved first. */
export async function claimDueSearches(tx: Db, accountId: number, now: Date): Promise<DueSearch[]> {
  return (await tx
    .selectFrom('saved_searches')
    .select(['id', 'query', 'title', 'company_id as companyId', 'frequency', 'channels'])
    .where('account_id', '=', accountId)
    .where('due_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()) as DueSearch[];
}

/**
 * The vacancies that wait in saved searches of an account and can be named now: live, not applied to, and in no alert of the
 * account before, whichever search found them. Newest first; each under the first of its searches only.
 */
export async function listWaitingVacancies(
  tx: Db,
  accountId: number,
  searchIds: number[],
  now: Date,
): Promise<{ searchId: number; vacancyId: number }[]> {
  const { rows } = await sql<{ searchId: number; vacancyId: number }>`
    select min(waiting.saved_search_id) as "searchId", vacancies.id as "vacancyId"
    from saved_search_matches waiting join vacancies on vacancies.id = waiting.vacancy_id
    where waiting.saved_search_id = any(${searchIds}::int[]) and waiting.alerted_at is null and ${isLive(now)}
      and not exists (
        select from saved_search_matches named where named.account_id = ${accountId}
          and named.vacancy_id = vacancies.id and named.alerted_at is not null)
      and not exists (
        select from applications where applications.account_id = ${accountId} and applications.vacancy_id = vacancies.id)
    group by vacancies.id order by vacancies.posted_at desc, vacancies.id desc`.execute(tx);
  return rows;
}

/** Number of alerts that an account got since an instant, and when it got the last one; none of a time that was taken back. */
export async function countAlerts(
  tx: Db,
  accountId: number,
  { since, now }: { since: Date; now: Date },
): Promise<{ count: number; lastAt: Date | null }> {
  const { rows } = await sql<{ count: number; lastAt: Date | null }>`
    select count(distinct alerted_at)::int as count, max(alerted_at) as "lastAt" from saved_search_matches
    where account_id = ${accountId} and alerted_at >= ${since}
      and alerted_at <= ${new Date(now.getTime() + MAX_CLOCK_SKEW_MS)}`.execute(tx);
  return rows[0] ?? { count: 0, lastAt: null };
}

/** Moves the next alert of saved searches; what waits stays. */
export async function postponeAlerts(tx: Db, searchIds: number[], until: Date): Promise<void> {
  await sql`update saved_searches set due_at = ${until} where id = any(${searchIds}::int[])`.execute(tx);
}

/** Stores that an alert named these vacancies. Whatever else waited is dropped: it has ended, or was named before. */
export async function markAlerted(tx: Db, searchIds: number[], vacancyIds: number[], now: Date): Promise<void> {
  await sql`
    update saved_search_matches set alerted_at = ${now}
    where saved_search_id = any(${searchIds}::int[]) and vacancy_id = any(${vacancyIds}::int[])`.execute(tx);
  await sql`
    delete from saved_search_matches
    where saved_search_id = any(${searchIds}::int[]) and alerted_at is null`.execute(tx);
  await sql`
    update saved_searches set pending_count = 0, due_at = null,
      last_alert_at = case when ${vacancyIds.length > 0}::boolean then ${now}::timestamptz else last_alert_at end
    where id = any(${searchIds}::int[])`.execute(tx);
}

/** Deletes records of alerts older than an instant, at most `limit`; their vacancies are never matched again. */
export async function deleteOldMatches(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from saved_search_matches where ctid = any(array(
      select ctid from saved_search_matches where matched_at < ${before} and alerted_at is not null limit ${limit}
    )) returning 1`.execute(db);
  return rows.length;
}
