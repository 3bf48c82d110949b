import { messageChannels } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { attachmentMakers } from '../../registry/mail-attachments.ts';
import { readSentMessages as readNewest, type StoredMessage } from './demo-outbox/read-sent-messages.ts';
import { deliverMessage } from './outbox/deliver-message.ts';
import { claimDueMessages } from './outbox/outbox.queries.ts';

/** Test helper: delivers all due messages sequentially. */
export async function deliverAll(context: AppContext): Promise<void> {
  for (const channel of messageChannels) {
    for (;;) {
      const [message] = await claimDueMessages(context.db, channel, 1, context.clock.now());
      if (!message) break;
      await deliverMessage(context, attachmentMakers, message);
    }
  }
}

/** Test helper: all messages of the file sink, in queueing order. */
export const readSentMessages = (context: AppContext): Promise<StoredMessage[]> =>
  readNewest(context, Number.POSITIVE_INFINITY);
