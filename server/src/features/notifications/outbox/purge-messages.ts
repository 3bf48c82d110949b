import type { AppContext } from '../../../app-context.ts';
import { removeOldOutboxFiles } from '../../../integrations/file-sink/message-files.ts';
import { mailFolder } from '../../../integrations/mail/open-mailer.ts';
import { smsFolder } from '../../../integrations/sms/open-sms-sender.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { deleteOldMessages } from './messages.queries.ts';

const KEPT_DAYS = 30;

/** Removes messages that were sent, or given up, 30 days ago: rows, and files where those stand in for a provider. */
export async function sweepMessages({ db, config, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await deleteOldMessages(db, before);
  await removeOldOutboxFiles(mailFolder(config), before);
  await removeOldOutboxFiles(smsFolder(config), before);
}
