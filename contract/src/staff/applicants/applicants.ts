import { z } from 'zod';
import { call } from '../../call.ts';
import { idInBody, idInPath, pageInQuery, textInQuery } from '../../fields.ts';
import { reason } from '../staff-accounts/staff-accounts.ts';

/** Stages of an applicant, in the order of the keys 1 to 7. `Offered` and `Hired` are stages of staff only. */
export const applicantStages = [
  'New',
  'Viewed',
  'Shortlisted',
  'Interview',
  'Offered',
  'Hired',
  'Not selected',
] as const;
export type MovableStage = (typeof applicantStages)[number];

/** All stages: also those that staff do not set. */
export const allApplicantStages = [...applicantStages, 'Closed', 'Withdrawn'] as const;
export type ApplicantStage = (typeof allApplicantStages)[number];

/**
 * How long a move and its mail wait until the applicant sees them, in ms: an undo within this time withdraws both unseen.
 * Only `New` and `Viewed` are shown at once.
 */
export const MOVE_DELAY_MS = 10 * 60_000;
/** Applicants of one call that moves or undoes. */
export const MAX_MOVED = 500;
/** Resumes that one person may open in a day (IST) without a second person, who allows as many again. */
export const RESUMES_PER_DAY = 50;
/** Shorter words are left out of a search. */
export const MIN_SEARCH_LETTERS = 3;
export const APPLICANTS_PAGE = 50;
/** Applicants are counted up to this number. */
export const MAX_COUNTED_APPLICANTS = 10_000;

/** A row of the list; times are ISO 8601 UTC. */
export const applicantRow = z.object({
  applicationID: z.number().int(),
  accountID: z.number().int(),
  fullName: z.string(),
  vacancyID: z.number().int(),
  jobTitle: z.string(),
  orgName: z.string(),
  stage: z.enum(allApplicantStages),
  version: z.number().int(),
  appliedOn: z.string(),
  /** Name of the running plan; empty without one. */
  planName: z.string(),
});
export type ApplicantRow = z.infer<typeof applicantRow>;

export const listAllApplicants = call({
  method: 'GET',
  path: 'Staff/ListAllApplicants',
  summary:
    'Applicants of all vacancies or of one: by stage, age, plan, name and title; 50 a page, without withdrawn ones.',
  source: 'ours',
  access: 'staff:applicants',
  query: z.strictObject({
    vacancyID: idInPath().optional(),
    stage: z.enum(allApplicantStages).optional(),
    /** Waiting for at least N days. */
    olderThanDays: z.coerce.number().int().min(1).max(3_650).optional(),
    /** `with`: those with a running plan. */
    plan: z.enum(['with', 'without']).optional(),
    /** Words, or parts of them, of the name or of the job title. */
    text: textInQuery(100)
      .refine((text) => !text || text.split(/\s+/).some((word) => word.length >= MIN_SEARCH_LETTERS), {
        message: 'Enter at least three letters',
      })
      .optional(),
    order: z.enum(['newest', 'oldest']).optional(),
    page: pageInQuery,
  }),
  reply: {
    kind: 'json',
    schema: z.object({
      applicants: z.array(applicantRow),
      /** At most `MAX_COUNTED_APPLICANTS`. */
      total: z.number().int(),
      isCapped: z.boolean(),
    }),
  },
  errors: ['not_found'],
});

