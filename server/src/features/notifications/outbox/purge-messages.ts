import type { AppContext } from '../../../app-context.ts';
import { removeOldMessageFiles, removeTemporaryMessageFiles } from '../../../integrations/file-sink/message-files.ts';
import { mailFolder } from '../../../integrations/mail/open-mailer.ts';
import { smsFolder } from '../../../integrations/sms/open-sms-sender.ts';
import { whatsAppFolder } from '../../../integrations/whatsapp/open-whatsapp-sender.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/clock.ts';
import { deleteOldMessages } from './outbox.queries.ts';

const RETENTION_DAYS = 30;
/** Writing a message takes less than this. */
const MAX_WRITE_MS = HOUR_MS;

/**
 * Deletes messages that were sent or failed 30 days ago: rows, and files of the file sink, with the temporary files of
 * killed processes.
 */
export async function purgeMessages({ db, config, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS);
  await deleteOldMessages(db, before);
  const writtenBefore = new Date(clock.now().getTime() - MAX_WRITE_MS);
  for (const folder of [mailFolder(config), smsFolder(config), whatsAppFolder(config)]) {
    await removeOldMessageFiles(folder, before);
    await removeTemporaryMessageFiles(folder, writtenBefore);
  }
}
