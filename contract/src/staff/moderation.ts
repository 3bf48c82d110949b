import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, optionalText, pageInQuery } from '../fields.ts';
import { standardVacancy } from '../vacancies.ts';
import { staffVacancyStatuses } from './vacancies.ts';

/** Rows of a page of moderation cases. */
export const MODERATION_PAGE = 50;
/** A total of cases is counted up to this number. */
export const MAX_COUNTED_MODERATION_CASES = 1_000;
/** How long a decision can be undone, in ms: warnings and mails about it leave after this. */
export const DECISION_UNDO_MS = 2 * 60_000;

export const moderationStates = ['open', 'asked', 'released', 'upheld'] as const;
export const moderationLevels = ['high', 'medium', 'low'] as const;
/** `related`: another vacancy of the company was a fraud. */
export const moderationCauses = ['finding', 'report', 'new-company', 'picture', 'related'] as const;

export const moderationDecisions = ['release', 'uphold', 'ask'] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

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
  ask: {
    'ask-company': 'Who is the company?',
    'ask-money': 'What is to be paid, and for what?',
    'ask-contact': 'Is this contact the company’s?',
    'ask-pay': 'Is this pay right?',
    'ask-condition': 'Why this condition of sex, age, caste or religion?',
    'other-ask': 'Another question, see the note',
  },
} as const satisfies Record<ModerationDecision, Record<string, string>>;

/** All reasons with their texts, in the order of the lists. */
const reasonTexts: Record<string, string> = Object.assign({}, ...Object.values(decisionReasons));

/** The text of a reason; one that is no key of a list is itself. */
export const decisionReasonText = (reason: string): string =>
  Object.hasOwn(reasonTexts, reason) ? (reasonTexts[reason] as string) : reason;

const state = z.enum(moderationStates);
const level = z.enum(moderationLevels);
const cause = z.enum(moderationCauses);
/** Whether what was found or reported proved right. */
const outcome = z.enum(['undecided', 'right', 'wrong', 'withdrawn']);

/** A case in the list; times are ISO 8601 UTC. */
export const moderationCase = z.object({
  caseID: z.number().int(),
  /** Number of changes; a change names the one it was made on. */
  version: z.number().int(),
  vacancyID: z.number().int(),
  jobTitle: z.string(),
  companyID: z.number().int(),
  orgName: z.string(),
  vacancyStatus: z.enum(staffVacancyStatuses),
  state,
  level,
  causes: z.array(cause),
  /** The vacancy is hidden until the decision. */
  holdsVacancy: z.boolean(),
  openedOn: z.string(),
  /** When the decision is due; null once it is taken. */
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  decidedOn: z.string().nullable(),
  /** Who claimed it; empty for nobody. */
  claimedBy: z.string(),
  isMine: z.boolean(),
  /** Words of its weightiest finding; empty without one. */
  words: z.string(),
  reports: z.number().int(),
});
export type ModerationCase = z.infer<typeof moderationCase>;

export const listModerationCases = call({
  method: 'GET',
  path: 'Staff/ListModerationCases',
  summary:
    'Moderation cases: those to decide by when they are due, others newest first. 50 a page, counted up to 1,000.',
  source: 'ours',
  access: 'staff:moderation',
  query: z.strictObject({
    /** `undecided` (the default): open, or the poster was asked. */
    state: z.enum([...moderationStates, 'undecided', 'all']).optional(),
    level: level.optional(),
    cause: cause.optional(),
    companyID: idInPath().optional(),
    whose: z.enum(['mine', 'unclaimed']).optional(),
    page: pageInQuery,
  }),
  reply: {
    kind: 'json',
    schema: z.object({ cases: z.array(moderationCase), total: z.number().int(), isCapped: z.boolean() }),
  },
});

/** What screening found in the posting. */
export const moderationFinding = z.object({
  findingID: z.number().int(),
  rule: z.string(),
  level,
  field: z.string(),
  /** As they are written in the posting. */
  words: z.string(),
  explanation: z.string(),
  foundOn: z.string(),
  outcome,
});
export type ModerationFinding = z.infer<typeof moderationFinding>;

/** A report of the vacancy; the poster never learns who wrote it. */
export const moderationReport = z.object({
  reportID: z.number().int(),
  reason: z.string(),
  text: z.string(),
  email: z.string(),
  /** The account of the reporter, or null for a guest. */
  memberID: z.number().int().nullable(),
  hasProof: z.boolean(),
  weight: z.number(),
  reportedOn: z.string(),
  outcome,
  /** Earlier reports of this person that proved right and wrong. */
  right: z.number().int(),
  wrong: z.number().int(),
});
export type ModerationReport = z.infer<typeof moderationReport>;

/** An entry of the history of a case. */
export const moderationEntry = z.object({
  entryID: z.number().int(),
  kind: z.enum([...moderationDecisions, 'note', 'undo']),
  reason: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
  isUndone: z.boolean(),
});
export type ModerationEntry = z.infer<typeof moderationEntry>;

