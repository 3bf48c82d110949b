import { listKnownProofKeys, PROOF_FILES } from '../features/job-reports/index.ts';
import { AVATAR_FILES, listKnownAvatarKeys } from '../features/profile/index.ts';
import { listKnownPdfKeys, RESUME_PDF_FILES } from '../features/resume-reviews/index.ts';
import { listKnownResumeKeys, RESUME_FILES } from '../features/resumes/index.ts';
import { ATTACHMENT_FILES, listKnownAttachmentKeys } from '../features/support/index.ts';
import type { FileOwner } from '../infra/files/purge-orphan-files.ts';

/** Every kind of private file with the feature that owns it. Orphaned files of a kind that is missing here are never removed. */
export const fileOwners: readonly FileOwner[] = [
  { kind: RESUME_FILES, column: 'resumes.file_key', listKnownKeys: listKnownResumeKeys },
  { kind: RESUME_PDF_FILES, column: 'resume_pdfs.file_key', listKnownKeys: listKnownPdfKeys },
  { kind: AVATAR_FILES, column: 'pictures.file_key', listKnownKeys: listKnownAvatarKeys },
  { kind: ATTACHMENT_FILES, column: 'support_attachments.file_key', listKnownKeys: listKnownAttachmentKeys },
  { kind: PROOF_FILES, column: 'job_reports.proof_file', listKnownKeys: listKnownProofKeys },
];
