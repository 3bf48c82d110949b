import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Message } from '../message.ts';

/** How long a message belongs to who claimed it; longer than any try takes (deliver-message.ts). */
const LEASE_MS = 2 * 60_000;

/**
 * A message that is this process's to send until its lease is over. `attempt` counts from 1. `isInDoubt` when nobody
 * noted how the last try ended: its process was killed, and the provider may have taken the message.
 */
export type ClaimedMessage = Omit<Message, 'accountId'> & {
  id: number;
  attempt: number;
  isInDoubt: boolean;
  queuedAt: Date;
};

/** Puts a message into the outbox, in the transaction of what causes it; one with the same key is there already. */
export const queueMessage = (db: Db, message: Message, now: Date): Promise<void> => queueMessages(db, [message], now);

/** The same with several; some hundreds at a time. */
export async function queueMessages(db: Db, messages: Message[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('messages')
    .values(
      messages.map(({ key, accountId, channel, to, template, data }) => ({
        key,
        account_id: accountId,
        channel,
        recipient: to,
        template,
        data,
        due_at: now,
        created_at: now,
        sent_at: null,
        provider_id: null,
        delivery: null,
        last_error: null,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Takes messages that have not left yet out of the outbox: what they say is no longer so. */
export async function withdrawMessages(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('messages').where('key', 'in', keys).where('state', '=', 'queued').execute();
}

/**
 * Claims messages that are due, oldest first, each for one process only. Who is killed while sending leaves the message
 * due again when the lease is over, its try counted.
 */
export async function claimDueMessages(
  db: Db,
  channel: Message['channel'],
  limit: number,
  now: Date,
): Promise<ClaimedMessage[]> {
  const rows = await db
    .with('due', (cte) =>
      cte
        .selectFrom('messages')
        .select(['id', sql<boolean>`attempts > 0 and last_error is null`.as('in_doubt')])
        .where('state', '=', 'queued')
        .where('channel', '=', channel)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('messages')
    .from('due')
    .whereRef('messages.id', '=', 'due.id')
    .set({ attempts: sql<number>`attempts + 1`, due_at: new Date(now.getTime() + LEASE_MS), last_error: null })
    .returning(['messages.id', 'key', 'channel', 'recipient as to', 'template', 'data'])
    .returning(['attempts as attempt', 'created_at as queuedAt', 'due.in_doubt as isInDoubt'])
    .execute();
  return (rows as ClaimedMessage[]).sort((a, b) => a.id - b.id);
}

/** Notes that a message was taken. What it said, codes and links included, is not kept. */
export async function markSent(db: Db, id: number, providerId: string, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'sent', sent_at: now, provider_id: providerId, data: null, last_error: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Notes why a try failed and when the next is due, unless a later try has begun. */
export async function markForRetry(db: Db, message: ClaimedMessage, reason: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ due_at: dueAt, last_error: reason })
    .where('id', '=', message.id)
    .where('state', '=', 'queued')
    .where('attempts', '=', message.attempt)
    .execute();
}

/** Notes that a message will never be sent, unless a later try has begun. What it said is not kept. */
export async function markFailed(db: Db, message: ClaimedMessage, reason: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'failed', data: null, last_error: reason })
    .where('id', '=', message.id)
    .where('state', '=', 'queued')
    .where('attempts', '=', message.attempt)
    .execute();
}

/** Notes what a provider of SMS says became of one; 'delivered' is the last word, whatever arrives late. */
export async function noteDelivery(db: Db, providerId: string, delivery: 'delivered' | 'undelivered'): Promise<void> {
  await db
    .updateTable('messages')
    .set({ delivery })
    .where('provider_id', '=', providerId)
    .where('channel', '=', 'sms')
    .where((row) => row.or([row('delivery', 'is', null), row('delivery', '!=', 'delivered')]))
    .execute();
}

/** Drops messages that are done with and were queued before a moment. */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('messages').where('state', '!=', 'queued').where('created_at', '<', before).execute();
}
