import type { AppContext } from '../../../app-context.ts';
import { leaseFrom } from '../../../infra/database/locks/lock-due-rows.ts';
import { openLeaseQueue } from '../../../infra/lease-queue.ts';
import { createPushSender, type PushSender } from '../../../integrations/web-push/push-sender.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/clock.ts';
import { type ClaimedPush, claimPushMessages, deletePush, retryPush } from './push-messages.queries.ts';
import { deleteExpiredSubscription } from './push-subscriptions.queries.ts';

const CONCURRENCY = 8;
/** Longer than an attempt takes. */
const LEASE_MS = 2 * MINUTE_MS;
/** Delays after failed attempts, in ms; after the last one the message is dropped. */
const RETRY_DELAYS_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];
/** New jobs that are older are not news. */
const MAX_AGE_MS = DAY_MS;

async function sendPush(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  sender: PushSender,
  { id, subscriptionId, subscription, payload, attempts, createdAt }: ClaimedPush,
): Promise<undefined> {
  const now = clock.now();
  const delay = RETRY_DELAYS_MS[attempts - 1];
  if (now.getTime() - createdAt.getTime() > MAX_AGE_MS) return void (await deletePush(db, id));
  try {
    const outcome = await sender.send(subscription, payload);
    if (outcome === 'gone') await deleteExpiredSubscription(db, subscriptionId);
    else await deletePush(db, id);
  } catch (error) {
    // The endpoint is personal data, so the message of the error is not logged.
    const { code, name } = error as NodeJS.ErrnoException;
    log.warn({ pushMessageId: id, attempts, reason: code ?? name }, 'push message could not be sent');
    if (delay === undefined) await deletePush(db, id);
    else await retryPush(db, id, new Date(now.getTime() + delay));
  }
  return undefined;
}

/** Sends the due push messages. A subscription that its push service no longer knows is deleted. */
export async function sendPushMessages(
  context: Pick<AppContext, 'db' | 'clock' | 'log' | 'secrets'>,
  sender: PushSender = createPushSender(context),
): Promise<void> {
  const { db, clock } = context;
  await openLeaseQueue<ClaimedPush>({
    concurrency: CONCURRENCY,
    claim: (limit) => claimPushMessages(db, leaseFrom(clock.now(), LEASE_MS, RETRY_DELAYS_MS), limit),
    handle: (message) => sendPush(context, sender, message),
  }).drain();
}
