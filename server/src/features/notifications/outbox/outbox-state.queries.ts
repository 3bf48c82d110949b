import { messageChannels } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Message } from './message.ts';

/** How much waits in the outbox of a channel. */
export interface OutboxState {
  channel: Message['channel'];
  queued: number;
  /** Of these, the ones that could be sent now. */
  due: number;
  /** How long the oldest of them has been due; 0 for none. */
  oldestDueSeconds: number;
}

/** Urgent messages are due before they are queued. */
const DUE_SINCE = sql<Date>`greatest(due_at, created_at, not_before)`;

/** The state of the outbox, one row a channel. */
export async function readOutbox(db: Db, now: Date): Promise<OutboxState[]> {
  const rows = await db
    .selectFrom('messages')
    .where('state', '=', 'queued')
    .select((eb) => ['channel', eb.cast<number>(eb.fn.countAll(), 'integer').as('queued')])
    .select(sql<number>`(count(*) filter (where ${DUE_SINCE} <= ${now}))::integer`.as('due'))
    .select(sql<number>`extract(epoch from ${now}::timestamptz - min(${DUE_SINCE}))::float8`.as('seconds'))
    .groupBy('channel')
    .execute();
  return messageChannels.map((channel) => {
    const { queued = 0, due = 0, seconds = 0 } = rows.find((row) => row.channel === channel) ?? {};
    return { channel, queued, due, oldestDueSeconds: Math.max(0, seconds) };
  });
}

/** Messages that failed for the same reason. */
export interface FailedMessages {
  channel: Message['channel'];
  template: string;
  reason: string;
  count: number;
  lastQueuedAt: Date;
}

/** Lists failures since a time by template and reason, the most frequent first. */
export async function listFailedMessages(db: Db, since: Date, limit: number): Promise<FailedMessages[]> {
  return await db
    .selectFrom('messages')
    .where('state', '=', 'failed')
    .where('created_at', '>', since)
    .select((eb) => [
      'channel',
      'template',
      eb.fn.coalesce('last_error', sql.lit('')).as('reason'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
      eb.fn.max('created_at').as('lastQueuedAt'),
    ])
    .groupBy(['channel', 'template', 'last_error'])
    .orderBy('count', 'desc')
    .orderBy('lastQueuedAt', 'desc')
    .limit(limit)
    .execute();
}
