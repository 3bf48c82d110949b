import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath, istDateTime, pageInQuery, typedWholeNumber } from '../fields.ts';
import { jobFair } from '../job-fairs/job-fairs.ts';
import { createJobFair } from '../job-fairs/staff-job-fairs.ts';
import { editWalkIn, inviteToWalkIn } from '../walk-ins/staff-walk-ins.ts';

export const INTERVIEWS_PAGE = 50;
/** Interviews of a list are counted up to this number. */
export const MAX_COUNTED_INTERVIEWS = 1_000;

/** An interview for staff; times are ISO 8601 UTC. */
export const staffInterview = z.object({
  interviewScheduleID: z.number().int(),
  accountID: z.number().int(),
  vacancyID: z.number().int(),
  fullName: z.string(),
  jobTitle: z.string(),
  orgName: z.string(),
  startsOn: z.string(),
  durationMinutes: z.number().int(),
  mode: z.enum(['In person', 'Video', 'Phone']),
  place: z.string(),
  note: z.string(),
  status: z.enum(['Scheduled', 'Attended', 'No-show', 'Cancelled by candidate', 'Cancelled by employer']),
  /** Incremented by each change; an edit must send the current one (optimistic locking). */
  version: z.number().int(),
  /** Why the employer cancelled it; empty otherwise. */
  cause: z.string(),
  /** It is over and has no outcome. */
  isOutcomeMissing: z.boolean(),
  /** It has begun: an outcome can be set. */
  hasBegun: z.boolean(),
  /** The employer cancelled it, and no replacement is scheduled. */
  isReplacementDue: z.boolean(),
});
export type StaffInterview = z.infer<typeof staffInterview>;

export const listInterviews = call({
  method: 'GET',
  path: 'Staff/ListInterviews',
  summary:
    'Interviews: open ones (missing outcomes first), due replacements, ended ones, one week, or one by its number.',
  source: 'ours',
  access: 'staff:interviews',
  query: z.strictObject({
    show: z.enum(['open', 'outcome-missing', 'replacement', 'ended']).optional(),
    /** First day of a week (IST), whose interviews are all on one page; requires that `show` is missing. */
    week: z.iso.date().optional(),
    /** One interview; with it all other filters are ignored. */
    interviewScheduleID: idInPath().optional(),
    page: pageInQuery,
  }),
  reply: {
    kind: 'json',
    schema: z.object({
      interviews: z.array(staffInterview),
      /** At most `MAX_COUNTED_INTERVIEWS`. */
      total: z.number().int(),
      isCapped: z.boolean(),
    }),
  },
});

/** A job fair for staff; each `EditJobFair` changes the version. */
export const staffJobFair = jobFair.omit({ isRegistered: true }).extend({ version: z.string() });
export type StaffJobFair = z.infer<typeof staffJobFair>;

export const listJobFairs = call({
  method: 'GET',
  path: 'Staff/ListJobFairs',
  summary: 'Job fairs: those that are not over first, next first, then the last ones; or one by its number.',
  source: 'ours',
  access: 'staff:interviews',
  query: z.strictObject({ jobFairID: idInPath().optional() }),
  reply: { kind: 'json', schema: z.array(staffJobFair) },
});

export const listJobFairAttendees = call({
  method: 'GET',
  path: 'Staff/ListJobFairAttendees/{jobFairID}',
  summary: 'Everyone registered for a job fair, by name. Recorded.',
  source: 'ours',
  access: 'staff:interviews',
  freshFactor: true,
  params: z.strictObject({ jobFairID: idInPath() }),
  reply: {
    kind: 'json',
    schema: z.array(z.object({ accountID: z.number().int(), fullName: z.string(), email: z.string() })),
  },
  errors: ['not_found'],
});

/** Value of an input of type `datetime-local`: `yyyy-MM-ddTHH:mm`, in IST. */
const typedMoment = (name: string) =>
  z
    .string()
    .transform((typed) => typed.replace('T', ' '))
    .pipe(istDateTime(name));

const walkInTimesForm = z.object({ starts: typedMoment('the start'), ends: typedMoment('the end') });

/** The form that changes a walk-in interview. */
export const walkInDetailsForm = editWalkIn.body
  .pick({ venue: true, contact: true, note: true })
  .extend(walkInTimesForm.shape);

/** The form that invites to a walk-in interview. */
export const walkInForm = inviteToWalkIn.body
  .omit({ starts: true, ends: true, vacancyID: true })
  .extend({ ...walkInTimesForm.shape, vacancyID: typedWholeNumber('Enter the vacancy number') });

/** The form that creates a job fair; one company per line. */
export const jobFairForm = createJobFair.body
  .omit({ starts: true, ends: true, registerUntil: true, companies: true, capacity: true })
  .extend({
    ...walkInTimesForm.shape,
    registerUntil: z
      .string()
      .transform((typed) => typed.replace('T', ' '))
      .pipe(z.union([z.literal(''), istDateTime('the end of registration')])),
    companies: z.string().transform((typed) =>
      typed
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
    capacity: typedWholeNumber('Enter the number of places'),
  });

/** The form that changes a job fair. */
export const jobFairDetailsForm = jobFairForm.pick({
  starts: true,
  ends: true,
  registerUntil: true,
  organiser: true,
  venue: true,
  description: true,
  companies: true,
  capacity: true,
});

export const interviewDeskCalls = { listInterviews, listJobFairs, listJobFairAttendees };
