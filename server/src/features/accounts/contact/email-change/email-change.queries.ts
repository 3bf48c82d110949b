import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';

export interface EmailChangeRequest {
  requestId: number;
  newEmail: string;
  createdAt: Date;
  doneAt: Date | null;
}

const selectRequest = (db: Db) =>
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

/** A request of the account. */
export async function findRequest(
  db: Db,
  accountId: number,
  requestId: number,
): Promise<EmailChangeRequest | undefined> {
  return await selectRequest(db).where('id', '=', requestId).where('account_id', '=', accountId).executeTakeFirst();
}

/** The account's open request for an address, in any case, created after `since`. */
export async function findOpenRequest(
  db: Db,
  accountId: number,
  newEmail: string,
  since: Date,
): Promise<EmailChangeRequest | undefined> {
  return await selectRequest(db)
    .where('account_id', '=', accountId)
    .where(sql`lower(new_email)`, '=', sql`lower(${newEmail})`)
    .where('done_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Marks a request as done and deletes the account's other open ones, which were confirmed before this change. */
export async function finishRequest(db: Db, accountId: number, requestId: number, now: Date): Promise<void> {
  await db.updateTable('email_change_requests').set({ done_at: now }).where('id', '=', requestId).execute();
  await db
    .deleteFrom('email_change_requests')
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .execute();
}

/** Deletes requests created before a moment, done or not. */
export async function deleteOldRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('email_change_requests').where('created_at', '<', before).execute();
}
