import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

/** Folder of the file sink for mails. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox', 'mail');

/** Opens the mailer: SMTP_URL if set, else the file sink in DATA_DIR. */
export function openMailer({ dataDir, mail }: Pick<Config, 'dataDir' | 'mail'>): Mailer {
  return mail.smtpUrl ? openSmtpMailer(mail.smtpUrl, mail.from) : openFileMailer(mailFolder({ dataDir }), mail.from);
}
