import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, MAX_ID, typedText } from '../fields.ts';

/** Maximum size of a resume PDF sent by staff: 10 MiB, as for an uploaded resume. */
export const RESUME_PDF_MAX_BYTES = 10 * 1024 * 1024;

export const sendResumeContent = call({
  method: 'POST',
  path: 'Operator/SendResumeContent',
  summary: 'Send a rewritten resume text to a job seeker for review, with a notice by mail. Replaces a waiting one.',
  source: 'ours',
  access: 'staff:resume-desk',
  body: z.strictObject({
    accountID: idInBody(),
    /** The newest text that the sender saw, 0 if there was none; refused if a colleague has sent another since. */
    newestID: z.number().int().min(0).max(MAX_ID),
    /** HTML or plain text; sanitised. */
    oldContent: typedText('Enter the old text.', 60_000),
    /** HTML or plain text; sanitised. */
    newContent: typedText('Enter the new text.', 60_000),
  }),
  reply: { kind: 'json', schema: z.object({ resumeContentID: z.number().int() }) },
  errors: ['not_found', 'conflict'],
});

export const sendResumePdf = call({
  method: 'POST',
  path: 'Operator/SendResumePdf',
  summary: 'Send a resume PDF to a job seeker for review, with a notice by mail. Replaces a waiting one.',
  source: 'ours',
  access: 'staff:resume-desk',
  body: z.strictObject({
    accountID: idInPath(),
    /** The newest PDF that the sender saw, 0 if there was none; refused if a colleague has sent another since. */
    newestID: z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(z.number().int().max(MAX_ID)),
  }),
  file: {
    field: 'file',
    maxBytes: RESUME_PDF_MAX_BYTES,
    tooLarge: 'This file is larger than 10MB. Please send a smaller one.',
  },
  reply: { kind: 'json', schema: z.object({ resumePdfID: z.number().int() }) },
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type', 'storage_full'],
});

export const listRequestedCorrections = call({
  method: 'GET',
  path: 'Operator/ListRequestedCorrections',
  summary: 'The resume texts and PDFs whose owner requested corrections, longest waiting first.',
  source: 'ours',
  access: 'staff:resume-desk',
  reply: {
    kind: 'json',
    schema: z.array(
      z.object({
        kind: z.enum(['content', 'pdf']),
        id: z.number().int(),
        accountID: z.number().int(),
        corrections: z.string(),
        askedOn: z.string(),
      }),
    ),
  },
});

export const resumeReviewStaffCalls = { sendResumeContent, sendResumePdf, listRequestedCorrections };
