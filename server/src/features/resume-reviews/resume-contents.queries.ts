import type { ResumeContent } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { wireStatus } from './review-store.queries.ts';

/** The id of the account's resume text that waits for review; 0 means none. */
export async function findWaitingContentId(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('resume_contents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** A resume text of the account. */
export async function findContent(db: Db, accountId: number, id: number): Promise<ResumeContent | undefined> {
  const row = await db
    .selectFrom('resume_contents')
    .select(['id', 'old_html', 'new_html', 'comparison_html', 'status'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    resumeContentID: row.id,
    oldContent: row.old_html,
    newContent: row.new_html,
    comparision: row.comparison_html,
    status: wireStatus[row.status],
  };
}

export interface NewContent {
  accountId: number;
  oldHtml: string;
  newHtml: string;
  comparisonHtml: string;
  by: string;
}

export async function insertContent(tx: Db, content: NewContent, now: Date): Promise<number> {
  const row = await tx
    .insertInto('resume_contents')
    .values({
      account_id: content.accountId,
      old_html: content.oldHtml,
      new_html: content.newHtml,
      comparison_html: content.comparisonHtml,
      sent_at: now,
      sent_by: content.by,
      approved_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
