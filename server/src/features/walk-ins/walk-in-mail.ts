import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { Message } from '../notifications/index.ts';
import { findJobSummary } from './find-job-summary.ts';
import { ensureLinks } from './walk-in-links.ts';
import { findVerifiedAccount, type WalkInRow } from './walk-ins.queries.ts';

/** Common data of mails about an invitation, and its account. */
async function commonMailData(tx: Db, walkIn: WalkInRow, now: Date) {
  const job = await findJobSummary(tx, walkIn.vacancy_id, now);
  return {
    addressed: { accountId: await findVerifiedAccount(tx, walkIn.email), channel: 'mail' as const, to: walkIn.email },
    facts: {
      fullName: walkIn.full_name,
      jobTitle: job?.jobTitle ?? '',
      company: job?.company ?? '',
      startsAt: walkIn.starts_at.toISOString(),
    },
  };
}

/** Data of a mail with the links of an invitation, which expires when the interview is over. */
async function invitationData(context: AppContext, tx: Db, walkIn: WalkInRow, now: Date) {
  const { addressed, facts } = await commonMailData(tx, walkIn, now);
  const { venue, contact, note } = walkIn;
  const endsAt = walkIn.ends_at.toISOString();
  const links = await ensureLinks(context, tx, walkIn);
  return { addressed, data: { ...facts, endsAt, venue, contact, note, usefulUntil: endsAt, ...links } };
}

/**
 * Mail with the links of a new or rescheduled invitation; idempotent by key.
 * @param before what was rescheduled
 */
export async function createInvitationMail(
  context: AppContext,
  tx: Db,
  walkIn: WalkInRow,
  now: Date,
  before?: WalkInRow,
): Promise<Message> {
  const { addressed, data } = await invitationData(context, tx, walkIn, now);
  if (!before) return { ...addressed, key: `walk-in-invited:${walkIn.id}`, template: 'walk-in-invited', data };
  const times = { oldStartsAt: before.starts_at.toISOString(), oldEndsAt: before.ends_at.toISOString() };
  const key = `walk-in-moved:${walkIn.id}:${walkIn.moves}`;
  return { ...addressed, key, template: 'walk-in-moved', data: { ...data, ...times } };
}

/** Mail that end, venue, contact or note have changed; idempotent by key. */
export async function createChangeMail(
  context: AppContext,
  tx: Db,
  walkIn: WalkInRow,
  changed: string,
  now: Date,
): Promise<Message> {
  const { addressed, data } = await invitationData(context, tx, walkIn, now);
  const key = `walk-in-changed:${walkIn.id}:${walkIn.moves}`;
  return { ...addressed, key, template: 'walk-in-changed', data: { ...data, changed } };
}

/** Cancellation mail; idempotent by key. */
export async function createCancellationMail(tx: Db, walkIn: WalkInRow, cause: string, now: Date): Promise<Message> {
  const { addressed, facts } = await commonMailData(tx, walkIn, now);
  const key = `walk-in-cancelled:${walkIn.id}`;
  return { ...addressed, key, template: 'walk-in-cancelled', data: { ...facts, cause } };
}
