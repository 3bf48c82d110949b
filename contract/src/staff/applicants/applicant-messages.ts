import { z } from 'zod';
import { call } from '../../call.ts';
import { idInBody, typedText } from '../../fields.ts';
import { findGap } from './applicant-templates.ts';
import { MAX_MOVED } from './applicants.ts';

const MAX_SUBJECT = 120;
const MAX_TEXT = 3_000;

/** Text of a message: a placeholder that does not exist, and brackets that are not filled in, are refused. */
const filled = (required: string, max: number) =>
  typedText(required, max).superRefine((text, refinement) => {
    const gap = findGap(text);
    if (gap) refinement.addIssue({ code: 'custom', message: `Fill in ${gap}` });
  });

const numbers = (of: string) =>
  z
    .array(idInBody())
    .min(1, `Choose at least one ${of}`)
    .max(MAX_MOVED, `Choose at most ${MAX_MOVED} ${of}s`)
    .refine((ids) => new Set(ids).size === ids.length, `Name each ${of} once`);

/** Subject and text of a message; `{name}`, `{job}` and `{company}` are filled for each applicant. */
export const applicantMessageForm = z.object({
  subject: filled('Write a subject', MAX_SUBJECT).refine(
    (text) => !/[\r\n]/.test(text),
    'Write the subject in one line',
  ),
  text: filled('Write a text', MAX_TEXT),
});

export const messageApplicants = call({
  method: 'POST',
  path: 'Staff/MessageApplicants',
  summary:
    'Mail up to 500 applicants a text with their data; it leaves after ten minutes and can be undone until then.',
  source: 'ours',
  access: 'staff:applicants',
  body: z.strictObject({
    /** Random, of the caller: a repeated request sends no second mail. */
    batchID: z.uuid('This id is not valid.'),
    applicationIDs: numbers('applicant'),
    ...applicantMessageForm.shape,
  }),
  reply: {
    kind: 'json',
    schema: z.object({
      done: z.array(z.object({ applicationID: z.number().int(), messageID: z.number().int() })),
      skipped: z.array(z.object({ applicationID: z.number().int(), cause: z.string() })),
    }),
  },
  errors: ['not_found', 'conflict'],
});

export const undoApplicantMessages = call({
  method: 'POST',
  path: 'Staff/UndoApplicantMessages',
  summary: 'Withdraw up to 500 messages to applicants within ten minutes, before they leave.',
  source: 'ours',
  access: 'staff:applicants',
  body: z.strictObject({ messageIDs: numbers('message') }),
  reply: {
    kind: 'json',
    schema: z.object({
      done: z.array(z.object({ applicationID: z.number().int(), messageID: z.number().int() })),
      skipped: z.array(z.object({ messageID: z.number().int(), cause: z.string() })),
    }),
  },
  errors: ['not_found', 'conflict'],
});

export const applicantMessageCalls = { messageApplicants, undoApplicantMessages };
