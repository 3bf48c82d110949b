import type { AppContext } from '../../../app-context.ts';
import { type LeaseQueue, openLeaseQueue } from '../../../infra/lease-queue.ts';
import type { AttachmentMakers } from './attach-files.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Message } from './message.ts';
import { type ClaimedMessage, claimDueMessages } from './outbox.queries.ts';
import { PROVIDER_RETRY_MS } from './retry-delays.ts';

/** Messages delivered concurrently per channel, so that one that hangs does not block the others. */
const CONCURRENCY = 8;

/**
 * Opens the delivery of one channel of the outbox. While its provider accepts no messages at all, one message is tried
 * every 15 seconds, another each time; as soon as one is sent, all that wait are delivered.
 */
export function openDeliveryQueue(
  context: AppContext,
  makers: AttachmentMakers,
  channel: Message['channel'],
): LeaseQueue {
  const { db, clock, log } = context;
  let isUnavailable = false;
  /** Monotonic time from which one message may be tried while the provider is unavailable. */
  let nextTryMs = 0;

  async function claim(limit: number): Promise<ClaimedMessage[]> {
    if (!isUnavailable) return await claimDueMessages(db, channel, limit, clock.now());
    if (clock.monotonicMs() < nextTryMs) return [];
    const claimed = await claimDueMessages(db, channel, 1, clock.now());
    if (claimed.length > 0) nextTryMs = clock.monotonicMs() + PROVIDER_RETRY_MS;
    return claimed;
  }

  async function handle(message: ClaimedMessage): Promise<void> {
    const delivery = await deliverMessage(context, makers, message);
    if (delivery === 'unavailable') {
      if (!isUnavailable) {
        log.warn({ channel }, 'provider unavailable: trying one message every 15 s');
        nextTryMs = clock.monotonicMs() + PROVIDER_RETRY_MS;
      }
      isUnavailable = true;
    } else if (isUnavailable) {
      if (delivery === 'sent') {
        isUnavailable = false;
        log.info({ channel }, 'provider recovered');
      }
      // An expired message, for example, says nothing about the provider: the next one is tried at once.
      else nextTryMs = clock.monotonicMs();
      queue.notify();
    }
  }

  const queue = openLeaseQueue<ClaimedMessage>({
    concurrency: CONCURRENCY,
    claim,
    handle: async (message) => void (await handle(message)),
    onError: (error: NodeJS.ErrnoException) =>
      log.warn({ reason: error.code ?? error.name, channel }, 'message delivery failed'),
  });
  return queue;
}
