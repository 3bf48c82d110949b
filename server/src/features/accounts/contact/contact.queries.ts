import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

export interface Contact {
  fullName: string;
  email: string;
  countryId: number;
  /** Empty when there is none. */
  mobileNo: string;
  isMobileVerified: boolean;
}

const selectContact = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .select((eb) => [
      'full_name as fullName',
      'email',
      'country_id as countryId',
      'mobile_no as mobileNo',
      eb('mobile_verified_at', 'is not', null).$castTo<boolean>().as('isMobileVerified'),
    ])
    .where('id', '=', accountId);

export async function findContact(db: Db, accountId: number): Promise<Contact> {
  return await selectContact(db, accountId).executeTakeFirstOrThrow();
}

/** The contact of an account, held until the transaction ends: its codes, number and address change one at a time. */
export async function lockContact(transaction: Db, accountId: number): Promise<Contact> {
  return await selectContact(transaction, accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Sets the number, not verified. */
export async function setMobileNo(db: Db, accountId: number, mobileNo: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ mobile_no: mobileNo, mobile_verified_at: null })
    .where('id', '=', accountId)
    .execute();
}

export async function markMobileVerified(db: Db, accountId: number, now: Date): Promise<void> {
  await db.updateTable('accounts').set({ mobile_verified_at: now }).where('id', '=', accountId).execute();
}

/** Whether an account other than this one has the address, in any case. */
export async function isEmailOfAnother(db: Db, accountId: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('id', '<>', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Sets a verified e-mail address; false when another account has it, also one made at the same moment. Then the
 * transaction goes on as if this had not been tried.
 */
export async function setEmail(transaction: Db, accountId: number, email: string, now: Date): Promise<boolean> {
  await sql`savepoint before_email`.execute(transaction);
  try {
    await transaction
      .updateTable('accounts')
      .set({ email, email_verified_at: now })
      .where('id', '=', accountId)
      .execute();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    await sql`rollback to savepoint before_email`.execute(transaction);
    return false;
  }
}
