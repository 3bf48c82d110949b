import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';

export interface EmailChangeRequest {
  requestId: number;
  newEmail: string;
  createdAt: Date;
  doneAt: Date | null;
}

const select = (db: Db) =>
  db
    .selectFrom('email_change_requests')
    .select(['id as requestId', 'new_email as newEmail', 'created_at as createdAt', 'done_at as doneAt']);

export async function insertRequest(db: Db, accountId: number, newEmail: string, now: Date): Promise<number> {
  const row = await db
    .insertInto('email_change_requests')
    .values({ account_id: accountId, new_email: newEmail, created_at: now, done_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The request of that id when it is the account's own. */
export async function findRequest(
  db: Db,
  accountId: number,
  requestId: number,
): Promise<EmailChangeRequest | undefined> {
  return await select(db).where('id', '=', requestId).where('account_id', '=', accountId).executeTakeFirst();
}

/** The account's request for an address, in any case, that was made since and not carried out. */
export async function findOpenRequest(
  db: Db,
  accountId: number,
  newEmail: string,
  since: Date,
): Promise<EmailChangeRequest | undefined> {
  return await select(db)
    .where('account_id', '=', accountId)
    .where(sql`lower(new_email)`, '=', sql`lower(${newEmail})`)
    .where('done_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Notes a request as carried out and drops the account's other open ones: each was confirmed for a change then. */
export async function finishRequest(db: Db, accountId: number, requestId: number, now: Date): Promise<void> {
  await db.updateTable('email_change_requests').set({ done_at: now }).where('id', '=', requestId).execute();
  await db
    .deleteFrom('email_change_requests')
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .execute();
}

/** Drops requests made before a moment, carried out or not. */
export async function deleteOldRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('email_change_requests').where('created_at', '<', before).execute();
}
