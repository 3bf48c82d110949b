import { messageChannels } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { AttachmentMakers } from './attach-files.ts';
import { openDeliveryQueue } from './open-delivery-queue.ts';

const POLL_MS = 1_000;

/**
 * Starts the delivery of the transactional outbox; safe to run in several processes concurrently.
 * @returns stops it and waits for the messages in progress
 */
export function startDelivery(context: AppContext, makers: AttachmentMakers): () => Promise<void> {
  // One queue per channel: a provider that hangs delays only its own messages.
  const channels = messageChannels.map((channel) => openDeliveryQueue(context, makers, channel));
  const timer = setInterval(() => {
    for (const channel of channels) channel.notify();
  }, POLL_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(channels.map((channel) => channel.stop()));
  };
}
