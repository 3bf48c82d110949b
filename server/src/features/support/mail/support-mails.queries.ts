import type { Db } from '../../../infra/database/connect.ts';

/** The case in which one of the mails was stored; undefined when there is none. */
export async function findCaseOfMails(db: Db, mailKeys: readonly string[]): Promise<number | undefined> {
  if (mailKeys.length === 0) return undefined;
  const row = await db
    .selectFrom('support_entries')
    .select('case_id')
    .where('mail_key', 'in', mailKeys)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.case_id;
}

/** The Message-ID of the last mail of a case; undefined when none came by mail. */
export async function findLastMailId(db: Db, caseId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('support_entries')
    .select('mail_id')
    .where('case_id', '=', caseId)
    .where('mail_id', '!=', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.mail_id;
}

export interface CheckedAttachment {
  name: string;
  kind: 'document' | 'picture';
  fileKey: string;
}

export async function insertAttachments(
  db: Db,
  entryId: number,
  attachments: readonly CheckedAttachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  await db
    .insertInto('support_attachments')
    .values(attachments.map(({ name, kind, fileKey }) => ({ entry_id: entryId, name, kind, file_key: fileKey })))
    .execute();
}

/** An attachment with its case. */
export async function findAttachment(db: Db, id: number) {
  return await db
    .selectFrom('support_attachments')
    .innerJoin('support_entries', 'support_entries.id', 'entry_id')
    .select(['name', 'support_attachments.kind', 'file_key as fileKey', 'case_id as caseId'])
    .where('support_attachments.id', '=', id)
    .executeTakeFirst();
}

/** The given file keys that a row references. */
export async function listKnownAttachmentKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('support_attachments').select('file_key').where('file_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.file_key));
}
