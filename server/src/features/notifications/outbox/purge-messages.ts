import type { AppContext } from '../../../app-context.ts';
import { removeOldMessageFiles } from '../../../integrations/file-sink/message-files.ts';
import { mailFolder } from '../../../integrations/mail/open-mailer.ts';
import { smsFolder } from '../../../integrations/sms/open-sms-sender.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { deleteOldMessages } from './outbox.queries.ts';

const RETENTION_DAYS = 30;

/** Deletes messages that were sent or failed 30 days ago: rows, and files of the file sink. */
export async function purgeMessages({ db, config, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS);
  await deleteOldMessages(db, before);
  await removeOldMessageFiles(mailFolder(config), before);
  await removeOldMessageFiles(smsFolder(config), before);
}
