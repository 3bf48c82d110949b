import { createTransport } from 'nodemailer';
import { writeMessageFile } from '../file-sink/message-files.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

/** Writes mails into the file sink as .eml files, for running without a mail server. */
export function openFileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMail(mail, from));
      return { providerId: await writeMessageFile(folder, mail, 'eml', message as Buffer) };
    },
    close: () => transport.close(),
  };
}
