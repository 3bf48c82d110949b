import { createTransport } from 'nodemailer';
import { writeOutboxFile } from '../file-sink/message-files.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

/** Puts mails into a folder as .eml files that any mail program opens; for running without a mail server. */
export function openFileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMail(mail, from));
      return { providerId: await writeOutboxFile(folder, mail, 'eml', message as Buffer) };
    },
    close: () => transport.close(),
  };
}
