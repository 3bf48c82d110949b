import type { Generated } from 'kysely';
import type { Moment } from './moment.ts';

interface Resumes {
  id: Generated<number>;
  account_id: number;
  file_key: string;
  original_name: string;
  content_type: string;
  bytes: number;
  sha256: Buffer;
  uploaded_at: Moment;
  /** Set when a newer one replaced it; the row stays because applications reference it. */
  replaced_at: Date | null;
}

/** A version that its owner reviews. An account has at most one open version: waiting, or with requested corrections. */
interface ReviewedVersion {
  id: Generated<number>;
  account_id: number;
  status: Generated<'waiting' | 'corrections-requested' | 'approved' | 'superseded'>;
  sent_at: Date;
  sent_by: string;
  approved_at: Date | null;
}

/** All HTML is sanitised. */
interface ResumeContents extends ReviewedVersion {
  old_html: string;
  new_html: string;
  comparison_html: string;
}

interface ResumePdfs extends ReviewedVersion {
  file_key: string;
  original_name: string;
  bytes: number;
  sha256: Buffer;
}

/** Append-only. */
interface ResumeContentCorrections {
  id: Generated<number>;
  content_id: number;
  corrections: string;
  asked_at: Date;
}

/** Append-only. */
interface ResumePdfCorrections {
  id: Generated<number>;
  pdf_id: number;
  corrections: string;
  asked_at: Date;
}

/** Tables of resumes and their reviews. */
export interface ResumeTables {
  resumes: Resumes;
  resume_contents: ResumeContents;
  resume_pdfs: ResumePdfs;
  resume_content_corrections: ResumeContentCorrections;
  resume_pdf_corrections: ResumePdfCorrections;
}
