import type { AppContext } from '../../../app-context.ts';
import {
  removeOrphanedMessageFiles,
  removeTemporaryMessageFiles,
} from '../../../integrations/file-sink/message-files.ts';
import { mailFolder } from '../../../integrations/mail/open-mailer.ts';
import { smsFolder } from '../../../integrations/sms/open-sms-sender.ts';
import { whatsAppFolder } from '../../../integrations/whatsapp/open-whatsapp-sender.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/clock.ts';
import { deleteOldMessages, findExistingMessages } from './outbox.queries.ts';

const RETENTION_DAYS = 30;
/** Writing a message takes less than this. */
const MAX_WRITE_MS = HOUR_MS;

/**
 * Deletes messages that were sent or failed 30 days ago, then the files of the file sink whose message was deleted, here or
 * by an erasure, and the temporary files of killed processes.
 */
export async function purgeMessages({ db, config, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS);
  await deleteOldMessages(db, before);
  const writtenBefore = new Date(clock.now().getTime() - MAX_WRITE_MS);
  for (const folder of [mailFolder(config), smsFolder(config), whatsAppFolder(config)]) {
    await removeOrphanedMessageFiles(folder, (ids) => findExistingMessages(db, ids));
    await removeTemporaryMessageFiles(folder, writtenBefore);
  }
}
