import type { Db } from '../../../infra/database/connect.ts';

export interface QueuedMessage {
  channel: string;
  recipient: string;
  template: string;
  data: Record<string, string>;
}

/** The messages queued for an account, oldest first. */
export async function listMessages(db: Db, accountId: number): Promise<QueuedMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['channel', 'recipient', 'template', 'data'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, data: row.data as Record<string, string> }));
}

/** The code in the newest message that has one; empty when none has. */
export async function findLastCode(db: Db, accountId: number): Promise<string> {
  const messages = await listMessages(db, accountId);
  return messages.findLast(({ data }) => 'code' in data)?.data.code ?? '';
}

/** The kinds of events in the audit log of an account, oldest first. */
export async function listEventKinds(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('security_events')
    .select('kind')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function listCodes(db: Db, accountId: number) {
  return await db.selectFrom('one_time_codes').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
}
