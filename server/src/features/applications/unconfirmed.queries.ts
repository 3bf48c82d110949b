import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { isLive } from '../vacancies/index.ts';

/** Applications that are older are not confirmed any more. */
const MAX_AGE_MS = 7 * DAY_MS;
/** Longer than the job that confirms is ever down. */
const VERIFIED_WITHIN_MS = DAY_MS;

/** Key of the mail that confirms what an account sent before it verified its address. */
const keyOf = sql<string>`'applications-confirmed:' || account.id || ':' || floor(extract(epoch from account.email_verified_at) * 1000)`;

/** An account that verified its address after applying, and its applications that no mail confirms, the newest first. */
export interface Unconfirmed {
  accountId: number;
  key: string;
  applicationIds: number[];
}

/**
 * Lists accounts that verified their address within the last day and sent applications before, which still wait for an
 * answer to a live vacancy. Read through `accounts_by_verification`: few accounts.
 */
export async function listUnconfirmed(db: Db, now: Date, limit: number): Promise<Unconfirmed[]> {
  const { rows } = await sql<Unconfirmed>`
    select account.id as "accountId", ${keyOf} as key,
      array_agg(application.id order by application.applied_at desc, application.id desc) as "applicationIds"
    from accounts account
    join applications application on application.account_id = account.id
    join vacancies on vacancies.id = application.vacancy_id
    where application.applied_at > ${new Date(now.getTime() - MAX_AGE_MS)} and application.withdrawn_at is null
      and application.status in ('Sent', 'Viewed') and ${isLive(now)}
      and account.email_verified_at > ${new Date(now.getTime() - VERIFIED_WITHIN_MS)}
      and account.email_verified_at > application.applied_at
      and not exists (select from messages where key = 'application-sent:' || application.id)
      and not exists (select from messages where key = ${keyOf})
    group by account.id order by account.id limit ${limit}`.execute(db);
  return rows;
}
