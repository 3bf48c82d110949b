import { z } from 'zod';
import { call } from '../call.ts';
import { typedText } from '../fields.ts';

/** What the walk-in calls answer; only the first three contain the word that marks success (commerce §2). */
export const walkInTexts = {
  attending: 'Thank you! Your attendance was noted successfully. We look forward to meeting you.',
  alreadyAttending: 'Your attendance had been noted successfully before. We look forward to meeting you.',
  rescheduleAsked: 'Your request was sent successfully. We will tell you by mail when the new time is set.',
  unknown: 'This link is not valid. Please use the link of your invitation.',
  over: 'This walk-in interview is over.',
  cancelled: 'This walk-in interview has been cancelled.',
  dateInPast: 'Please choose today or a later date.',
} as const;

/** A walk-in link's id: unguessable, made by the server. */
const walkInId = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, walkInTexts.unknown);

/** What an invitation is for; moments are ISO 8601 UTC. */
export const walkIn = z.object({
  vacancyID: z.number().int(),
  isManualPostedJob: z.boolean(),
  jobTitle: z.string(),
  orgName: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  venue: z.string(),
  contact: z.string(),
  note: z.string(),
  status: z.enum(['Invited', 'Attending', 'Reschedule requested', 'Cancelled', 'Over']),
  /** The time that was asked for; empty without such a request. */
  preferredOn: z.string(),
});
export type WalkIn = z.infer<typeof walkIn>;

export const getWalkIn = call({
  method: 'GET',
  path: 'WalkInStatus/GetWalkIn/{id}',
  summary: 'What a walk-in link is for; changes nothing.',
  source: 'ours (commerce §2)',
  access: 'visitor',
  params: z.strictObject({ id: walkInId }),
  reply: { kind: 'json', schema: walkIn },
  errors: ['not_found'],
});

export const getWalkInCalendarFile = call({
  method: 'GET',
  path: 'WalkInStatus/GetCalendarFile/{id}',
  summary: 'The walk-in interview of a link as a calendar file (.ics).',
  source: 'ours',
  access: 'visitor',
  params: z.strictObject({ id: walkInId }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_found'],
});

export const setStatusAttending = call({
  method: 'POST',
  path: 'WalkInStatus/SetStatusAttending/{id}',
  summary: 'Note that the invited person comes; again does nothing.',
  source: 'commerce §4, §7',
  access: 'visitor',
  params: z.strictObject({ id: walkInId }),
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 120, perSeconds: 600 },
});

export const REASON_MAX = 200;

/** The form of the reschedule page (commerce §5); today is checked by the page and by the server, in IST. */
export const rescheduleForm = z.strictObject({
  reason: typedText('Reason is required.', REASON_MAX, 'Reason cannot exceed 200 characters.'),
  preferredDate: z.iso.date('Please select the date for the walk-in interviews.'),
  preferredTime: z
    .string('Please select the preferred time for the walk-in interviews.')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please select the preferred time for the walk-in interviews.'),
});

export const changeScheduleRequest = call({
  method: 'POST',
  path: 'WalkInStatus/ChangeScheduleRequest',
  summary: 'Ask for another time of a walk-in interview.',
  source: 'commerce §3, §5, §7',
  access: 'visitor',
  body: z.strictObject({
    id: walkInId,
    reason: rescheduleForm.shape.reason,
    preferredDate: rescheduleForm.shape.preferredDate,
    /** HH:mm:00, IST. */
    preferredTime: z
      .string('Please select the preferred time for the walk-in interviews.')
      .regex(/^([01]\d|2[0-3]):[0-5]\d:00$/, 'Please select the preferred time for the walk-in interviews.'),
  }),
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 120, perSeconds: 600 },
});

export const walkInCalls = { getWalkIn, getWalkInCalendarFile, setStatusAttending, changeScheduleRequest };
