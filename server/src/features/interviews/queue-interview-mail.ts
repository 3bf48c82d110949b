import type { Db } from '../../infra/database/connect.ts';
import { type InterviewMailData, queueMessage, withdrawMessages } from '../notifications/index.ts';
import type { Interview } from './interviews.queries.ts';

/** Idempotency keys of the reminder mails; one that was changed is reminded of again. */
export function reminderKeys({ interviewId, calendarSequence }: Pick<Interview, 'interviewId' | 'calendarSequence'>) {
  const id = calendarSequence === 0 ? interviewId : `${interviewId}:${calendarSequence}`;
  return { day: `interview-reminder-day:${id}`, hour: `interview-reminder-hour:${id}` };
}

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
  ...(interview.applicationId !== null &&
    interview.appliedAt && {
      moneyQuestion: { applicationId: interview.applicationId, appliedAt: interview.appliedAt.toISOString() },
    }),
});

const addressed = (template: string, { interviewId, accountId, email }: Interview) =>
  ({ key: `${template}:${interviewId}`, accountId, channel: 'mail', to: email }) as const;

/** Queues the invitation mail in the transaction that schedules the interview. */
export async function queueScheduledMail(tx: Db, interview: Interview, now: Date): Promise<void> {
  const template = 'interview-scheduled';
  const data = { ...mailDataOf(interview), isReplacement: interview.replaces !== null };
  await queueMessage(tx, { ...addressed(template, interview), template, data }, now);
}

/** Idempotency key of the reminder that staff sent at an instant. */
const staffReminderKey = (interviewId: number, at: Date) => `interview-reminder-staff:${interviewId}:${at.getTime()}`;

/** Queues a reminder by staff, in the transaction that records it. */
export async function queueStaffReminder(tx: Db, interview: Interview, now: Date): Promise<void> {
  const { interviewId, accountId, email: to, startsAt } = interview;
  const data = {
    ...mailDataOf(interview),
    isByStaff: true,
    isAboutToBegin: false,
    usefulUntil: startsAt.toISOString(),
  };
  const key = staffReminderKey(interviewId, now);
  await queueMessage(tx, { key, accountId, channel: 'mail', to, template: 'interview-reminder', data }, now);
}

/** Withdraws queued reminders of an interview that is cancelled or changed; the interview as it was before. */
function withdrawReminders(tx: Db, interview: Interview): Promise<void> {
  const { interviewId, staffRemindedAt } = interview;
  const byStaff = staffRemindedAt ? [staffReminderKey(interviewId, staffRemindedAt)] : [];
  return withdrawMessages(tx, [...Object.values(reminderKeys(interview)), ...byStaff]);
}

/** Queues the mail about a change by staff, in its transaction. */
export async function queueChangedMail(
  tx: Db,
  change: { before: Interview; after: Interview; changed: string; isMoved: boolean },
  now: Date,
): Promise<void> {
  const { before, after, changed, isMoved } = change;
  const { interviewId, accountId, email: to, calendarSequence } = after;
  await withdrawReminders(tx, before);
  const key = `interview-changed:${interviewId}:${calendarSequence}`;
  const data = { ...mailDataOf(after), changed, isMoved };
  await queueMessage(tx, { key, accountId, channel: 'mail', to, template: 'interview-changed', data }, now);
}

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
