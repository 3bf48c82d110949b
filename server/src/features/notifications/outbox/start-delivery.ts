import type { AppContext } from '../../../app-context.ts';
import { type LeaseQueue, openLeaseQueue } from '../../../infra/lease-queue.ts';
import type { AttachmentMakers } from './attach-files.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Message } from './message.ts';
import { claimDueMessages } from './outbox.queries.ts';

const POLL_MS = 1_000;
/** Messages delivered concurrently per channel, so that one that hangs does not block the others. */
const CONCURRENCY = 4;

function openChannel(context: AppContext, makers: AttachmentMakers, channel: Message['channel']): LeaseQueue {
  const { db, clock, log } = context;
  return openLeaseQueue({
    concurrency: CONCURRENCY,
    claim: (limit) => claimDueMessages(db, channel, limit, clock.now()),
    handle: async (message) => void (await deliverMessage(context, makers, message)),
    onError: (error: NodeJS.ErrnoException) =>
      log.warn({ reason: error.code ?? error.name, channel }, 'message delivery failed'),
  });
}

/**
 * Starts the delivery of the transactional outbox, beside any number of other processes that do the same.
 * @returns stops it and waits for the messages in progress
 */
export function startDelivery(context: AppContext, makers: AttachmentMakers): () => Promise<void> {
  // One queue per channel: a provider that hangs delays only its own messages.
  const channels = [openChannel(context, makers, 'mail'), openChannel(context, makers, 'sms')];
  const timer = setInterval(() => {
    for (const channel of channels) channel.notify();
  }, POLL_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(channels.map((channel) => channel.stop()));
  };
}
