import type { AlertChannel, AlertFrequency, Consent } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { listConsentedPurposes } from '../accounts/index.ts';
import type { StrictCondition } from '../search/index.ts';
import type { nextAlertTimes } from './alert-times.ts';

/** A stored saved search. */
export interface SavedSearchRow {
  id: number;
  query: string;
  title: string;
  companyId: number | null;
  frequency: AlertFrequency;
  channels: AlertChannel[];
  newCount: number;
  savedAt: Date;
  lastAlertAt: Date | null;
}

const columns = [
  'id',
  'query',
  'title',
  'company_id as companyId',
  'frequency',
  'channels',
  'new_count as newCount',
  'saved_at as savedAt',
  'last_alert_at as lastAlertAt',
] as const;

const ofAccount = (db: Db, accountId: number) =>
  db.selectFrom('saved_searches').select(columns).where('account_id', '=', accountId);

/** The saved searches of an account, last saved first. */
export const listSavedSearches = async (db: Db, accountId: number): Promise<SavedSearchRow[]> =>
  (await ofAccount(db, accountId).orderBy('saved_at', 'desc').orderBy('id', 'desc').execute()) as SavedSearchRow[];

/** The saved search of an account with an id or a canonical query. */
export async function findSavedSearch(
  db: Db,
  accountId: number,
  by: { id: number } | { query: string },
): Promise<SavedSearchRow | undefined> {
  const found = ofAccount(db, accountId);
  const one = 'id' in by ? found.where('id', '=', by.id) : found.where('query', '=', by.query);
  return (await one.executeTakeFirst()) as SavedSearchRow | undefined;
}

