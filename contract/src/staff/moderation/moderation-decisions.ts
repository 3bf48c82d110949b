import { z } from 'zod';
import { call } from '../../call.ts';
import { idInBody, optionalText } from '../../fields.ts';
import { caseChange, caseNote, MAX_CASE_NOTE } from './case-fields.ts';
import { pictureReasons } from './picture-decisions.ts';

/** How long a decision can be undone, in ms: warnings and mails about it leave after this. */
export const DECISION_UNDO_MS = 2 * 60_000;

export const moderationStates = ['open', 'asked', 'released', 'upheld', 'closed'] as const;

export const moderationDecisions = ['release', 'uphold', 'close', 'ask'] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

/** The decisions that a case of each state can get; another decision replaces the one before. */
export const possibleDecisions: Record<(typeof moderationStates)[number], readonly ModerationDecision[]> = {
  open: moderationDecisions,
  asked: moderationDecisions,
  released: ['uphold', 'close'],
  upheld: ['release', 'close'],
  closed: ['release', 'uphold'],
};

/** Reasons of each decision, with the text that staff choose from. */
export const decisionReasons = {
  release: {
    genuine: 'It is a genuine posting',
    corrected: 'The poster has corrected it',
    misread: 'The rule misread the text',
    unfounded: 'The reports are unfounded',
    'other-release': 'Another reason, see the note',
  },
  uphold: {
    'asks-money': 'It asks for money',
    'fake-company': 'It uses the name of another company',
    'collects-data': 'It collects documents, codes or bank details',
    'no-job': 'There is no such job',
    'known-fraud': 'It repeats a known fraud',
    'other-uphold': 'Another reason, see the note',
  },
  close: {
    'wrong-facts': 'What it says is wrong',
    'no-longer-open': 'The job is filled or closed already',
    duplicate: 'It repeats another vacancy',
    discriminating: 'It discriminates, and was not corrected',
    'other-close': 'Another reason, see the note',
  },
  ask: {
    'ask-company': 'Who is the company?',
    'ask-money': 'What is to be paid, and for what?',
    'ask-contact': 'Is this contact the company’s?',
    'ask-pay': 'Is this pay right?',
    'ask-condition': 'Why this condition of sex, age, caste or religion?',
    'other-ask': 'Another question, see the note',
  },
} as const satisfies Record<ModerationDecision, Record<string, string>>;

/** All reasons with their texts, those of pictures included. */
const reasonTexts: Record<string, string> = Object.assign(
  {},
  ...[decisionReasons, pictureReasons].flatMap((reasons) => Object.values(reasons)),
);

/** The text of a reason; one that is not a key of a list is itself. */
export const decisionReasonText = (reason: string): string =>
  Object.hasOwn(reasonTexts, reason) ? (reasonTexts[reason] as string) : reason;

const reply = { kind: 'text', schema: z.string() } as const;
const errors = ['not_found', 'conflict'] as const;
const exceptions = z.array(idInBody()).max(200).default([]);

/** The form of a decision. */
export const decisionForm = z
  .object({
    decision: z.enum(moderationDecisions, 'Choose what to do'),
    reason: z.string('Choose a reason').trim().min(1, 'Choose a reason').max(40),
    note: optionalText(MAX_CASE_NOTE),
    /** Upheld only: the staff member who posted it, if one did, is signed out everywhere. */
    endsSessions: z.boolean().default(true),
  })
  .superRefine(({ decision, reason, note }, refinement) => {
    if (!Object.hasOwn(decisionReasons[decision], reason))
      refinement.addIssue({ code: 'custom', path: ['reason'], message: 'Choose a reason from the list' });
    else if ((reason.startsWith('other-') || decision === 'ask') && !note)
      refinement.addIssue({
        code: 'custom',
        path: ['note'],
        message: decision === 'ask' ? 'Write the question' : 'Say why in the note',
      });
  });

export const decideModerationCase = call({
  method: 'POST',
  path: 'Staff/DecideModerationCase',
  summary:
    'Release a vacancy, uphold the case (it closes as a fraud and all applicants are warned), close it without fraud, or ask the poster. A later decision replaces the one before. Refused when the case or the posting has changed since it was read.',
  source: 'ours',
  access: 'staff:moderation',
  body: z
    .strictObject({
      ...caseChange,
      /** The posting that was read: a decision on another text is refused. */
      postingVersion: z.string().max(40),
      ...decisionForm.shape,
      /** Findings and reports that were otherwise: wrong although the vacancy is closed, right although it is released. */
      exceptFindingIDs: exceptions,
      exceptReportIDs: exceptions,
    })
    .superRefine((body, refinement) => {
      const { error } = decisionForm.safeParse(body);
      for (const issue of error?.issues ?? [])
        refinement.addIssue({ code: 'custom', path: issue.path, message: issue.message });
    }),
  reply,
  errors,
});

export const undoModerationDecision = call({
  method: 'POST',
  path: 'Staff/UndoModerationDecision',
  summary:
    'Undo the last decision on a case within two minutes, before any warning or mail about it leaves. Refused when the vacancy has changed since.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject(caseChange),
  reply,
  errors,
});

export const noteModerationCase = call({
  method: 'POST',
  path: 'Staff/NoteModerationCase',
  summary: 'Add a note for colleagues to a case.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject({ ...caseChange, note: caseNote }),
  reply,
  errors,
});

export const moderationDecisionCalls = { decideModerationCase, undoModerationDecision, noteModerationCase };
