import { sql } from 'kysely';
import { findCurrentWork } from '../../infra/current-work.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { Role } from '../../infra/database/schema.ts';
import { CallError } from '../../lib/call-error.ts';

export interface LockedAccount {
  accountId: number;
  fullName: string;
  email: string;
  emailVerifiedAt: Date | null;
  countryId: number;
  /** Empty when there is none. */
  mobileNo: string;
  isMobileVerified: boolean;
  passwordHash: string | null;
  role: Role;
}

/**
 * The account lock: locks the row of an account until the transaction ends. Every query of the product that locks an
 * account is this one.
 *
 * Lock order: the account first, then the rows that belong to it (mailed links, one-time codes, resumes, purchases,
 * grants, proposals, registrations, applications). No transaction locks an account after such a row, and none locks two
 * accounts, so no deadlock between two transactions is possible. Three kinds of lock may be taken before it:
 * - An advisory lock of a sign-in (`lockIdentity`): nothing takes one while it holds an account.
 * - A share lock of a vacancy (applying): transactions that lock a vacancy exclusively never lock an account.
 * - An account row that the same transaction has inserted: no other transaction can see it.
 *
 * `exclusive` is `for no key update`: it lets one writer in at a time, but does not block inserts of rows that
 * reference the account, which take `for key share`. `shared` keeps the account as it is and undeleted while the
 * transaction reads it or adds rows to it; any number of transactions may hold it.
 * @param account its id, or its email in any case
 * @returns the account as it is once the lock is held; undefined when there is none or it was deleted
 */
export async function lockAccount(
  transaction: Db,
  account: number | { email: string },
  mode: 'exclusive' | 'shared' = 'exclusive',
): Promise<LockedAccount | undefined> {
  let query = transaction
    .selectFrom('accounts')
    .select(['id as accountId', 'full_name as fullName', 'email', 'email_verified_at as emailVerifiedAt'])
    .select(['country_id as countryId', 'mobile_no as mobileNo', 'password_hash as passwordHash', 'role'])
    .select((eb) => eb('mobile_verified_at', 'is not', null).$castTo<boolean>().as('isMobileVerified'))
    .where('deleted_at', 'is', null);
  query =
    typeof account === 'number'
      ? query.where('id', '=', account)
      : query.where(sql`lower(email)`, '=', sql`lower(${account.email})`);
  query = mode === 'shared' ? query.forShare() : query.forNoKeyUpdate();
  return await query.executeTakeFirst();
}

/**
 * The account lock for a rule of the signed-in account: no such rule runs after deletion, nor for a session that has ended since
 * the request was authenticated. All that ends sessions holds this lock, so a request that waited for it does nothing for a
 * session that ended meanwhile. The session is that of the running request: no rule can forget to pass it.
 * @throws {CallError} not_signed_in when the account was deleted, or the session ended, after the request was authenticated
 */
export async function lockSignedInAccount(
  transaction: Db,
  accountId: number,
  mode: 'exclusive' | 'shared' = 'exclusive',
): Promise<LockedAccount> {
  const account = await lockAccount(transaction, accountId, mode);
  const session = findCurrentWork()?.session;
  // A statement of its own: that of the lock sees the sessions as they were before it waited.
  if (!account || (session?.accountId === accountId && (await hasEnded(transaction, session.sessionId))))
    throw new CallError('not_signed_in');
  return account;
}

async function hasEnded(db: Db, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row === undefined;
}
