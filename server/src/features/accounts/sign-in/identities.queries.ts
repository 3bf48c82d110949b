import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { markEmailVerified, removeEarlierProofs } from '../accounts.queries.ts';

export interface IdentityKey {
  issuer: string;
  subject: string;
}

/**
 * Serialises the sign-ins of an identity until the transaction ends, with an advisory lock: the identity may not exist
 * yet.
 */
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

/**
 * Assigns an account to the proven owner of its email: marks it as verified and removes what another person may have
 * set before (password, passkeys, identities, verification of the phone, confirmation of age, browsers that get alerts).
 */
export async function claimForEmailOwner(db: Db, accountId: number, now: Date): Promise<void> {
  await removeEarlierProofs(db, accountId);
  await markEmailVerified(db, accountId, now);
}
