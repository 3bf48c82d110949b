import type { Platform } from '../../app-context.ts';
import { attachmentMakers } from '../../registry/mail-attachments.ts';
import { deliverMessage } from './delivery/deliver-message.ts';
import { claimDueMessages } from './delivery/messages.queries.ts';
import { readOutbox as readFiles, type StoredMessage } from './demo-outbox/read-outbox.ts';

/** For tests: sends everything that is due, one after the other, until nothing is. */
export async function deliverAll(platform: Platform): Promise<void> {
  for (const channel of ['mail', 'sms'] as const) {
    for (;;) {
      const [message] = await claimDueMessages(platform.db, channel, 1, platform.clock.now());
      if (!message) break;
      await deliverMessage(platform, attachmentMakers, message);
    }
  }
}

/** For tests: every message that was put into files, in the order of queueing. */
export const readOutbox = (platform: Platform): Promise<StoredMessage[]> =>
  readFiles(platform, Number.POSITIVE_INFINITY);
