import { FIRST_REPLY_HOURS } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';
import { HOUR_MS } from '../../lib/clock.ts';

/** A message of a support case, as it is stored. */
export interface NewCase {
  channel: Schema['support_cases']['channel'];
  accountId: number | null;
  fullName: string;
  email: string;
  subject: string;
  text: string;
  /** Of a mail: what it quotes, its Message-ID, and the hash that identifies it. */
  quoted?: string;
  mailId?: string;
  mailKey?: string;
}

export const dueAt = (now: Date): Date => new Date(now.getTime() + FIRST_REPLY_HOURS * HOUR_MS);

/** Adds an entry to a case; without staff it is the person's. @returns its number */
export async function insertEntry(
  db: Db,
  entry: {
    caseId: number;
    kind: Schema['support_entries']['kind'];
    body: string;
    actor: string;
    staffId: number | null;
  } & Pick<NewCase, 'quoted' | 'mailId' | 'mailKey'>,
  now: Date,
): Promise<number> {
  const { caseId, kind, body, actor, staffId, quoted = '', mailId = '', mailKey = null } = entry;
  const { id } = await db
    .insertInto('support_entries')
    .values({
      case_id: caseId,
      kind,
      body,
      actor,
      staff_id: staffId,
      at: now,
      quoted,
      mail_id: mailId,
      mail_key: mailKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a case with its first message. @returns the numbers of both */
export async function insertCase(db: Db, opened: NewCase, now: Date): Promise<{ caseId: number; entryId: number }> {
  const { id } = await db
    .insertInto('support_cases')
    .values({
      channel: opened.channel,
      account_id: opened.accountId,
      full_name: opened.fullName,
      email: opened.email,
      subject: opened.subject,
      received_at: now,
      due_at: dueAt(now),
      claimed_by: null,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { fullName: actor, text: body, quoted, mailId, mailKey } = opened;
  const source = { ...(quoted && { quoted }), ...(mailId && { mailId }), ...(mailKey && { mailKey }) };
  const entryId = await insertEntry(db, { caseId: id, kind: 'message', body, actor, staffId: null, ...source }, now);
  return { caseId: id, entryId };
}

/** A case, locked until the transaction ends, with who changed it last; undefined when there is none. */
export async function lockCase(db: Db, id: number) {
  const found = await db.selectFrom('support_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) return undefined;
  const claimer =
    found.claimed_by === null
      ? undefined
      : await db.selectFrom('staff').select('full_name').where('id', '=', found.claimed_by).executeTakeFirst();
  const last = await db
    .selectFrom('support_entries')
    .select(['kind', 'actor', 'body'])
    .where('case_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...found, claimerName: claimer?.full_name ?? '', last };
}

/** Changes a case; its version grows. */
export async function updateCase(
  db: Db,
  id: number,
  change: Partial<{
    state: 'waiting' | 'answered' | 'closed';
    due_at: Date;
    claimed_by: number | null;
    closed_at: Date | null;
  }>,
): Promise<void> {
  await db
    .updateTable('support_cases')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
