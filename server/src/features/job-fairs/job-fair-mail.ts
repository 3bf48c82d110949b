import type { Message } from '../notifications/index.ts';
import type { Registration } from './registrations.queries.ts';

const addressed = ({ registrationId, accountId, email }: Registration, template: string) => ({
  key: `${template}:${registrationId}`,
  accountId,
  channel: 'mail' as const,
  to: email,
});

const told = ({ fullName, fairId, title, city, venue, startsAt, endsAt }: Registration) => ({
  fullName,
  jobFairId: fairId,
  title,
  place: `${venue}, ${city}`,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** The mail that confirms a registration, one each. */
export function confirmation(registration: Registration): Message {
  const template = 'job-fair-registered';
  return { ...addressed(registration, template), template, data: told(registration) };
}

/** The mail that reminds of a registration, one each; worth nothing once the fair has begun. */
export function reminder(registration: Registration): Message {
  const template = 'job-fair-reminder';
  const data = { ...told(registration), usefulUntil: registration.startsAt.toISOString() };
  return { ...addressed(registration, template), template, data };
}
