import type { ContentCorrection, ResumeContent } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { type ReviewStore, wireStatus } from './review-store.ts';

/** The text of the account that waits for its word; 0 means none. */
export async function findWaitingContentId(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('resume_contents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** A text of the account. */
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

/** Whether the account has this text. */
export async function hasContent(db: Db, accountId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('resume_contents')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was asked to be corrected in a text, the newest first. */
export async function listContentCorrections(db: Db, id: number): Promise<ContentCorrection[]> {
  const rows = await db
    .selectFrom('resume_content_corrections')
    .select(['corrections', 'asked_at'])
    .where('content_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ corrections: row.corrections, correctionSubmittedOn: row.asked_at.toISOString() }));
}

/** Ends the version that is open, because a newer one follows. */
export async function supersedeContents(tx: Db, accountId: number): Promise<void> {
  await tx
    .updateTable('resume_contents')
    .set({ status: 'superseded' })
    .where('account_id', '=', accountId)
    .where('status', 'in', ['waiting', 'corrections-requested'])
    .execute();
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

export const contentStore: ReviewStore = {
  async lockVersion(tx, accountId, id) {
    const row = await tx
      .selectFrom('resume_contents')
      .select('status')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    return row?.status;
  },
  async listAsked(tx, id) {
    const rows = await tx
      .selectFrom('resume_content_corrections')
      .select('corrections')
      .where('content_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.corrections);
  },
  async insertCorrections(tx, id, corrections, now) {
    await tx.insertInto('resume_content_corrections').values({ content_id: id, corrections, asked_at: now }).execute();
  },
  async markCorrectionsRequested(tx, id) {
    await tx.updateTable('resume_contents').set({ status: 'corrections-requested' }).where('id', '=', id).execute();
  },
  async markApproved(tx, id, now) {
    const approved = { status: 'approved', approved_at: now } as const;
    await tx.updateTable('resume_contents').set(approved).where('id', '=', id).execute();
  },
};
