import { createHash } from 'node:crypto';
import type { MailDefaults } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';

/** Message-ID of a key: the same for every attempt, so that mailboxes show a repeated mail once. */
const messageId = (key: string, from: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${/@([^\s<>]+)>?$/.exec(from)?.[1]}>`;

/** Converts a mail to the input of nodemailer. */
export const composeMail = (mail: OutgoingMail, from: string): MailDefaults => ({
  from,
  // As an object it is a single address whatever it contains; a string would be parsed as a list.
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
  ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  ...(mail.inReplyTo ? { inReplyTo: mail.inReplyTo, references: mail.inReplyTo } : {}),
  date: mail.queuedAt,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeLink ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  },
  ...(mail.unsubscribeLink ? { list: { unsubscribe: { url: mail.unsubscribeLink } } } : {}),
  disableFileAccess: true,
  disableUrlAccess: true,
});
