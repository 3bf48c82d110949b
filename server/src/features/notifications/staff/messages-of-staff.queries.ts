import {
  type CallOutput,
  type listMessages,
  MESSAGES_PAGE,
  readMobileNumber,
  type StaffMessage,
} from '@aarambh/contract';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';
import { escapeLike } from '../../../lib/escape-like.ts';
import type { Message } from '../outbox/message.ts';

/** A total is counted up to this number. */
const MAX_COUNTED = 1_000;

/** Who gets these has reported a job: the staff member who posted it may read the outbox. */
const TO_REPORTERS: readonly string[] = ['report-received', 'report-decided'] satisfies Message['template'][];
const HIDDEN_REPORTER = 'Hidden: somebody who reported a job';

/** What is shown of a message to a reporter instead; a mail server may repeat the address. */
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

/**
 * One page of the outbox, newest first, with the number of messages up to 1,000. Who reported a job is not named, and not
 * found by a search.
 */
export async function searchMessages(
  db: Db,
  { search = '', state, page = 1 }: CallOutput<typeof listMessages>['query'],
  now: Date,
): Promise<{ messages: StaffMessage[]; total: number; isCapped: boolean }> {
  const matching = db
    .selectFrom('messages')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.and([
          eb('template', 'not in', TO_REPORTERS),
          eb.or(recipientPatterns(search).map((pattern) => sql<boolean>`lower(recipient) like ${pattern}`)),
        ]),
      ),
    );
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MESSAGES_PAGE)
    .offset((page - 1) * MESSAGES_PAGE)
    .execute();
  const { count } = await db
    .selectFrom(
      matching
        .select('id')
        .limit(MAX_COUNTED + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
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
  return { messages, total: Math.min(Number(count), MAX_COUNTED), isCapped: Number(count) > MAX_COUNTED };
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
export async function queueAgain(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'queued', attempts: 0, last_error: null, due_at: now })
    .where('id', '=', id)
    .execute();
}
