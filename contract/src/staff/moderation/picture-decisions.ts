import { z } from 'zod';
import { call } from '../../call.ts';
import { optionalText } from '../../fields.ts';
import { caseChange, caseNote, MAX_CASE_NOTE } from './case-fields.ts';

/** `withdrawn`: the member replaced or deleted the picture before a decision. */
export const pictureStates = ['open', 'approved', 'rejected', 'withdrawn'] as const;
export type PictureState = (typeof pictureStates)[number];

export const pictureDecisions = ['approve', 'reject'] as const;
export type PictureDecision = (typeof pictureDecisions)[number];

/** The decisions that a picture of each state can get; another decision replaces the one before. */
export const possiblePictureDecisions: Record<PictureState, readonly PictureDecision[]> = {
  open: pictureDecisions,
  approved: ['reject'],
  rejected: ['approve'],
  withdrawn: [],
};

/** Reasons of each decision, with the text that staff choose from. */
export const pictureReasons = {
  approve: {
    suitable: 'It shows the member',
    'other-approve': 'Another reason, see the note',
  },
  reject: {
    'no-face': 'No face can be seen',
    'other-person': 'It shows someone else, or several people',
    offensive: 'It is offensive or indecent',
    advertising: 'It shows contact details or advertising',
    'identity-document': 'It shows an identity document',
    'other-reject': 'Another reason, see the note',
  },
} as const satisfies Record<PictureDecision, Record<string, string>>;

const reply = { kind: 'text', schema: z.string() } as const;
const errors = ['not_found', 'conflict'] as const;

/** The form of a decision on a picture. */
export const pictureDecisionForm = z
  .object({
    decision: z.enum(pictureDecisions, 'Choose what to do'),
    reason: z.string('Choose a reason').trim().min(1, 'Choose a reason').max(40),
    note: optionalText(MAX_CASE_NOTE),
  })
  .superRefine(({ decision, reason, note }, refinement) => {
    if (!Object.hasOwn(pictureReasons[decision], reason))
      refinement.addIssue({ code: 'custom', path: ['reason'], message: 'Choose a reason from the list' });
    else if (reason.startsWith('other-') && !note)
      refinement.addIssue({ code: 'custom', path: ['note'], message: 'Say why in the note' });
  });

export const decidePictureCase = call({
  method: 'POST',
  path: 'Staff/DecidePictureCase',
  summary:
    'Approve or reject a profile picture. A later decision replaces the one before. Refused when the case has changed since it was read, or the member has replaced the picture.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject({ ...caseChange, ...pictureDecisionForm.shape }).superRefine((body, refinement) => {
    const { error } = pictureDecisionForm.safeParse(body);
    for (const issue of error?.issues ?? [])
      refinement.addIssue({ code: 'custom', path: issue.path, message: issue.message });
  }),
  reply,
  errors,
});

export const undoPictureDecision = call({
  method: 'POST',
  path: 'Staff/UndoPictureDecision',
  summary: 'Undo the last decision on a profile picture within two minutes.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject(caseChange),
  reply,
  errors,
});

export const notePictureCase = call({
  method: 'POST',
  path: 'Staff/NotePictureCase',
  summary: 'Add a note for colleagues to the case of a profile picture.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject({ ...caseChange, note: caseNote }),
  reply,
  errors,
});

export const pictureDecisionCalls = { decidePictureCase, undoPictureDecision, notePictureCase };
