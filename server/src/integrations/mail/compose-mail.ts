import { createHash } from 'node:crypto';
import type { MailDefaults } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';

/** What a key is called in a Message-ID: the same on every try, so that mailboxes show a repeated mail once. */
const messageId = (key: string, from: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${/@([^\s<>]+)>?$/.exec(from)?.[1]}>`;

/** A mail in the form nodemailer takes, whichever way it goes. */
export const composeMail = (mail: OutgoingMail, from: string): MailDefaults => ({
  from,
  // As an object it is one address, whatever it contains; as a text it would be read as a list.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: (mail.attachments ?? []).map(({ name, contentType, bytes }) => ({
    filename: name,
    contentType,
    content: bytes,
    contentDisposition: 'attachment',
  })),
  messageId: messageId(mail.key, from),
  date: mail.queuedAt,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
