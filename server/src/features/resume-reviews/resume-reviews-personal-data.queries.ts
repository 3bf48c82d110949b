import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';
import { readBlocks } from './comparison/index.ts';
import { wireStatus } from './review-store.queries.ts';

/** Converts sanitised HTML to plain text with one line per heading, paragraph or item. */
const plainText = (html: string) =>
  readBlocks(html)
    .map(({ lists, text }) => (lists.length > 0 ? `- ${text}` : text))
    .join('\n');

/** Exports the versions an account reviewed, and the corrections it requested. */
export async function exportResumeReviews(db: Db, accountId: number): Promise<DataSection[]> {
  return [await exportContents(db, accountId), await exportPdfs(db, accountId), await exportCorrections(db, accountId)];
}

async function exportContents(db: Db, accountId: number): Promise<DataSection> {
  const rows = await db
    .selectFrom('resume_contents')
    .select(['old_html', 'new_html', 'status', 'sent_at', 'approved_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'resumeContents',
    title: 'Resume texts we wrote for you',
    fields: {
      oldText: 'The text before',
      newText: 'The text we wrote',
      status: 'Your decision',
      sentOn: 'Sent to you',
      approvedOn: 'Approved',
    },
    entries: rows.map((row) => ({
      oldText: plainText(row.old_html),
      newText: plainText(row.new_html),
      status: wireStatus[row.status],
      sentOn: row.sent_at,
      approvedOn: row.approved_at,
    })),
  });
}

async function exportPdfs(db: Db, accountId: number): Promise<DataSection> {
  const rows = await db
    .selectFrom('resume_pdfs')
    .select(['original_name', 'bytes', 'status', 'sent_at', 'approved_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'resumePdfs',
    title: 'Resume PDFs we made for you',
    note: 'One that waits for your review can be read and saved on its page; ask us for a copy of another one.',
    fields: {
      fileName: 'Name of the file',
      bytes: 'Size in bytes',
      status: 'Your decision',
      sentOn: 'Sent to you',
      approvedOn: 'Approved',
    },
    entries: rows.map((row) => ({
      fileName: row.original_name,
      bytes: row.bytes,
      status: wireStatus[row.status],
      sentOn: row.sent_at,
      approvedOn: row.approved_at,
    })),
  });
}

async function exportCorrections(db: Db, accountId: number): Promise<DataSection> {
  const ofTexts = await db
    .selectFrom('resume_content_corrections')
    .innerJoin('resume_contents', 'resume_contents.id', 'content_id')
    .select(['corrections', 'asked_at as askedOn'])
    .where('account_id', '=', accountId)
    .orderBy('resume_content_corrections.id')
    .execute();
  const ofPdfs = await db
    .selectFrom('resume_pdf_corrections')
    .innerJoin('resume_pdfs', 'resume_pdfs.id', 'pdf_id')
    .select(['corrections', 'asked_at as askedOn'])
    .where('account_id', '=', accountId)
    .orderBy('resume_pdf_corrections.id')
    .execute();
  return dataSection({
    key: 'resumeCorrections',
    title: 'Corrections you requested',
    fields: { of: 'Resume text or PDF', corrections: 'Corrections', askedOn: 'Requested' },
    entries: [
      ...ofTexts.map((entry) => ({ of: 'Resume text', ...entry })),
      ...ofPdfs.map((entry) => ({ of: 'Resume PDF', ...entry })),
    ],
  });
}

/** Deletes the versions of an account with their corrections. @returns the file keys of its PDFs */
export async function eraseResumeReviews(transaction: Db, accountId: number): Promise<string[]> {
  await transaction.deleteFrom('resume_contents').where('account_id', '=', accountId).execute();
  const pdfs = await transaction
    .deleteFrom('resume_pdfs')
    .where('account_id', '=', accountId)
    .returning('file_key')
    .execute();
  return pdfs.map((row) => row.file_key);
}
