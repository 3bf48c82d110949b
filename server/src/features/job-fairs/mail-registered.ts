import type { Db } from '../../infra/database/connect.ts';
import { type Message, queueMessages } from '../notifications/index.ts';
import { listRegistrations, type Registration } from './registrations.queries.ts';

/** Mails per insert. */
const BATCH = 500;

/** Queues a mail to everyone registered, in batches: a job fair may have a hundred thousand places. */
export async function mailRegistered(
  tx: Db,
  fairId: number,
  createMail: (registration: Registration) => Message,
  now: Date,
): Promise<void> {
  for (let after = 0, count = BATCH; count === BATCH; ) {
    const registered = await listRegistrations(tx, fairId, after, BATCH);
    await queueMessages(tx, registered.map(createMail), now);
    after = registered.at(-1)?.registrationId ?? after;
    count = registered.length;
  }
}
