import type { JobSeekerDetails } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { deletePasskeys } from './passkeys/passkeys.queries.ts';

export interface NewAccount {
  fullName: string;
  countryId: number;
  mobileNo: string;
  email: string;
  passwordHash: string | null;
  isAdult: boolean;
}

/** Adds an account; returns undefined when its email has one already, in any case, also under concurrent requests. */
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
      email_verified_at: null,
      mobile_verified_at: null,
      adult_confirmed_at: account.isAdult ? now : null,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The account of an email, in any case; never a deleted one. */
export async function findAccountByEmail(
  db: Db,
  email: string,
): Promise<{ accountId: number; fullName: string; email: string; passwordHash: string | null } | undefined> {
  return await db
    .selectFrom('accounts')
    .select(['id as accountId', 'full_name as fullName', 'email', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

const selectByEmail = (db: Db, email: string) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('deleted_at', 'is', null);

/** Whether an email has an account, in any case. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await selectByEmail(db, email).executeTakeFirst()) !== undefined;
}

/** Whether an email has an account that has verified it, in any case. */
export async function hasVerifiedAccount(db: Db, email: string): Promise<boolean> {
  const row = await selectByEmail(db, email).where('email_verified_at', 'is not', null).executeTakeFirst();
  return row !== undefined;
}

/** The stored password hash; null for an account that only signs in with a provider. */
export async function getPasswordHash(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

export async function updatePasswordHash(db: Db, accountId: number, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}

/** Deletes the push subscriptions of an account: one of the browsers may belong to another person. */
export async function deletePushSubscriptions(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('account_id', '=', accountId).execute();
}

/** Ends the sign-in with a provider. */
export async function deleteIdentities(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('identities').where('account_id', '=', accountId).execute();
}

/**
 * Removes from an account what another person may have proved or confirmed before its owner proved the address: the password,
 * so that the owner sets a new one with a mailed link, passkeys, identities of a provider, the verification of the phone, the
 * confirmation of age, and the browsers that get alerts.
 */
export async function removeEarlierProofs(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: null, mobile_verified_at: null, adult_confirmed_at: null })
    .where('id', '=', accountId)
    .execute();
  await deleteIdentities(db, accountId);
  await deletePasskeys(db, accountId);
  await deletePushSubscriptions(db, accountId);
}

/**
 * Replaces the details entered at the registration of an account with those of the proven owner of its email. The mobile
 * number is unverified then.
 */
export async function replaceHolder(db: Db, accountId: number, holder: NewAccount, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      full_name: holder.fullName,
      country_id: holder.countryId,
      mobile_no: holder.mobileNo,
      mobile_verified_at: null,
      password_hash: holder.passwordHash,
      email_verified_at: now,
      adult_confirmed_at: holder.isAdult ? now : null,
    })
    .where('id', '=', accountId)
    .execute();
}

export async function isEmailVerified(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('email_verified_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.email_verified_at !== null;
}

/** Marks the email address of an account as verified; an earlier verification date stays. */
export async function markEmailVerified(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_verified_at: now })
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** @param hasVerifiedTag whether a running plan of the account carries the verified tag */
export async function getDetails(db: Db, accountId: number, hasVerifiedTag: boolean): Promise<JobSeekerDetails> {
  const account = await db
    .selectFrom('accounts')
    .select((eb) => [
      'full_name',
      'email',
      'email_verified_at',
      'country_id',
      'mobile_no',
      'mobile_verified_at',
      'adult_confirmed_at',
      'password_hash',
      eb
        .exists(
          eb
            .selectFrom('consents')
            .select('consents.id')
            .whereRef('consents.account_id', '=', 'accounts.id')
            .where('consents.purpose', '=', 'notice')
            .where('consents.withdrawn_at', 'is', null),
        )
        .as('agrees_to_notice'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isEmailVerified = account.email_verified_at !== null;
  const isMobileVerified = account.mobile_verified_at !== null;
  const isVerified = isEmailVerified && isMobileVerified;
  // The tag is part of a plan, but it shows as verified only once email and mobile number are verified.
  const paidTag = isVerified ? 'Verified' : 'Un-Verified';
  return {
    fullName: account.full_name,
    verifiedTag: hasVerifiedTag ? paidTag : 'Not Verified',
    email: account.email,
    isEmailVerified,
    countryID: account.country_id,
    mobileNo: account.mobile_no,
    mobileVerified: isMobileVerified ? 'Verified' : 'Not Verified',
    verificationStatus: isVerified ? 'Approved' : 'Pending',
    hasPassword: account.password_hash !== null,
    needsConsent: !(account.adult_confirmed_at && account.agrees_to_notice),
  };
}