export const getApplicant = call({
  method: 'GET',
  path: 'Staff/GetApplicant/{applicationID}',
  summary: 'An applicant with contact, timeline and interviews; the phone only with the consent to the privacy notice.',
  source: 'ours',
  access: 'staff:applicants',
  params: z.strictObject({ applicationID: idInPath() }),
  reply: {
    kind: 'json',
    schema: applicantRow.extend({
      email: z.string(),
      /** Empty without the member's consent. */
      mobileNo: z.string(),
      resumeName: z.string(),
      timeline: z.array(
        z.object({
          stage: z.enum(allApplicantStages),
          on: z.string(),
          note: z.string(),
          actor: z.string(),
          isUndone: z.boolean(),
          /** When the applicant sees it; null if at once. */
          shownOn: z.string().nullable(),
        }),
      ),
      /** Mails that staff wrote, oldest first; `sentOn` is when it leaves, `isUndone` if it was withdrawn before. */
      messages: z.array(
        z.object({
          messageID: z.number().int(),
          subject: z.string(),
          text: z.string(),
          actor: z.string(),
          on: z.string(),
          sentOn: z.string(),
          isUndone: z.boolean(),
        }),
      ),
      /** Until when the last move can be undone before the applicant saw it; null when it cannot. */
      undoUntil: z.string().nullable(),
      interviews: z.array(
        z.object({ interviewScheduleID: z.number().int(), startsOn: z.string(), status: z.string() }),
      ),
    }),
  },
  errors: ['not_found'],
});

const rows = z
  .array(z.strictObject({ applicationID: idInBody(), version: idInBody() }))
  .min(1, 'Choose at least one applicant')
  .max(MAX_MOVED, `Choose at most ${MAX_MOVED} applicants`);

/** The changed rows with their new versions, and the skipped rows with the reason. */
const outcome = z.object({
  done: z.array(z.object({ applicationID: z.number().int(), version: z.number().int() })),
  skipped: z.array(z.object({ applicationID: z.number().int(), cause: z.string() })),
});
export type ApplicantsOutcome = z.infer<typeof outcome>;

export const moveApplicants = call({
  method: 'POST',
  path: 'Staff/MoveApplicants',
  summary: 'Move up to 500 applicants to a stage; they learn of it after ten minutes. A rejection needs a reason.',
  source: 'ours',
  access: 'staff:applicants',
  body: z
    .strictObject({
      rows,
      stage: z.enum(applicantStages),
      /** The reason of a rejection, for the audit log. */
      reason: reason.optional(),
      /** For the applicant; optional. */
      message: z
        .string()
        .trim()
        .max(500, 'Maximum 500 characters allowed')
        .refine((text) => !text.includes('\u0000'), 'Please use letters, numbers and signs only.')
        .default(''),
    })
    .refine(({ stage, reason: given }) => stage !== 'Not selected' || given, {
      path: ['reason'],
      message: 'Enter the reason',
    }),
  reply: { kind: 'json', schema: outcome },
  errors: ['not_found', 'conflict'],
});

export const undoApplicantMoves = call({
  method: 'POST',
  path: 'Staff/UndoApplicantMoves',
  summary: 'Undo the last move of up to 500 applicants: within ten minutes the applicant never learns of it.',
  source: 'ours',
  access: 'staff:applicants',
  body: z.strictObject({ rows }),
  reply: { kind: 'json', schema: outcome },
  errors: ['not_found', 'conflict'],
});

export const viewResume = call({
  method: 'GET',
  path: 'Staff/ViewResume',
  summary: 'The pages of the resume of an applicant or a member as re-rendered pictures, with their text. Recorded.',
  source: 'ours (security 22)',
  access: 'staff:resumes',
  query: z.strictObject({ accountID: idInPath().optional(), applicationID: idInPath().optional() }),
  reply: {
    kind: 'json',
    schema: z.object({
      /** `picture`: a JPEG in base64. */
      pages: z.array(z.object({ picture: z.string(), text: z.string() })),
      /** Pages of the original; more than are shown, if it is long. */
      pageCount: z.number().int(),
    }),
  },
  errors: ['not_found', 'conflict', 'second_person_needed'],
});

export const allowMoreResumes = call({
  method: 'POST',
  path: 'Staff/AllowMoreResumes',
  summary: 'Open 50 more resumes today. A second person must approve.',
  source: 'ours',
  access: 'staff:resumes',
  body: z.strictObject({ reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['second_person_needed'],
});

export const applicantCalls = {
  listAllApplicants,
  getApplicant,
  moveApplicants,
  undoApplicantMoves,
  viewResume,
  allowMoreResumes,
};
