import {
  type CallOutput,
  type CallReply,
  type listMessages,
  MAX_COUNTED_MESSAGES,
  MESSAGES_PAGE,
  type MessageState,
  messageStates,
  readMobileNumber,
} from '@aarambh/contract';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';
import { escapeLike } from '../../../lib/escape-like.ts';
import type { Message } from '../outbox/message.ts';

/** Their recipients have reported a job; they are hidden because the staff member who posted it may read the outbox. */
const TO_REPORTERS: readonly string[] = ['report-received', 'report-decided'] satisfies Message['template'][];
const HIDDEN_REPORTER = 'Hidden: a person who reported a job';

/** Hides the address of a reporter, also where an error of the mail server repeats it. */
const hideReporter = ({ recipient, last_error, delivery }: Selectable<Schema['messages']>) => ({
  recipient: HIDDEN_REPORTER,
  memberID: null,
  error: (last_error ?? '').replaceAll(recipient, '…'),
  delivery: (delivery ?? '').replaceAll(recipient, '…'),
});

/** The recipients that a typed text may begin: mobile numbers are stored with their country code. */
function recipientPatterns(typed: string): string[] {
  const text = typed.toLowerCase();
  const digits = readMobileNumber(text);
  const spellings = /^\d{4,10}$/.test(digits) ? [text, `+91${digits}`] : [text];
  return spellings.map((spelling) => `${escapeLike(spelling)}%`);
}

/** Why a message cannot be sent again; empty when it can. */
export function reasonNotToSend({ state, data }: { state: string; data: unknown }, now: Date): string {
  if (state === 'sent') return 'It was sent.';
  if (state === 'queued') return 'It waits to be sent.';
  if (data === null) return 'Its code or link has expired; the recipient can ask for a new one.';
  const { usefulUntil } = data as { usefulUntil?: string };
  return usefulUntil && Date.parse(usefulUntil) <= now.getTime() ? 'It is out of date.' : '';
}

type Wanted = Pick<CallOutput<typeof listMessages>['query'], 'search' | 'template'>;

const messagesOf = (db: Db, { search = '', template }: Wanted, states: readonly MessageState[]) =>
  db
    .selectFrom('messages')
    .$if(states.length < messageStates.length, (query) => query.where('state', 'in', states))
    .$if(template !== undefined, (query) => query.where('template', '=', template as Message['template']))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.and([
          eb('template', 'not in', TO_REPORTERS),
          eb.or(recipientPatterns(search).map((pattern) => sql<boolean>`lower(recipient) like ${pattern}`)),
        ]),
      ),
    );

/** Messages in each state, and one more than `MAX_COUNTED_MESSAGES` when there are more. */
async function countByState(db: Db, wanted: Wanted): Promise<Record<MessageState, number>> {
  const counts = { failed: 0, queued: 0, sent: 0 };
  for (const state of messageStates) {
    const { count } = await db
      .selectFrom(
        messagesOf(db, wanted, [state])
          .select('id')
          .limit(MAX_COUNTED_MESSAGES + 1)
          .as('counted'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[state] = Number(count);
  }
  return counts;
}

/**
 * One page of the outbox, newest first, with the number of messages in each state. Reporters of jobs are neither named
 * nor found by a search.
 */
export async function searchMessages(
  db: Db,
  { state, page = 1, ...wanted }: CallOutput<typeof listMessages>['query'],
  now: Date,
): Promise<CallReply<typeof listMessages>> {
  const states: readonly MessageState[] = state ? [state] : messageStates;
  const rows = await messagesOf(db, wanted, states)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MESSAGES_PAGE)
    .offset((page - 1) * MESSAGES_PAGE)
    .execute();
  const counted = await countByState(db, wanted);
  const total = states.reduce((sum, one) => sum + counted[one], 0);
  const messages = rows.map((row) => ({
    messageID: row.id,
    channel: row.channel,
    recipient: row.recipient,
    memberID: row.account_id,
    template: row.template,
    state: row.state,
    queuedOn: row.created_at.toISOString(),
    sentOn: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    error: row.last_error ?? '',
    delivery: row.delivery ?? '',
    notSendable: reasonNotToSend(row, now),
    ...(TO_REPORTERS.includes(row.template) && hideReporter(row)),
  }));
  const upToMax = (count: number) => Math.min(count, MAX_COUNTED_MESSAGES);
  return {
    messages,
    counts: { failed: upToMax(counted.failed), queued: upToMax(counted.queued), sent: upToMax(counted.sent) },
    total: upToMax(total),
    isCapped: total > MAX_COUNTED_MESSAGES,
  };
}

/** Locks a message until the transaction ends. */
export const lockMessage = (db: Db, id: number) =>
  db
    .selectFrom('messages')
    .select(['id', 'state', 'data', 'attempts', 'last_error'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Queues a failed message again, as if it had never been tried. */
export async function requeueMessage(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'queued', attempts: 0, last_error: null, due_at: now })
    .where('id', '=', id)
    .execute();
}
