import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isReached } from '../../../infra/database/is-reached.ts';
import { hasNoRestoreHold, isOutsideRestoreHold } from '../../../infra/database/restore-hold.ts';
import { DAY_MS, MAX_CLOCK_SKEW_MS, MINUTE_MS } from '../../../lib/clock.ts';
import type { Message } from './message.ts';
import { messageRules } from './message-limits.ts';
import { PROVIDER_RETRY_MS, RETRY_DELAYS_MS } from './retry-delays.ts';
import { secretTemplates } from './secret-templates.ts';
import { selectPermittedMessages } from './select-permitted-messages.ts';

/** Lease of a claimed message in ms; longer than the attempt timeout (deliver-message.ts). */
const LEASE_MS = 2 * 60_000;

/** Messages are sent by due time: an urgent one is due a day before others that are queued with it. */
const URGENT_MS = DAY_MS;

/** Maximum delay of a message, or of the step that queues it, during which it can be undone, in ms. */
export const MAX_UNDO_MS = 10 * MINUTE_MS;

/**
 * A message leased to this process. `attempt` counts from 1. `isInDoubt` if the outcome of the last attempt was not
 * recorded: the process was killed, and the provider may have accepted the message.
 */
export type ClaimedMessage = Omit<Message, 'accountId'> & {
  id: number;
  attempt: number;
  isInDoubt: boolean;
  queuedAt: Date;
};

/**
 * Transactional outbox: queues a message in the caller's transaction. `key` is the idempotency key.
 * @param notBefore when it is sent at the earliest; it can be withdrawn until then
 */
export const queueMessage = async (db: Db, message: Message, now: Date, notBefore?: Date): Promise<boolean> =>
  (await queueMessages(db, [message], now, notBefore)) === 1;

/**
 * Queues several messages, at most a few hundred. Skipped are messages whose idempotency key exists, and those that
 * the address or a rate limit does not permit (see `selectPermittedMessages`).
 * @returns how many were permitted, queued now or before
 */
export async function queueMessages(db: Db, messages: Message[], now: Date, notBefore?: Date): Promise<number> {
  const permitted = await selectPermittedMessages(db, messages, now);
  if (permitted.length === 0) return 0;
  await db
    .insertInto('messages')
    .values(
      permitted.map(({ key, accountId, channel, to, template, data }) => ({
        key,
        account_id: accountId,
        channel,
        recipient: to,
        template,
        data,
        due_at: messageRules[template].isUrgent ? new Date(now.getTime() - URGENT_MS) : now,
        created_at: now,
        sent_at: null,
        provider_id: null,
        delivery: null,
        last_error: null,
        not_before: notBefore ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return permitted.length;
}

/** Removes unsent messages that are out of date from the outbox. */
export async function withdrawMessages(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('messages').where('key', 'in', keys).where('state', '=', 'queued').execute();
}

/** Removes the messages of an account in a channel that it no longer agrees to; also failed ones, which staff could send again. */
export async function withdrawMessagesOfChannel(db: Db, accountId: number, channel: Message['channel']): Promise<void> {
  await db
    .deleteFrom('messages')
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('state', '!=', 'sent')
    .execute();
}

/** Marks messages that were queued before a restore as failed; staff can send single ones again. */
export async function discardMessages(db: Db, queuedBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set((set) => ({
      state: 'failed',
      last_error: 'discarded after a restore',
      data: set.case().when('template', 'in', secretTemplates).then(null).else(set.ref('data')).end(),
    }))
    .where('state', '=', 'queued')
    .where('created_at', '<=', queuedBefore)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const RETRY_DELAYS_SECONDS = RETRY_DELAYS_MS.map((ms) => ms / 1_000);

/**
 * SQL condition: the message is due, or due later than could have been set, because the clock was set back. A message
 * that was never tried is always due, except one that waits so that it can be withdrawn.
 */
const isDue = (now: Date) => sql<boolean>`(not_before is null or ${isReached('not_before', now, MAX_UNDO_MS)}) and (
  due_at <= ${now}
  or (attempts = 0 and last_error is null)
  or due_at > ${new Date(now.getTime() + MAX_CLOCK_SKEW_MS)}::timestamptz + make_interval(secs => case
    when last_error is null then ${LEASE_MS / 1_000}::int
    else coalesce((${RETRY_DELAYS_SECONDS}::int[])[attempts], ${PROVIDER_RETRY_MS / 1_000}::int) end)
)`;

/**
 * Claims due messages with a lease, oldest first, each by one process only. If the process is killed, the message is due
 * again when the lease expires, and the attempt counts.
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
        .where(isDue(now))
        // The restore hold does not include codes and links that are requested after the restore.
        .where((where) =>
          where.or([
            hasNoRestoreHold,
            where.and([isOutsideRestoreHold('created_at'), where('template', 'in', secretTemplates)]),
          ]),
        )
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

/** Marks a message as sent and deletes its content, which may hold codes and links. */
export async function markSent(db: Db, id: number, providerId: string, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'sent', sent_at: now, provider_id: providerId, data: null, last_error: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/**
 * Records why an attempt failed and when the next is due, unless a later attempt has started.
 * @param retry.isCounted whether the attempt counts
 */
export async function markForRetry(
  db: Db,
  message: ClaimedMessage,
  retry: { reason: string; dueAt: Date; isCounted: boolean },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      due_at: retry.dueAt,
      last_error: retry.reason,
      attempts: retry.isCounted ? message.attempt : message.attempt - 1,
    })
    .where('id', '=', message.id)
    .where('state', '=', 'queued')
    .where('attempts', '=', message.attempt)
    .execute();
}

/** Marks a message as failed (dead letter), and deletes a content that holds a secret, unless a later attempt has started. */
export async function markFailed(db: Db, message: ClaimedMessage, reason: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'failed', last_error: reason, ...(secretTemplates.includes(message.template) ? { data: null } : {}) })
    .where('id', '=', message.id)
    .where('state', '=', 'queued')
    .where('attempts', '=', message.attempt)
    .execute();
}

/** Records the delivery status reported by an SMS provider; 'delivered' is final. */
export async function recordDelivery(db: Db, providerId: string, delivery: 'delivered' | 'undelivered'): Promise<void> {
  await db
    .updateTable('messages')
    .set({ delivery })
    .where('provider_id', '=', providerId)
    .where('channel', '=', 'sms')
    .where((row) => row.or([row('delivery', 'is', null), row('delivery', '!=', 'delivered')]))
    .execute();
}

/** Deletes finished messages queued before an instant. */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('messages').where('state', '!=', 'queued').where('created_at', '<', before).execute();
}

/** Those of the ids that belong to a message. */
export async function findExistingMessages(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map(({ id }) => id);
}
