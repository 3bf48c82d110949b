import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isDueAt, type Lease, lockDueRows } from '../../../infra/database/locks/lock-due-rows.ts';
import type { PushSubscription } from '../../../integrations/web-push/push-sender.ts';

/** Queues a push message for every browser of an account, in the caller's transaction; returns how many there are. */
export async function queuePush(tx: Db, accountId: number, payload: object, now: Date): Promise<number> {
  const { rows } = await sql`
    insert into push_messages (subscription_id, payload, due_at, created_at)
    select id, ${JSON.stringify(payload)}::text, ${now}::timestamptz, ${now}::timestamptz from push_subscriptions
    where account_id = ${accountId} returning id`.execute(tx);
  return rows.length;
}

/** A push message leased to this process. `attempts` counts this one. */
export interface ClaimedPush {
  id: number;
  subscriptionId: number;
  payload: string;
  attempts: number;
  createdAt: Date;
  subscription: PushSubscription;
}

/** Claims due push messages with a lease, oldest first, each by one process only. One without an attempt is due at once. */
export async function claimPushMessages(db: Db, lease: Lease, limit: number): Promise<ClaimedPush[]> {
  const isDue = sql<boolean>`attempts = 0 or ${isDueAt(lease)}`;
  const { rows } = await sql<Omit<ClaimedPush, 'subscription'> & PushSubscription>`
    update push_messages claimed set attempts = claimed.attempts + 1, due_at = ${lease.leaseUntil}
    from push_subscriptions where push_subscriptions.id = claimed.subscription_id
      and claimed.id = ${lockDueRows('push_messages', 'id', { isDue, limit })}
    returning claimed.id, subscription_id as "subscriptionId", payload, attempts, claimed.created_at as "createdAt",
      endpoint, p256dh, auth`.execute(db);
  return rows.map(({ endpoint, p256dh, auth, ...message }) => ({
    ...message,
    subscription: { endpoint, p256dh, auth },
  }));
}

export async function deletePush(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_messages').where('id', '=', id).execute();
}

export async function retryPush(db: Db, id: number, dueAt: Date): Promise<void> {
  await db.updateTable('push_messages').set({ due_at: dueAt }).where('id', '=', id).execute();
}
