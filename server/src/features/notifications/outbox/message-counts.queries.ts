import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

interface Span {
  since: Date;
  until: Date;
}

/** A list of addresses for `in`, in lower case. */
const lowerCased = (addresses: readonly string[]) => sql`(${sql.join(addresses.map((to) => sql`lower(${to})`))})`;

/** Those of the addresses that an account has, in lower case, and whether its owner has verified it. */
export async function listAccountAddresses(db: Db, addresses: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['email', 'email_verified_at'])
    .where(sql<boolean>`lower(email) in ${lowerCased(addresses)}`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ email, email_verified_at }) => [email.toLowerCase(), email_verified_at !== null]));
}

/** Counts the messages queued for mail identities within a span of time, in any spelling, by identity and template. */
export async function countByRecipient(
  db: Db,
  identities: readonly string[],
  { since, until }: Span,
): Promise<{ to: string; template: string; count: number }[]> {
  const { rows } = await sql<{ to: string; template: string; count: number }>`
    select given.identity as to, template, count(*)::int as count
    from unnest(${[...identities]}::text[]) as given (identity)
    join messages on mail_identity(recipient) = mail_identity(given.identity)
    where created_at > ${since} and created_at <= ${until}
    group by given.identity, template`.execute(db);
  return rows;
}

/** Counts the messages queued for accounts within a span of time, by account, without some templates. */
export async function countByAccount(
  db: Db,
  accountIds: readonly number[],
  { since, until }: Span,
  excluded: readonly string[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('messages')
    .select((eb) => ['account_id', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('account_id', 'in', accountIds)
    .where('template', 'not in', excluded)
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, count }) => [account_id ?? 0, count]));
}
