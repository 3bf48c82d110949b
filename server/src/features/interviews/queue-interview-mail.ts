import type { Db } from '../../infra/database/connect.ts';
import { type InterviewMailData, queueMessage, withdrawMessages } from '../notifications/index.ts';
import type { Interview } from './interviews.queries.ts';

/** Idempotency keys of the reminder mails. */
export const reminderKeys = (interviewId: number) => ({
  day: `interview-reminder-day:${interviewId}`,
  hour: `interview-reminder-hour:${interviewId}`,
});

/** Common data of mails about an interview, with its calendar file. */
export const mailDataOf = (interview: Interview): InterviewMailData => ({
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

/** Queues the invitation mail in the transaction that schedules the interview. */
export async function queueScheduledMail(tx: Db, interview: Interview, now: Date): Promise<void> {
  const template = 'interview-scheduled';
  const data = { ...mailDataOf(interview), isReplacement: interview.replaces !== null };
  await queueMessage(tx, { ...addressed(template, interview), template, data }, now);
}

/** Withdraws queued reminders of a cancelled interview. */
const withdrawReminders = (tx: Db, { interviewId }: Interview): Promise<void> =>
  withdrawMessages(tx, Object.values(reminderKeys(interviewId)));

/** Queues the confirmation of a cancellation by the candidate, in its transaction. */
export async function queueCancelledMail(tx: Db, interview: Interview, costACall: boolean, now: Date): Promise<void> {
  const template = 'interview-cancelled';
  await withdrawReminders(tx, interview);
  await queueMessage(
    tx,
    { ...addressed(template, interview), template, data: { ...mailDataOf(interview), costACall } },
    now,
  );
}

/** Queues the mail about a cancellation by the employer, in its transaction. */
export async function queueCancelledByEmployerMail(
  tx: Db,
  interview: Interview,
  cause: string,
  now: Date,
): Promise<void> {
  const template = 'interview-cancelled-by-employer';
  await withdrawReminders(tx, interview);
  await queueMessage(
    tx,
    { ...addressed(template, interview), template, data: { ...mailDataOf(interview), cause } },
    now,
  );
}