export const moderationCaseDetails = moderationCase.extend({
  /** As seekers see it. */
  vacancy: standardVacancy,
  source: z.string(),
  /** The staff member who posted it, or null for an import. */
  poster: z.object({ staffID: z.number().int(), fullName: z.string() }).nullable(),
  /** Where the poster can be asked; empty when unknown. */
  posterEmail: z.string(),
  findings: z.array(moderationFinding),
  reports: z.array(moderationReport),
  /** Applicants of any status, who would be warned. */
  applicants: z.number().int(),
  /** Other vacancies of the company, newest first, at most 20. */
  otherJobs: z.array(
    z.object({
      vacancyID: z.number().int(),
      jobTitle: z.string(),
      status: z.enum(staffVacancyStatuses),
      postedOn: z.string(),
    }),
  ),
  /** Other cases of the company with the last decision, newest first, at most 20. */
  otherCases: z.array(
    z.object({
      caseID: z.number().int(),
      jobTitle: z.string(),
      state,
      at: z.string(),
      reason: z.string(),
      by: z.string(),
    }),
  ),
  history: z.array(moderationEntry),
  /** Releasing it makes the vacancy live: its case took that away, not staff or its source. */
  becomesLive: z.boolean(),
  /** Until when the last decision can be undone; null when it cannot. */
  undoUntil: z.string().nullable(),
  /** Warnings to applicants of an upheld case: how many are queued, and how many of these were sent. */
  warnings: z.object({ queued: z.number().int(), sent: z.number().int(), isComplete: z.boolean() }).nullable(),
});
export type ModerationCaseDetails = z.infer<typeof moderationCaseDetails>;

export const getModerationCase = call({
  method: 'GET',
  path: 'Staff/GetModerationCase/{id}',
  summary: 'A case with everything beside it: vacancy, findings, reports, the company’s other jobs and cases, history.',
  source: 'ours',
  access: 'staff:moderation',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: moderationCaseDetails },
  errors: ['not_found'],
});

const MAX_NOTE = 1_000;
const change = { caseID: idInBody(), version: z.number().int().min(1).max(2_000_000_000) };
const reply = { kind: 'text', schema: z.string() } as const;
const errors = ['not_found', 'conflict'] as const;
const exceptions = z.array(idInBody()).max(200).default([]);

/** The form of a decision. */
export const decisionForm = z
  .object({
    decision: z.enum(moderationDecisions, 'Choose what to do'),
    reason: z.string('Choose a reason').trim().min(1, 'Choose a reason').max(40),
    note: optionalText(MAX_NOTE),
    /** Upheld only: the staff member who posted it is signed out everywhere. */
    endsSessions: z.boolean().default(false),
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
    'Release a vacancy, uphold the case (it closes as a fraud and all applicants are warned), or ask the poster.',
  source: 'ours',
  access: 'staff:moderation',
  body: z
    .strictObject({
      ...change,
      ...decisionForm.shape,
      /** Findings and reports that were otherwise: wrong although the case is upheld, right although it is released. */
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
  summary: 'Undo the last decision on a case within two minutes, before any warning or mail about it leaves.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject(change),
  reply,
  errors,
});

export const noteModerationCase = call({
  method: 'POST',
  path: 'Staff/NoteModerationCase',
  summary: 'Add a note for colleagues to a case.',
  source: 'ours',
  access: 'staff:moderation',
  body: z.strictObject({ ...change, note: z.string('Write a note').trim().min(1, 'Write a note').max(MAX_NOTE) }),
  reply,
  errors,
});

export const getModerationFigures = call({
  method: 'GET',
  path: 'Staff/GetModerationFigures',
  summary:
    'How often rules and reporters proved right in the last 90 days, and how long decisions took in the last 30.',
  source: 'ours',
  access: 'staff:moderation',
  reply: {
    kind: 'json',
    schema: z.object({
      undecided: z.number().int(),
      overdue: z.number().int(),
      /** Decided cases, and the median of the minutes from opening to the decision; null without one. */
      decided: z.number().int(),
      upheld: z.number().int(),
      medianMinutes: z.number().nullable(),
      rules: z.array(
        z.object({
          rule: z.string(),
          found: z.number().int(),
          right: z.number().int(),
          wrong: z.number().int(),
        }),
      ),
      reporters: z.array(
        z.object({
          email: z.string(),
          memberID: z.number().int().nullable(),
          reports: z.number().int(),
          right: z.number().int(),
          wrong: z.number().int(),
        }),
      ),
    }),
  },
});

export const moderationCalls = {
  listModerationCases,
  getModerationCase,
  decideModerationCase,
  undoModerationDecision,
  noteModerationCase,
  getModerationFigures,
};
