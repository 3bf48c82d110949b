import type { Db } from '../../../infra/database/connect.ts';
import type { PushSubscription } from '../../../integrations/web-push/push-sender.ts';

/**
 * Registers a browser. An endpoint belongs to the account that registered it last: the next user of a shared browser must
 * not get the alerts of the previous one.
 */
export async function upsertPushSubscription(
  tx: Db,
  accountId: number,
  { endpoint, p256dh, auth }: PushSubscription,
  now: Date,
): Promise<void> {
  const keys = { account_id: accountId, p256dh, auth };
  await tx
    .insertInto('push_subscriptions')
    .values({ ...keys, endpoint, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(keys))
    .execute();
}

/** Deletes the longest registered browsers of an account beyond `max`. */
export async function deleteOldestSubscriptions(tx: Db, accountId: number, max: number): Promise<void> {
  const rows = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .offset(max)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}

export async function deletePushSubscription(db: Db, accountId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Deletes a browser that its push service no longer knows. */
export async function deleteExpiredSubscription(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}
