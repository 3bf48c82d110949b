import { z } from 'zod';
import { call } from './call.ts';
import { fileLink, idInPath } from './fields.ts';

/** 10 MB by its label, counted as 10 MiB and enforced while the upload is received (core §2, security 21). */
export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
export const RESUME_WRONG_TYPE = 'Invalid file type: Please upload only Word or PDF documents.';
export const RESUME_MISSING = 'No file selected: Please select a valid resume to upload.';
export const RESUME_TOO_LARGE = 'This file is larger than 10MB. Please upload a resume of 10MB maximum.';
/** How long a link opens a file without the session's token, in ms; pages fetch a new one before it expires. */
export const FILE_LINK_MS = 5 * 60_000;
export const RESUME_NOT_FOUND = 'Resume not found.';

const ownAccount = z.strictObject({ accountID: idInPath() });

export const saveResume = call({
  method: 'POST',
  path: 'JobSeekerResume/SaveResume',
  summary: 'Store a resume (Word or PDF, at most 10 MB) in place of the last one.',
  source: 'core §5, §7',
  access: 'jobSeeker',
  own: 'accountID',
  body: ownAccount,
  file: { field: 'resume', maxBytes: RESUME_MAX_BYTES, tooLarge: RESUME_TOO_LARGE },
  reply: { kind: 'text', schema: z.string() },
  errors: ['too_large', 'unsupported_type', 'storage_full'],
  limit: { max: 30, perSeconds: 600 },
});

export const getResume = call({
  method: 'GET',
  path: 'JobSeekerResume/GetResume/{accountID}',
  summary: "The short-lived address of the account's resume for this session, or 'Resume not found.'",
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'text', schema: z.string() },
});

export const getResumeID = call({
  method: 'GET',
  path: 'JobSeekerResume/GetResumeID/{accountID}',
  summary: "The id of the account's resume; 0 means none.",
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: z.number().int().min(0) },
});

export const isResumeReadable = call({
  method: 'GET',
  path: 'JobSeekerResume/IsResumeReadable/{accountID}',
  summary: "Whether staff can open a copy of the account's resume, which is tried: this takes seconds.",
  source: 'ours (security 22)',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: z.boolean() },
  errors: ['not_found'],
  limit: { max: 20, perSeconds: 600 },
  hasOwnQueue: true,
});

export const downloadResume = call({
  method: 'GET',
  path: 'JobSeekerResume/DownloadResume/{accountID}',
  summary: "The bytes of the account's resume, for its session or by the short-lived address of GetResume.",
  source: 'ours (security 24)',
  access: 'visitor',
  recognises: true,
  params: ownAccount,
  query: fileLink,
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

export const getResumeCopy = call({
  method: 'GET',
  path: 'Operator/GetResumeCopy',
  summary:
    'A copy of the resume of an account or of an application, re-rendered: a PDF or plain text, never the original.',
  source: 'ours (security 22)',
  access: 'staff:resumes',
  query: z.strictObject({ accountID: idInPath().optional(), applicationID: idInPath().optional() }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_found', 'conflict', 'second_person_needed'],
  limit: { max: 60, perSeconds: 600 },
  hasOwnQueue: true,
});

/** A value read from a resume. `source` is the line it was read from. */
const readValue = z.object({ value: z.string(), source: z.string() });

/**
 * What was read from a resume; only fields that were found. `isUnreadable`: it has no text, such as a scanned page.
 * Places, skills and degrees are names of this portal's own lists.
 */
export const resumeReading = z.object({
  isUnreadable: z.boolean(),
  fullName: readValue.nullable(),
  mobileNo: readValue.nullable(),
  email: readValue.nullable(),
  places: z.array(readValue),
  skills: z.array(readValue),
  /** Whole years of work; 0 for a fresher who says so. */
  experienceYears: z.object({ value: z.number().int(), source: z.string() }).nullable(),
  /** `from`, `to`: `yyyy-MM` or `yyyy`; `to` is empty for the current job. */
  employment: z.array(
    z.object({ jobTitle: z.string(), company: z.string(), place: z.string(), from: z.string(), to: z.string() }),
  ),
  education: z.array(
    z.object({
      qualification: z.string(),
      subject: z.string(),
      institute: z.string(),
      year: z.string(),
      grade: z.string(),
    }),
  ),
});
export type ResumeReading = z.infer<typeof resumeReading>;

export const readResume = call({
  method: 'GET',
  path: 'JobSeekerResume/ReadResume/{accountID}',
  summary: "What can be read from the account's resume, as suggestions for the profile; nothing is stored.",
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: resumeReading },
  errors: ['not_found'],
  limit: { max: 30, perSeconds: 600 },
  hasOwnQueue: true,
});

export const resumeCalls = {
  readResume,
  saveResume,
  getResume,
  getResumeID,
  isResumeReadable,
  downloadResume,
  getResumeCopy,
};