export async function countSavedSearches(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select((builder) => builder.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewSavedSearch {
  accountId: number;
  query: string;
  title: string;
  companyId: number | null;
  frequency: AlertFrequency;
  channels: AlertChannel[];
  condition: StrictCondition;
  conditionVersion: string;
}

/**
 * Inserts a saved search with its condition; returns its id.
 * @param ended the removed search that it restores: it keeps its id and times
 */
export async function insertSavedSearch(
  tx: Db,
  search: NewSavedSearch,
  now: Date,
  ended?: EndedSearch,
): Promise<number> {
  const { condition } = search;
  const { rows } = await sql<{ id: number }>`
    insert into saved_searches (id, account_id, query, title, company_id, frequency, channels, condition,
      posted_within_days, condition_version, saved_at, last_alert_at)
    values (coalesce(${ended?.id ?? null}::int, nextval(pg_get_serial_sequence('saved_searches', 'id'))::int),
      ${search.accountId}, ${search.query}, ${search.title}, ${search.companyId}, ${search.frequency},
      ${search.channels}::text[], ${condition.tsquery}::text::tsquery, ${condition.postedWithinDays},
      ${search.conditionVersion}, ${ended?.savedAt ?? now}, ${ended?.lastAlertAt ?? null}::timestamptz)
    returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await insertLexemes(tx, id, condition.lexemes);
  return id;
}

async function insertLexemes(tx: Db, id: number, lexemes: string[]): Promise<void> {
  await sql`
    insert into saved_search_lexemes (lexeme, saved_search_id)
    select distinct lexeme, ${id}::int from unnest(${lexemes}::text[]) lexeme`.execute(tx);
}

/** Replaces the condition of a saved search by one of other rules. */
export async function replaceCondition(tx: Db, id: number, condition: StrictCondition, version: string): Promise<void> {
  await sql`
    update saved_searches set condition = ${condition.tsquery}::text::tsquery,
      posted_within_days = ${condition.postedWithinDays}::int, condition_version = ${version} where id = ${id}`.execute(
    tx,
  );
  await tx.deleteFrom('saved_search_lexemes').where('saved_search_id', '=', id).execute();
  await insertLexemes(tx, id, condition.lexemes);
}

/** Saved searches whose condition was made by other rules. */
export async function listOutdatedSearches(
  db: Db,
  version: string,
  limit: number,
): Promise<{ id: number; query: string }[]> {
  return await db
    .selectFrom('saved_searches')
    .select(['id', 'query'])
    .where('condition_version', '<>', version)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Changes how often and how alerts are sent; what waits is sent with the next alert of the new frequency. */
export async function updateAlerts(
  tx: Db,
  id: number,
  { frequency, channels }: { frequency: AlertFrequency; channels: AlertChannel[] },
  times: ReturnType<typeof nextAlertTimes>,
  now: Date,
): Promise<void> {
  const due = { off: null, instant: now, ...times }[frequency];
  if (frequency === 'off') await deleteWaitingMatches(tx, [id]);
  await sql`
    update saved_searches set frequency = ${frequency}, channels = ${channels}::text[],
      pending_count = case when ${frequency === 'off'}::boolean then 0 else pending_count end,
      due_at = case when pending_count > 0 then ${due}::timestamptz end
    where id = ${id}`.execute(tx);
}

/** Deletes the matches of saved searches that no alert has named. */
export async function deleteWaitingMatches(tx: Db, ids: number[]): Promise<void> {
  await sql`
    delete from saved_search_matches where saved_search_id = any(${ids}::int[]) and alerted_at is null`.execute(tx);
}

/** Removed searches of an account that stay recorded. */
const MAX_ENDED = 100;

/** Deletes a saved search and records that it ended. What its alerts named no longer waits in others: its record goes with it. */
export async function deleteSavedSearch(tx: Db, accountId: number, id: number, now: Date): Promise<void> {
  await sql`
    with dropped as (
      delete from saved_search_matches waiting using saved_search_matches named
      where named.saved_search_id = ${id} and named.account_id = ${accountId} and named.alerted_at is not null
        and waiting.account_id = ${accountId} and waiting.vacancy_id = named.vacancy_id and waiting.alerted_at is null
      returning waiting.saved_search_id as id
    ), counted as (
      select id, count(*)::int as count from dropped group by id
    )
    update saved_searches search set pending_count = greatest(0, pending_count - count)
    from counted where search.id = counted.id`.execute(tx);
  await sql`
    with ended as (
      delete from saved_searches where id = ${id} and account_id = ${accountId}
      returning account_id, title, id, query, frequency, channels, saved_at, last_alert_at
    )
    insert into ended_searches
      (account_id, title, ended_at, search_id, query, frequency, channels, saved_at, last_alert_at)
    select account_id, title, ${now}::timestamptz, id, query, frequency, channels, saved_at, last_alert_at from ended
  `.execute(tx);
  await sql`
    delete from ended_searches where id in
      (select id from ended_searches where account_id = ${accountId} order by id desc offset ${MAX_ENDED})`.execute(tx);
}

/** A removed search that can be restored. */
export interface EndedSearch {
  id: number;
  query: string;
  frequency: AlertFrequency;
  channels: AlertChannel[];
  savedAt: Date;
  lastAlertAt: Date | null;
}

/** The removed search of an account with the id that it had; undefined when there is none. */
export async function findEndedSearch(db: Db, accountId: number, id: number): Promise<EndedSearch | undefined> {
  return (await db
    .selectFrom('ended_searches')
    .select(['search_id as id', 'query', 'frequency', 'channels', 'saved_at as savedAt'])
    .select('last_alert_at as lastAlertAt')
    .where('account_id', '=', accountId)
    .where('search_id', '=', id)
    .executeTakeFirst()) as EndedSearch | undefined;
}

/** Deletes the record that a search ended: it is there again. */
export async function deleteEndedSearch(tx: Db, accountId: number, id: number): Promise<void> {
  await tx.deleteFrom('ended_searches').where('account_id', '=', accountId).where('search_id', '=', id).execute();
}

export async function setOpened(tx: Db, accountId: number, id: number): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ new_count: 0 })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

/** Finds the facts that decide which alert channels an account can use. */
export async function findAlertAccount(
  db: Db,
  accountId: number,
): Promise<{ isEmailVerified: boolean; isMobileVerified: boolean; consents: Consent['purpose'][] }> {
  const row = await db
    .selectFrom('accounts')
    .select(['email_verified_at', 'mobile_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return {
    isEmailVerified: Boolean(row?.email_verified_at),
    isMobileVerified: Boolean(row?.mobile_verified_at),
    consents: await listConsentedPurposes(db, accountId),
  };
}
