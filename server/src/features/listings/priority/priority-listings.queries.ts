import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isLive } from '../../vacancies/index.ts';
import { isKnownToAccount } from '../known-vacancies.queries.ts';

/** Number of vacancies added to the priority listing of an account since an instant. */
export async function countListedSince(tx: Db, accountId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ listed: number }>`
    select count(*)::int as listed from priority_listings
    where account_id = ${accountId} and listed_at >= ${since}`.execute(tx);
  return rows[0]?.listed ?? 0;
}

/**
 * Whether a vacancy is live and worth a credit, since the account does not know it; if so, locks it until the
 * transaction ends.
 */
export async function lockIfListable(tx: Db, accountId: number, vacancyId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select id from vacancies where id = ${vacancyId} and ${isLive(now)}
      and not ${isKnownToAccount(sql`${accountId}::int`, sql`vacancies.id`)}
    for share of vacancies`.execute(tx);
  return rows.length > 0;
}

/** A new entry of a priority listing, with its reasons and the grant whose credit it used. */
export interface NewListing {
  accountId: number;
  vacancyId: number;
  grantId: number;
  matches: string[];
}

export async function insertListing(tx: Db, listing: NewListing, now: Date): Promise<void> {
  await tx
    .insertInto('priority_listings')
    .values({
      account_id: listing.accountId,
      vacancy_id: listing.vacancyId,
      purchased_plan_id: listing.grantId,
      matches: listing.matches,
      listed_at: now,
      told_at: null,
    })
    .execute();
}

/** Live vacancies on the priority listing of an account, last listed first; entries of one run in order of insertion. */
export async function listPriority(
  db: Db,
  accountId: number,
  now: Date,
): Promise<{ vacancyId: number; matches: string[] }[]> {
  return await db
    .selectFrom('priority_listings')
    .innerJoin('vacancies', 'vacancies.id', 'priority_listings.vacancy_id')
    .select(['priority_listings.vacancy_id as vacancyId', 'priority_listings.matches'])
    .where('priority_listings.account_id', '=', accountId)
    .where('priority_listings.returned_at', 'is', null)
    .where(isLive(now))
    .orderBy('priority_listings.listed_at', 'desc')
    .orderBy('priority_listings.id')
    .execute();
}

/** Number of unread live vacancies on the priority listing of an account. */
export async function countUnread(db: Db, accountId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from priority_listings listed join vacancies on vacancies.id = listed.vacancy_id
    where listed.account_id = ${accountId} and listed.returned_at is null and ${isLive(now)} and not exists (
      select from vacancy_reads read where read.account_id = ${accountId} and read.vacancy_id = listed.vacancy_id
    )`.execute(db);
  return rows[0]?.unread ?? 0;
}
