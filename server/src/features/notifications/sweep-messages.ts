import { DAY_MS } from '../../platform/clock.ts';
import { mailFolder } from '../../platform/mail/open-mailer.ts';
import { removeOldOutboxFiles } from '../../platform/outbox/outbox-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { smsFolder } from '../../platform/sms/open-sms-sender.ts';
import { deleteOldMessages } from './messages.queries.ts';

const KEPT_DAYS = 30;

/** Removes messages that were sent, or given up, 30 days ago: rows, and files where those stand in for a provider. */
export async function sweepMessages({ db, config, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await deleteOldMessages(db, before);
  await removeOldOutboxFiles(mailFolder(config), before);
  await removeOldOutboxFiles(smsFolder(config), before);
}
