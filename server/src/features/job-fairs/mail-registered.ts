import type { Db } from '../../infra/database/connect.ts';
import { type Message, queueMessages, withdrawMessages } from '../notifications/index.ts';
import { listRegistrations, type Registration } from './registrations.queries.ts';

/** Mails per insert. */
const BATCH = 500;

/**
 * Queues a mail to everyone registered, in batches: a job fair may have a hundred thousand places.
 * @param listObsolete keys of mails that are withdrawn when they are still queued
 */
export async function mailRegistered(
  tx: Db,
  fairId: number,
  createMail: (registration: Registration) => Message,
  now: Date,
  listObsolete: (registration: Registration) => string[] = () => [],
): Promise<void> {
  for (let after = 0, count = BATCH; count === BATCH; ) {
    const registered = await listRegistrations(tx, fairId, after, BATCH);
    const obsolete = registered.flatMap(listObsolete);
    if (obsolete.length > 0) await withdrawMessages(tx, obsolete);
    await queueMessages(tx, registered.map(createMail), now);
    after = registered.at(-1)?.registrationId ?? after;
    count = registered.length;
  }
}
