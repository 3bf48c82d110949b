import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { hasRunningPriorityListing } from '../../billing/plans/index.ts';
import { isLive } from '../../vacancies/index.ts';

/** Claims members with new entries that no mail has contained yet, each once a day. */
export async function claimMembersToNotify(
  tx: Db,
  today: string,
  limit: number,
  now: Date,
): Promise<{ accountId: number; email: string; fullName: string }[]> {
  const { rows } = await sql<{ accountId: number; email: string; fullName: string }>`
    update priority_members set mailed_on = ${today}::date from accounts
    where accounts.id = priority_members.account_id and priority_members.account_id in (
      select account_id from priority_members waiting
      where mailed_on is distinct from ${today}::date
        and exists (select from priority_listings listed
          where listed.account_id = waiting.account_id and listed.told_at is null and listed.returned_at is null)
        and exists (select from purchased_plans
          where purchased_plans.account_id = waiting.account_id and ${hasRunningPriorityListing(now)})
        and exists (select from accounts where accounts.id = waiting.account_id and accounts.deleted_at is null)
      order by account_id limit ${limit} for update skip locked
    )
    returning accounts.id as "accountId", accounts.email, accounts.full_name as "fullName"`.execute(tx);
  return rows;
}

export interface NewJob {
  jobTitle: string;
  company: string;
  matches: string[];
}

/** Marks the new entries of a listing as mailed and returns those still live, in the order of the listing. */
export async function takeUnnotifiedJobs(tx: Db, accountId: number, now: Date): Promise<NewJob[]> {
  const { rows } = await sql<NewJob>`
    with marked as (
      update priority_listings set told_at = ${now} where account_id = ${accountId} and told_at is null
      returning id, vacancy_id, matches, listed_at, returned_at
    )
    select title as "jobTitle", companies.name as company, matches
    from marked join vacancies on vacancies.id = vacancy_id join companies on companies.id = company_id
    where ${isLive(now)} and marked.returned_at is null order by listed_at desc, marked.id`.execute(tx);
  return rows;
}
