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

export async function findContact(db: Db, accountId: number): Promise<Contact> {
  return await db
    .selectFrom('accounts')
    .select((eb) => [
      'full_name as fullName',
      'email',
      'country_id as countryId',
      'mobile_no as mobileNo',
      eb('mobile_verified_at', 'is not', null).$castTo<boolean>().as('isMobileVerified'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export async function setFullName(db: Db, accountId: number, fullName: string): Promise<void> {
  await db.updateTable('accounts').set({ full_name: fullName }).where('id', '=', accountId).execute();
}

/** Sets the mobile number and marks it as unverified. */
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

export async function endMobileVerification(db: Db, accountId: number): Promise<void> {
  await db.updateTable('accounts').set({ mobile_verified_at: null }).where('id', '=', accountId).execute();
}

/** Whether another account has the address, in any case. */
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
 * Sets a verified email address; returns false when another account has it, also one created concurrently. A savepoint
 * keeps the transaction usable in that case.
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
