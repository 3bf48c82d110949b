import {
  approveResumePdf,
  type ContentCorrection,
  downloadResumePdf,
  getRecentResumePdf,
  getResumeContentForJobSeeker,
  getResumeCorrectionsByContentID,
  getResumeForCorrection,
  getResumePdfList,
  makeResumeApproveByJobSeeker,
  type ResumeContent,
  type ResumePdf,
  saveResumeCorrections,
  suggestCorrections,
} from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { downloadFile } from '../../platform/api/file-transfer.ts';

const byID = (id: number) => ({ params: { id: String(id) } });

/** The resume text that waits for the account's review; 0 means none (core §7). */
export const waitingContentID = (accountID: number): Promise<number> =>
  api(getResumeForCorrection, { params: { accountID: String(accountID) } });

/** A resume text for review (core §7). */
export const resumeContentOf = (id: number): Promise<ResumeContent> => api(getResumeContentForJobSeeker, byID(id));

/** What was asked to be corrected in a resume text, the newest first. */
export const contentCorrectionsOf = (id: number): Promise<ContentCorrection[]> =>
  api(getResumeCorrectionsByContentID, byID(id));

/** @returns the server's text; a success contains the word */
export const correctContent = (resumeContentID: number, corrections: string): Promise<string> =>
  api(saveResumeCorrections, { body: { resumeContentID, corrections } });

/** @returns the server's text; a success contains the word */
export const approveContent = (id: number): Promise<string> => api(makeResumeApproveByJobSeeker, byID(id));

/** The resume PDF that waits for the account's review, or null (core §7). */
export const recentPdf = (accountID: number): Promise<ResumePdf | null> =>
  api(getRecentResumePdf, { params: { accountID: String(accountID) } });

/** What was asked to be corrected in resume PDFs, each with its PDF, the newest first. */
export const pdfListOf = (accountID: number): Promise<ResumePdf[]> => api(getResumePdfList, byID(accountID));

/** @returns the server's text; a success contains the word */
export const correctPdf = (resumePdfID: number, corrections: string): Promise<string> =>
  api(suggestCorrections, { query: { resumePdfID: String(resumePdfID), corrections } });

/** @returns the server's text; a success contains the word */
export const approvePdf = (id: number): Promise<string> => api(approveResumePdf, byID(id));

/** Fetches a PDF with the session's token. */
export const fetchPdf = (id: number): Promise<Blob> => downloadFile(downloadResumePdf, byID(id));
