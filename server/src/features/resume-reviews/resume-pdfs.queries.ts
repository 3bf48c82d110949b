import type { ResumePdf } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { type StoredStatus, wireStatus } from './review-store.queries.ts';

interface PdfRow {
  id: number;
  status: StoredStatus;
  corrections: string | null;
  asked_at: Date | null;
}

/** A PDF without its address, which is signed for the session that reads it. */
export type PdfRecord = Omit<ResumePdf, 'resumePdfFile'>;

const presentPdf = ({ id, status, corrections, asked_at }: PdfRow): PdfRecord => ({
  resumePdfID: id,
  corrections: corrections ?? '',
  correctionOn: asked_at?.toISOString() ?? '',
  status: wireStatus[status],
});

/** The account's resume PDF that waits for review, or null. */
export async function findWaitingPdf(db: Db, accountId: number): Promise<PdfRecord | null> {
  const row = await db
    .selectFrom('resume_pdfs')
    .select(['id', 'status'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row ? presentPdf({ ...row, corrections: null, asked_at: null }) : null;
}

/** The corrections the account requested, each with its PDF, newest first. */
export async function listPdfCorrections(db: Db, accountId: number): Promise<PdfRecord[]> {
  const rows = await db
    .selectFrom('resume_pdf_corrections')
    .innerJoin('resume_pdfs', 'resume_pdfs.id', 'pdf_id')
    .select(['resume_pdfs.id', 'status', 'corrections', 'asked_at'])
    .where('account_id', '=', accountId)
    .orderBy('resume_pdf_corrections.id', 'desc')
    .execute();
  return rows.map(presentPdf);
}

/** The file key of a PDF of the account, and the name of its owner. */
export async function findPdfFile(
  db: Db,
  accountId: number,
  id: number,
): Promise<{ fileKey: string; fullName: string } | undefined> {
  return await db
    .selectFrom('resume_pdfs')
    .innerJoin('accounts', 'accounts.id', 'resume_pdfs.account_id')
    .select(['resume_pdfs.file_key as fileKey', 'accounts.full_name as fullName'])
    .where('resume_pdfs.id', '=', id)
    .where('resume_pdfs.account_id', '=', accountId)
    .executeTakeFirst();
}

/** The given file keys that a row references. */
export async function listKnownPdfKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('resume_pdfs').select('file_key').where('file_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.file_key));
}

export interface NewPdf {
  accountId: number;
  fileKey: string;
  originalName: string;
  bytes: number;
  sha256: Buffer;
  by: string;
}

export async function insertPdf(tx: Db, pdf: NewPdf, now: Date): Promise<number> {
  const row = await tx
    .insertInto('resume_pdfs')
    .values({
      account_id: pdf.accountId,
      file_key: pdf.fileKey,
      original_name: pdf.originalName,
      bytes: pdf.bytes,
      sha256: pdf.sha256,
      sent_at: now,
      sent_by: pdf.by,
      approved_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
