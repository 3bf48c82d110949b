import type { Db } from '../../infra/database/connect.ts';
import { type InterviewOfMail, queueMessage, withdrawMessages } from '../notifications/index.ts';
import type { Interview } from './interviews.queries.ts';

/** The keys of the reminders of an interview. */
export const reminderKeys = (interviewId: number) => ({
  day: `interview-reminder-day:${interviewId}`,
  hour: `interview-reminder-hour:${interviewId}`,
});

/** An interview as its mails tell of it, with its calendar file. */
export const dataOf = (interview: Interview): InterviewOfMail => ({
  fullName: interview.fullName,
  jobTitle: interview.jobTitle,
  company: interview.company,
  startsAt: interview.startsAt.toISOString(),
  durationMinutes: interview.durationMinutes,
  mode: interview.mode,
  place: interview.place,
  note: interview.note,
  attachInterviewId: interview.interviewId,
});

const addressed = (template: string, { interviewId, accountId, email }: Interview) =>
  ({ key: `${template}:${interviewId}`, accountId, channel: 'mail', to: email }) as const;

/** Tells the candidate of an interview; within the transaction that schedules it. */
export async function tellScheduled(tx: Db, interview: Interview, now: Date): Promise<void> {
  const template = 'interview-scheduled';
  const data = { ...dataOf(interview), isReplacement: interview.replaces !== null };
  await queueMessage(tx, { ...addressed(template, interview), template, data }, now);
}

/** Reminders that wait are no longer sent once an interview is cancelled. */
const dropReminders = (tx: Db, { interviewId }: Interview): Promise<void> =>
  withdrawMessages(tx, Object.values(reminderKeys(interviewId)));

/** Confirms to the candidate what he cancelled; within the transaction that does it. */
export async function tellCancelled(tx: Db, interview: Interview, costACall: boolean, now: Date): Promise<void> {
  const template = 'interview-cancelled';
  await dropReminders(tx, interview);
  await queueMessage(
    tx,
    { ...addressed(template, interview), template, data: { ...dataOf(interview), costACall } },
    now,
  );
}

/** Tells the candidate that the employer cancelled; within the transaction that does it. */
export async function tellCancelledByEmployer(tx: Db, interview: Interview, cause: string, now: Date): Promise<void> {
  const template = 'interview-cancelled-by-employer';
  await dropReminders(tx, interview);
  await queueMessage(tx, { ...addressed(template, interview), template, data: { ...dataOf(interview), cause } }, now);
}
