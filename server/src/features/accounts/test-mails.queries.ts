import type { Db } from '../../infra/database/connect.ts';

/** The queued mails to an address that use a template, oldest first. */
export async function listMails(db: Db, email: string, template: string): Promise<{ link: string }[]> {
  const rows = await db
    .selectFrom('messages')
    .select('data')
    .where('recipient', '=', email)
    .where('template', '=', template)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.data as { link: string });
}
