import { z } from 'zod';
import { call } from '../../call.ts';
import { idInPath, pageInQuery } from '../../fields.ts';
import { standardVacancy } from '../../vacancies.ts';
import { staffVacancyStatuses } from '../vacancies/vacancies.ts';
import { caseFields } from './case-fields.ts';
import { moderationDecisions, moderationStates } from './moderation-decisions.ts';
import { pictureDecisions, pictureStates } from './picture-decisions.ts';

/** Rows of a page of moderation cases. */
export const MODERATION_PAGE = 50;
/** A total of cases is counted up to this number. */
export const MAX_COUNTED_MODERATION_CASES = 1_000;

export const moderationLevels = ['high', 'medium', 'low'] as const;
/**
 * `picture`: a profile picture waits for review. `related`: another vacancy of the company was a fraud. `staff`: staff closed
 * it as a fraud outside the queue.
 */
export const moderationCauses = ['finding', 'report', 'new-company', 'picture', 'related', 'staff'] as const;

const state = z.enum(moderationStates);
const level = z.enum(moderationLevels);
const cause = z.enum(moderationCauses);
/** Whether what was found or reported proved right. */
const outcome = z.enum(['undecided', 'right', 'wrong', 'withdrawn']);

/** A case of a vacancy in the list; times are ISO 8601 UTC. */
export const moderationCase = z.object({
  kind: z.literal('vacancy'),
  ...caseFields,
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
  /**
   * The reader posted or edited the vacancy, or is its contact: a colleague decides, and `causes`, `words` and
   * `reports` are left out.
   */
  isOwn: z.boolean(),
  /** Words of its weightiest finding; empty without one. */
  words: z.string(),
  reports: z.number().int(),
});
export type ModerationCase = z.infer<typeof moderationCase>;

/** The level of every picture. */
export const PICTURE_LEVEL = 'low';

/** A case of a profile picture in the list; times are ISO 8601 UTC. */
export const pictureCase = z.object({
  kind: z.literal('picture'),
  ...caseFields,
  memberID: z.number().int(),
  fullName: z.string(),
  /** Null once the member has replaced or deleted the picture. */
  pictureID: z.number().int().nullable(),
  state: z.enum(pictureStates),
});
export type PictureCase = z.infer<typeof pictureCase>;

/** A case of the queue. */
export const queuedCase = z.discriminatedUnion('kind', [moderationCase, pictureCase]);
export type QueuedCase = z.infer<typeof queuedCase>;

const caseStates = [...new Set([...moderationStates, ...pictureStates]), 'undecided', 'all'] as const;

export const listModerationCases = call({
  method: 'GET',
  path: 'Staff/ListModerationCases',
  summary:
    'Moderation cases of vacancies and profile pictures: those to decide by when they are due, others newest first. 50 a page, counted up to 1,000.',
  source: 'ours',
  access: 'staff:moderation',
  query: z.strictObject({
    /** `undecided` (the default): open, or the poster was asked. */
    state: z.enum(caseStates).optional(),
    level: level.optional(),
    cause: cause.optional(),
    companyID: idInPath().optional(),
    /** `decidable`: not of vacancies that the caller has an interest in. */
    whose: z.enum(['mine', 'unclaimed', 'decidable']).optional(),
    page: pageInQuery,
  }),
  reply: {
    kind: 'json',
    schema: z.object({ cases: z.array(queuedCase), total: z.number().int(), isCapped: z.boolean() }),
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
  kind: z.enum([...moderationDecisions, ...pictureDecisions, 'note', 'undo']),
  reason: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
  isUndone: z.boolean(),
  /** Where it was decided: a fraud may also be closed among the vacancies, or with its blocked company. */
  origin: z.enum(['queue', 'vacancies', 'company']),
});
export type ModerationEntry = z.infer<typeof moderationEntry>;

/** An address to ask about a posting: of its contact, of the staff member who posted it, or of its company. */
const posterContact = z.object({ email: z.string(), of: z.enum(['posting', 'staff', 'company']) });
export type PosterContact = z.infer<typeof posterContact>;

export const moderationCaseDetails = moderationCase.extend({
  /** As seekers see it. */
  vacancy: standardVacancy,
  /** Changes with the vacancy and its company; a decision names the one that was read. */
  postingVersion: z.string(),
  source: z.string(),
  /** The staff member who posted it, or null for an import. */
  poster: z.object({ staffID: z.number().int(), fullName: z.string() }).nullable(),
  /** Who is asked about the posting, or null when no address is known. */
  posterContact: posterContact.nullable(),
  findings: z.array(moderationFinding),
  reports: z.array(moderationReport),
  /** Further reports of guests that are only counted. */
  foldedReports: z.number().int(),
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

export const pictureCaseDetails = pictureCase.extend({
  /** Who reviewed the picture; empty while it waits. */
  reviewedBy: z.string(),
  /** Other pictures of the member with their last decision, newest first, at most 20. */
  otherPictures: z.array(
    z.object({
      caseID: z.number().int(),
      state: z.enum(pictureStates),
      at: z.string(),
      reason: z.string(),
      by: z.string(),
    }),
  ),
  history: z.array(moderationEntry),
  /** Until when the last decision can be undone; null when it cannot. */
  undoUntil: z.string().nullable(),
});
export type PictureCaseDetails = z.infer<typeof pictureCaseDetails>;

export const queuedCaseDetails = z.discriminatedUnion('kind', [moderationCaseDetails, pictureCaseDetails]);
export type QueuedCaseDetails = z.infer<typeof queuedCaseDetails>;

export const getModerationCase = call({
  method: 'GET',
  path: 'Staff/GetModerationCase/{id}',
  summary:
    'A case with everything beside it. Of a vacancy: findings, reports, the company’s other jobs and cases, history; forbidden to who posted or edited the vacancy. Of a picture: the member’s other pictures, history.',
  source: 'ours',
  access: 'staff:moderation',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: queuedCaseDetails },
  errors: ['not_found'],
});

export const moderationCaseCalls = { listModerationCases, getModerationCase };
