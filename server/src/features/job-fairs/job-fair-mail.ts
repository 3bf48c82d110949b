import type { Message } from '../notifications/index.ts';
import type { Registration } from './registrations.queries.ts';

const addressed = ({ registrationId, accountId, email }: Registration, template: string) => ({
  key: `${template}:${registrationId}`,
  accountId,
  channel: 'mail' as const,
  to: email,
});

const mailDataOf = ({ fullName, fairId, title, city, venue, startsAt, endsAt }: Registration) => ({
  fullName,
  jobFairId: fairId,
  title,
  place: `${venue}, ${city}`,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Mail that confirms a registration; idempotent by registration. */
export function createConfirmationMail(registration: Registration): Message {
  const template = 'job-fair-registered';
  return { ...addressed(registration, template), template, data: mailDataOf(registration) };
}

const reminderKey = (registrationId: number, sequence: number): string =>
  sequence === 0 ? `job-fair-reminder:${registrationId}` : `job-fair-reminder:${registrationId}:${sequence}`;

const moveKey = (registrationId: number, sequence: number): string => `job-fair-moved:${registrationId}:${sequence}`;

/** Idempotency keys of all mails about changes and of all reminders, which a cancellation makes obsolete. */
export const obsoleteKeys = ({ registrationId, calendarSequence }: Registration): string[] =>
  Array.from({ length: calendarSequence + 1 }, (_, sequence) => [
    reminderKey(registrationId, sequence),
    moveKey(registrationId, sequence),
  ]).flat();

/** Reminder mail; idempotent by registration and start, expires when the job fair begins. */
export function createReminderMail(registration: Registration): Message {
  const template = 'job-fair-reminder';
  const { registrationId, calendarSequence, startsAt } = registration;
  return {
    ...addressed(registration, template),
    key: reminderKey(registrationId, calendarSequence),
    template,
    data: { ...mailDataOf(registration), usefulUntil: startsAt.toISOString() },
  };
}

/** Mail about a cancellation; one an account and job fair. It removes the event from calendars that a change put it in. */
export function createCancellationMail(registration: Registration, cause: string): Message {
  const { fairId, accountId, email, fullName, title, city, startsAt, calendarSequence } = registration;
  const facts = { fullName, title, city, startsAt: startsAt.toISOString(), cause };
  return {
    key: `job-fair-cancelled:${fairId}:${accountId}`,
    accountId,
    channel: 'mail',
    to: email,
    template: 'job-fair-cancelled',
    data: { ...facts, ...(calendarSequence > 0 && { attachJobFairId: fairId }) },
  };
}

/** What has changed of when and where a job fair is. */
export interface JobFairMove {
  isOtherVenue: boolean;
  /** Start and end before; undefined when they stay. */
  timesBefore: { startsAt: Date; endsAt: Date } | undefined;
}

/** Mail that time or venue have changed, with the calendar file; one a registration and change. */
export function createMoveMail(registration: Registration, { isOtherVenue, timesBefore }: JobFairMove): Message {
  const template = 'job-fair-moved';
  const key = moveKey(registration.registrationId, registration.calendarSequence);
  const data = {
    ...mailDataOf(registration),
    isOtherVenue,
    ...(timesBefore && {
      oldStartsAt: timesBefore.startsAt.toISOString(),
      oldEndsAt: timesBefore.endsAt.toISOString(),
    }),
    attachJobFairId: registration.fairId,
    usefulUntil: registration.endsAt.toISOString(),
  };
  return { ...addressed(registration, template), key, template, data };
}
