import { z } from 'zod';
import { call } from '../call.ts';
import { fileLink, idInBody, idInPath } from '../fields.ts';

/** Maximum characters of one correction (core §5, §9). */
export const CORRECTIONS_MAX = 200;
export const CORRECTIONS_MISSING = 'Please enter corrections';
export const CORRECTIONS_TOO_LONG = 'Please enter corrections within 200 characters';

/** Replies of the review calls; a success contains the word that marks it (core §5, §8). */
export const reviewTexts = {
  approved:
    'Congratulations! Your resume has been successfully approved. The final copy will be shared with you shortly.',
  correctionsSent: 'Success! Your corrections have been sent. We will inform you when the new version is ready.',
  alreadyApproved: 'This resume has been approved already.',
  notNewest: 'There is a newer version of this resume. Please review that one.',
  tooMany: 'You have sent many corrections for this version. Please wait for the next one.',
} as const;

const corrections = z
  .string(CORRECTIONS_MISSING)
  .trim()
  .min(1, CORRECTIONS_MISSING)
  .max(CORRECTIONS_MAX, CORRECTIONS_TOO_LONG)
  .refine((text) => !text.includes('\u0000'), CORRECTIONS_MISSING);

/** The form of both review pages. */
export const correctionsForm = z.strictObject({ corrections });

/** Review status of a version; `Replaced` when a newer version arrived before the approval. */
export const reviewStatus = z.enum(['Waiting', 'Corrections requested', 'Approved', 'Replaced']);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** A resume's text for review: sanitised HTML (core §3). `comparision` marks deletions and insertions. */
export const resumeContent = z.object({
  oldContent: z.string(),
  newContent: z.string(),
  comparision: z.string(),
  resumeContentID: z.number().int(),
  status: reviewStatus,
});
export type ResumeContent = z.infer<typeof resumeContent>;

export const contentCorrection = z.object({ corrections: z.string(), correctionSubmittedOn: z.string() });
export type ContentCorrection = z.infer<typeof contentCorrection>;

/** A resume PDF for review, or an earlier correction of one; `resumePdfFile` is its short-lived address (core §3). */
export const resumePdf = z.object({
  resumePdfID: z.number().int(),
  resumePdfFile: z.string(),
  corrections: z.string(),
  /** ISO 8601 UTC; empty without a correction. */
  correctionOn: z.string(),
  status: reviewStatus,
});
export type ResumePdf = z.infer<typeof resumePdf>;

const byContent = z.strictObject({ id: idInPath() });

export const getResumeForCorrection = call({
  method: 'GET',
  path: 'ResumeContents/GetResumeForCorrection/{accountID}',
  summary: 'The id of the resume text that waits for review by the account; 0 means none.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: z.number().int().min(0) },
});

export const getResumeContentForJobSeeker = call({
  method: 'GET',
  path: 'ResumeContents/GetResumeContentForJobSeeker/{id}',
  summary: 'A resume text of the caller for review: old text, new text and differences.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  params: byContent,
  reply: { kind: 'json', schema: resumeContent },
  errors: ['not_found'],
});

export const getResumeCorrectionsByContentID = call({
  method: 'GET',
  path: 'ResumeContents/GetResumeCorrectionsByContentID/{id}',
  summary: 'The corrections the caller requested, newest first.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  params: byContent,
  reply: { kind: 'json', schema: z.array(contentCorrection) },
  errors: ['not_found'],
});

export const saveResumeCorrections = call({
  method: 'POST',
  path: 'ResumeContents/SaveResumeCorrections',
  summary: 'Request corrections of a resume text of the caller.',
  source: 'core §4, §5, §7',
  access: 'jobSeeker',
  body: z.strictObject({ resumeContentID: idInBody(), corrections }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
  limit: { max: 30, perSeconds: 600 },
});

export const makeResumeApproveByJobSeeker = call({
  method: 'POST',
  path: 'ResumeContents/MakeResumeApproveByJobSeeker/{id}',
  summary: 'Approve a resume text of the caller.',
  source: 'core §4, §7',
  access: 'jobSeeker',
  params: byContent,
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

export const getRecentResumePdf = call({
  method: 'GET',
  path: 'ResumePdf/GetRecentResumePdf/{accountID}',
  summary: 'The resume PDF that waits for review by the account, or null.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: resumePdf.nullable() },
});

export const getResumePdfList = call({
  method: 'GET',
  path: 'ResumePdf/GetResumePdfList/{id}',
  summary: 'Earlier corrections of resume PDFs of the account, each with its PDF, newest first.',
  source: 'core §2, §7',
  access: 'jobSeeker',
  own: 'id',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.array(resumePdf) },
});

export const suggestCorrections = call({
  method: 'POST',
  path: 'ResumePdf/SuggestCorrections',
  summary: 'Request corrections of a resume PDF of the caller.',
  source: 'core §5, §7',
  access: 'jobSeeker',
  query: z.strictObject({
    resumePdfID: idInPath(),
    corrections,
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
  limit: { max: 30, perSeconds: 600 },
});

export const approveResumePdf = call({
  method: 'POST',
  path: 'ResumePdf/ApproveResumePdf/{id}',
  summary: 'Approve a resume PDF of the caller.',
  source: 'core §7',
  access: 'jobSeeker',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

export const downloadResumePdf = call({
  method: 'GET',
  path: 'ResumePdf/DownloadResumePdf/{id}',
  summary: 'The bytes of a resume PDF of the caller, for its session or by the short-lived address of its record.',
  source: 'ours (security 24)',
  access: 'visitor',
  recognises: true,
  params: z.strictObject({ id: idInPath() }),
  query: fileLink,
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

export const resumeReviewCalls = {
  getResumeForCorrection,
  getResumeContentForJobSeeker,
  getResumeCorrectionsByContentID,
  saveResumeCorrections,
  makeResumeApproveByJobSeeker,
  getRecentResumePdf,
  getResumePdfList,
  suggestCorrections,
  approveResumePdf,
  downloadResumePdf,
};
