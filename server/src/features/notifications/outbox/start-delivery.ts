import type { AppContext } from '../../../app-context.ts';
import type { Message } from '../message.ts';
import type { AttachmentMakers } from './attach-files.ts';
import { deliverMessage } from './deliver-message.ts';
import { claimDueMessages } from './messages.queries.ts';

const EVERY_MS = 1_000;
/** Messages of a channel under way at a time: one that hangs leaves the others theirs. */
const SLOTS = 4;

/** Looks for due messages of a channel and sends them; never more at a time than there are slots. */
function openChannel(context: AppContext, makers: AttachmentMakers, channel: Message['channel']) {
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let stopped = false;

  const complain = (error: NodeJS.ErrnoException) =>
    context.log.warn({ reason: error.code ?? error.name, channel }, 'the outbox cannot be used');

  function start(message: Parameters<typeof deliverMessage>[2]): void {
    const sending = deliverMessage(context, makers, message)
      .catch(complain)
      .finally(() => {
        underWay.delete(sending);
        look();
      });
    underWay.add(sending);
  }

  async function fill(): Promise<void> {
    while (!stopped && underWay.size < SLOTS) {
      const free = SLOTS - underWay.size;
      const claimed = await claimDueMessages(context.db, channel, free, context.clock.now());
      for (const message of claimed) start(message);
      if (claimed.length < free) return;
    }
  }

  function look(): void {
    looking ??= fill()
      .catch(complain)
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    look,
    async stop() {
      stopped = true;
      await looking;
      await Promise.all(underWay);
    },
  };
}

/**
 * Sends what is in the outbox, from now on, beside any number of other processes that do the same.
 * @returns a function that stops and waits for the messages under way
 */
export function startDelivery(context: AppContext, makers: AttachmentMakers): () => Promise<void> {
  // A channel each, so that a provider that hangs holds up its own messages only.
  const channels = [openChannel(context, makers, 'mail'), openChannel(context, makers, 'sms')];
  const timer = setInterval(() => {
    for (const channel of channels) channel.look();
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(channels.map((channel) => channel.stop()));
  };
}
