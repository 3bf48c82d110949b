import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { Message } from '../notifications/index.ts';
import { findJob } from './find-job.ts';
import { linksOf } from './walk-in-links.ts';
import { findAccountOf, type WalkInRow } from './walk-ins.queries.ts';

/** What each mail about an invitation says of it, and whose account it belongs to. */
async function told(tx: Db, walkIn: WalkInRow, now: Date) {
  const job = await findJob(tx, walkIn.vacancy_id, now);
  return {
    addressed: { accountId: await findAccountOf(tx, walkIn.email), channel: 'mail' as const, to: walkIn.email },
    facts: {
      fullName: walkIn.full_name,
      jobTitle: job?.jobTitle ?? '',
      company: job?.company ?? '',
      startsAt: walkIn.starts_at.toISOString(),
    },
  };
}

/** The mail with the links: the invitation, or the news that it was moved; one each, worth nothing once it is over. */
export async function invitationMail(context: AppContext, tx: Db, walkIn: WalkInRow, now: Date): Promise<Message> {
  const { addressed, facts } = await told(tx, walkIn, now);
  const { venue, contact, note, moves } = walkIn;
  const endsAt = walkIn.ends_at.toISOString();
  const data = {
    ...facts,
    endsAt,
    venue,
    contact,
    note,
    usefulUntil: endsAt,
    ...linksOf(context, walkIn.token_nonce),
  };
  return moves === 0
    ? { ...addressed, key: `walk-in-invited:${walkIn.id}`, template: 'walk-in-invited', data }
    : { ...addressed, key: `walk-in-moved:${walkIn.id}:${moves}`, template: 'walk-in-moved', data };
}

/** The mail that says that an invitation is cancelled, one each. */
export async function cancellationMail(tx: Db, walkIn: WalkInRow, cause: string, now: Date): Promise<Message> {
  const { addressed, facts } = await told(tx, walkIn, now);
  const key = `walk-in-cancelled:${walkIn.id}`;
  return { ...addressed, key, template: 'walk-in-cancelled', data: { ...facts, cause } };
}
