import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

export interface IdentityKey {
  issuer: string;
  subject: string;
}

/** Holds an identity until the transaction ends, known or not: its sign-ins run one after another. */
export async function lockIdentity(transaction: Db, { issuer, subject }: IdentityKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer}\n${subject}`}, 0))`.execute(transaction);
}

export async function findAccountByIdentity(
  db: Db,
  { issuer, subject }: IdentityKey,
): Promise<{ accountId: number; fullName: string } | undefined> {
  return await db
    .selectFrom('identities')
    .innerJoin('accounts', 'accounts.id', 'identities.account_id')
    .select(['accounts.id as accountId', 'accounts.full_name as fullName'])
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst();
}

export async function insertIdentity(
  db: Db,
  { accountId, issuer, subject }: IdentityKey & { accountId: number },
  now: Date,
): Promise<void> {
  await db.insertInto('identities').values({ account_id: accountId, issuer, subject, linked_at: now }).execute();
}

/** The account of an e-mail, in any case, held until the transaction ends. */
export async function lockAccountByEmail(
  transaction: Db,
  email: string,
): Promise<{ accountId: number; fullName: string; emailVerifiedAt: Date | null } | undefined> {
  return await transaction
    .selectFrom('accounts')
    .select(['id as accountId', 'full_name as fullName', 'email_verified_at as emailVerifiedAt'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Gives an account to whoever has proved its e-mail: verified, and what somebody else may have set before (password,
 * confirmation of age) gone.
 */
export async function giveToOwnerOfEmail(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_verified_at: now, password_hash: null, adult_confirmed_at: null })
    .where('id', '=', accountId)
    .execute();
}
