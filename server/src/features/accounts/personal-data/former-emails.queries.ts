import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { DataSubject } from '../../../infra/personal-data.ts';

/** Records the address that an account had until now. */
export async function insertFormerEmail(
  transaction: Db,
  former: { accountId: number; email: string; isVerified: boolean },
  now: Date,
): Promise<void> {
  const { accountId, email, isVerified } = former;
  await transaction
    .insertInto('former_emails')
    .values({ account_id: accountId, email, is_verified: isVerified, ended_at: now })
    .execute();
}

/** Deletes the former addresses of changes before a moment. */
export async function deleteOldFormerEmails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('former_emails').where('ended_at', '<', before).execute();
}

/** The person of an account with present and former addresses, except for those that another account has verified. */
export async function getDataSubject(db: Db, accountId: number): Promise<DataSubject> {
  const account = await db
    .selectFrom('accounts')
    .select(['full_name as fullName', 'mobile_no as mobileNo', 'email_verified_at', 'created_at as createdAt'])
    .select(sql<string>`lower(email)`.as('email'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const former = await db
    .selectFrom('former_emails')
    .select((eb) => [
      sql<string>`lower(email)`.as('email'),
      eb.fn.agg<boolean>('bool_or', ['is_verified']).as('isVerified'),
      eb.fn.max('ended_at').as('until'),
    ])
    .where('account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts')
            .select('accounts.id')
            .where(sql<boolean>`lower(accounts.email) = lower(former_emails.email)`)
            .where('accounts.id', '<>', accountId)
            .where('email_verified_at', 'is not', null)
            .where('deleted_at', 'is', null),
        ),
      ),
    )
    .groupBy(sql`lower(email)`)
    .execute();
  const { fullName, mobileNo, createdAt, email, email_verified_at } = account;
  const present = { email, isVerified: email_verified_at !== null, until: null };
  return {
    accountId,
    fullName,
    mobileNo,
    createdAt,
    addresses: [present, ...former.filter((address) => address.email !== email)],
  };
}
