import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath } from '../fields.ts';
import { vacancyCard } from '../vacancies.ts';

/** Reply texts of cancelling; only the first two contain the word that marks success (core §4). */
export const cancelTexts = {
  cancelled: 'Your interview has been cancelled successfully.',
  cancelledLate:
    'Your interview has been cancelled successfully. One guaranteed call was deducted from your Guaranteed Calls balance.',
  notOpen: 'This interview can no longer be cancelled.',
  bufferPassed:
    'The time to cancel without losing a guaranteed call has passed in the meantime. Please confirm the cancellation again.',
} as const;

export const interviewStatus = z.enum([
  'Scheduled',
  'Attended',
  'No-show',
  'Cancelled by you',
  'Cancelled by employer',
]);
export type InterviewStatus = z.infer<typeof interviewStatus>;

/**
 * An interview (core §3). `scheduledDate` is yyyy-MM-dd and `scheduledTime` HH:mm:00, both IST; salaries are whole
 * rupees per year. From `durationMinutes` on, the fields are ours.
 */
export const interviewScheduleItem = vacancyCard.omit({ companyID: true, postedOn: true }).extend({
  interviewScheduleID: z.number().int(),
  scheduledDate: z.string(),
  scheduledTime: z.string(),
  durationMinutes: z.number().int(),
  status: interviewStatus,
  mode: z.enum(['In person', 'Video', 'Phone']),
  /** An address, a link or a phone number, depending on the mode. */
  place: z.string(),
  note: z.string(),
  /** Whether it replaces an interview cancelled by the employer. */
  isReplacement: z.boolean(),
  /** Whether it can be cancelled now. */
  canCancel: z.boolean(),
  /** Whether it is scheduled and not over. */
  isUpcoming: z.boolean(),
  /** Whether the employer cancelled it and a replacement is scheduled. */
  isReplaced: z.boolean(),
  /** Whether it used a guaranteed call. */
  costACall: z.boolean(),
  /** Why the employer cancelled it; empty otherwise. */
  cause: z.string(),
});
export type InterviewScheduleItem = z.infer<typeof interviewScheduleItem>;

const byAccount = z.strictObject({ accountID: idInPath() });

export const getScheduledVacancies = call({
  method: 'GET',
  path: 'InterviewSchedule/GetScheduledVacancies/{accountID}',
  summary: 'Upcoming interviews of the account, next first.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: byAccount,
  reply: { kind: 'json', schema: z.array(interviewScheduleItem) },
});

export const getAllScheduledVacanciesByCandidate = call({
  method: 'GET',
  path: 'InterviewSchedule/GetAllScheduledVacanciesByCandidate/{accountID}',
  summary: 'All interviews of the account, newest first.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: byAccount,
  reply: { kind: 'json', schema: z.array(interviewScheduleItem) },
});

export const hasInterviewSchedules = call({
  method: 'GET',
  path: 'InterviewSchedule/HasInterviewSchedules/{id}',
  summary: 'Whether the account has an upcoming interview.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'id',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.boolean() },
});

export const getScheduleCancelBufferHrs = call({
  method: 'GET',
  path: 'InterviewSchedule/GetScheduleCancelBufferHrs',
  summary: 'Hours before an interview until which cancelling is free.',
  source: 'core §7, §9',
  access: 'jobSeeker',
  reply: { kind: 'json', schema: z.number().int().min(0) },
});

export const isScheduleCancelHrsViolates = call({
  method: 'GET',
  path: 'InterviewSchedule/IsScheduleCancelHrsViolates/{scheduleID}',
  summary: 'Whether cancelling an interview of the caller now is inside the buffer and may use a guaranteed call.',
  source: 'core §4, §7',
  access: 'jobSeeker',
  params: z.strictObject({ scheduleID: idInPath() }),
  reply: { kind: 'json', schema: z.boolean() },
  errors: ['not_found'],
});

export const cancelInterviewScheduleByCandidate = call({
  method: 'POST',
  path: 'InterviewSchedule/CancelInterviewScheduleByCandidate',
  summary:
    'Cancel an interview of the caller; inside the buffer this uses one guaranteed call, which the caller must confirm.',
  source: 'core §4, §7; decisions',
  access: 'jobSeeker',
  query: z.strictObject({ interviewScheduleID: idInPath(), violatesHrs: z.enum(['true', 'false']) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const getGuaranteedCallsBalance = call({
  method: 'GET',
  path: 'InterviewSchedule/GetGuaranteedCallsBalance/{accountID}',
  summary: 'Guaranteed calls left in the active plans of the account.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  params: byAccount,
  reply: { kind: 'json', schema: z.number().int().min(0) },
});

export const getCalendarFile = call({
  method: 'GET',
  path: 'InterviewSchedule/GetCalendarFile/{scheduleID}',
  summary: 'An interview of the caller as a calendar file (.ics).',
  source: 'ours',
  access: 'jobSeeker',
  params: z.strictObject({ scheduleID: idInPath() }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_found'],
});

export const interviewCalls = {
  getScheduledVacancies,
  getAllScheduledVacanciesByCandidate,
  hasInterviewSchedules,
  getScheduleCancelBufferHrs,
  isScheduleCancelHrsViolates,
  cancelInterviewScheduleByCandidate,
  getGuaranteedCallsBalance,
  getCalendarFile,
};
