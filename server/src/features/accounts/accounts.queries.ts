import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

export interface NewAccount {
  fullName: string;
  countryId: number;
  mobileNo: string;
  email: string;
  passwordHash: string;
}

/** Adds an account; nothing when its e-mail has one already, in any case, also under parallel requests. */
export async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<number | undefined> {
  const row = await db
    .insertInto('accounts')
    .values({
      full_name: account.fullName,
      country_id: account.countryId,
      mobile_no: account.mobileNo,
      email: account.email,
      password_hash: account.passwordHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findAccountByEmail(
  db: Db,
  email: string,
): Promise<{ accountId: number; fullName: string; passwordHash: string } | undefined> {
  return await db
    .selectFrom('accounts')
    .select(['id as accountId', 'full_name as fullName', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}
