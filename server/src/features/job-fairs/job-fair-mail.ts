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

/** Reminder mail; idempotent by registration and start, expires when the job fair begins. */
export function createReminderMail(registration: Registration): Message {
  const template = 'job-fair-reminder';
  const { calendarSequence, startsAt } = registration;
  const addressedTo = addressed(registration, template);
  const key = calendarSequence === 0 ? addressedTo.key : `${addressedTo.key}:${calendarSequence}`;
  return {
    ...addressedTo,
    key,
    template,
    data: { ...mailDataOf(registration), usefulUntil: startsAt.toISOString() },
  };
}

/** Mail about a cancellation; one an account and job fair. */
export function createCancellationMail(registration: Registration, cause: string): Message {
  const { fairId, accountId, email, fullName, title, city, startsAt } = registration;
  return {
    key: `job-fair-cancelled:${fairId}:${accountId}`,
    accountId,
    channel: 'mail',
    to: email,
    template: 'job-fair-cancelled',
    data: { fullName, title, city, startsAt: startsAt.toISOString(), cause },
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
  const addressedTo = addressed(registration, template);
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
  return { ...addressedTo, key: `${addressedTo.key}:${registration.calendarSequence}`, template, data };
}
