import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, optionalText, typedText } from '../fields.ts';

const placeText = typedText('Enter the place: an address, a link or a phone number.', 500);

/** When, how and where an interview is. */
const appointment = {
  /** IST. */
  date: z.iso.date('Enter the date as yyyy-MM-dd.'),
  /** IST. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:mm.'),
  durationMinutes: z.number().int().min(10).max(480).default(30),
  mode: z.enum(['In person', 'Video', 'Phone']),
  place: placeText,
  note: optionalText(1_000),
};

export const scheduleInterview = call({
  method: 'POST',
  path: 'Operator/ScheduleInterview',
  summary: 'Schedule an interview for a job seeker and notify them by mail.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({
    accountID: idInBody(),
    vacancyID: idInBody(),
    ...appointment,
    /** Id of an interview cancelled by the employer that this one replaces. */
    replaces: idInBody().optional(),
  }),
  reply: { kind: 'json', schema: z.object({ interviewScheduleID: z.number().int() }) },
  errors: ['not_found', 'conflict'],
});

export const editInterview = call({
  method: 'POST',
  path: 'Staff/EditInterview',
  summary:
    'Change time, kind, place or note of an interview to come; the job seeker gets a mail with the calendar file.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({
    interviewScheduleID: idInBody(),
    /** As it was read; an edit of an older one is refused. */
    version: z.number().int().min(0),
    ...appointment,
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const sendInterviewReminder = call({
  method: 'POST',
  path: 'Staff/SendInterviewReminder',
  summary: 'Remind the job seeker of an interview to come by mail; at most once an hour, automatic reminders included.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({ interviewScheduleID: idInBody() }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const setInterviewOutcome = call({
  method: 'POST',
  path: 'Operator/SetInterviewOutcome',
  summary: 'Record the outcome of an interview that has begun; attended or not, it uses one guaranteed call.',
  source: 'ours',
  access: 'staff:interviews',
  body: z.strictObject({ interviewScheduleID: idInBody(), outcome: z.enum(['attended', 'no-show']) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const cancelInterviewByEmployer = call({
  method: 'POST',
  path: 'Operator/CancelInterviewByEmployer',
  summary: 'Cancel an interview for the employer; it uses no guaranteed call, and a replacement must be scheduled.',
  source: 'ours (commerce §1, §9)',
  access: 'staff:interviews',
  body: z.strictObject({ interviewScheduleID: idInBody(), cause: typedText('Enter the reason.', 500) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const interviewStaffCalls = {
  scheduleInterview,
  editInterview,
  sendInterviewReminder,
  setInterviewOutcome,
  cancelInterviewByEmployer,
};
