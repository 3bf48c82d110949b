import {
  approveResumePdf,
  type ContentCorrection,
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

const byID = (id: number) => ({ params: { id: String(id) } });

/** The id of the resume text that waits for a review; 0 means none (core §7). */
export const getWaitingContentID = (accountID: number): Promise<number> =>
  api(getResumeForCorrection, { params: { accountID: String(accountID) } });

/** A resume text for review (core §7). */
export const getResumeContent = (id: number): Promise<ResumeContent> => api(getResumeContentForJobSeeker, byID(id));

/** Requested corrections of a resume text, newest first. */
export const listContentCorrections = (id: number): Promise<ContentCorrection[]> =>
  api(getResumeCorrectionsByContentID, byID(id));

/** Requests corrections of a resume text. Returns the server's text, which may be a refusal. */
export const requestContentCorrections = (resumeContentID: number, corrections: string): Promise<string> =>
  api(saveResumeCorrections, { body: { resumeContentID, corrections } });

/** Approves a resume text. Returns the server's text, which may be a refusal. */
export const approveContent = (id: number): Promise<string> => api(makeResumeApproveByJobSeeker, byID(id));

/** The resume PDF that waits for a review, or null (core §7). */
export const findWaitingPdf = (accountID: number): Promise<ResumePdf | null> =>
  api(getRecentResumePdf, { params: { accountID: String(accountID) } });

/** Resume PDFs with requested corrections, newest first. */
export const listCorrectedPdfs = (accountID: number): Promise<ResumePdf[]> => api(getResumePdfList, byID(accountID));

/** Requests corrections of a resume PDF. Returns the server's text, which may be a refusal. */
export const requestPdfCorrections = (resumePdfID: number, corrections: string): Promise<string> =>
  api(suggestCorrections, { query: { resumePdfID: String(resumePdfID), corrections } });

/** Approves a resume PDF. Returns the server's text, which may be a refusal. */
export const approvePdf = (id: number): Promise<string> => api(approveResumePdf, byID(id));
