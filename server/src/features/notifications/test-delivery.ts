import type { AppContext } from '../../app-context.ts';
import { attachmentMakers } from '../../registry/mail-attachments.ts';
import { deliverMessage } from './delivery/deliver-message.ts';
import { claimDueMessages } from './delivery/messages.queries.ts';
import { readOutbox as readFiles, type StoredMessage } from './demo-outbox/read-outbox.ts';

/** For tests: sends everything that is due, one after the other, until nothing is. */
export async function deliverAll(context: AppContext): Promise<void> {
  for (const channel of ['mail', 'sms'] as const) {
    for (;;) {
      const [message] = await claimDueMessages(context.db, channel, 1, context.clock.now());
      if (!message) break;
      await deliverMessage(context, attachmentMakers, message);
    }
  }
}

/** For tests: every message that was put into files, in the order of queueing. */
export const readOutbox = (context: AppContext): Promise<StoredMessage[]> =>
  readFiles(context, Number.POSITIVE_INFINITY);
