import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageChannel } from '@aarambh/contract';
import PostalMime, { type Email } from 'postal-mime';
import type { AppContext } from '../../../app-context.ts';
import { listMessageFiles } from '../../../integrations/file-sink/message-files.ts';
import { mailFolder } from '../../../integrations/mail/open-mailer.ts';
import { smsFolder } from '../../../integrations/sms/open-sms-sender.ts';
import { whatsAppFolder } from '../../../integrations/whatsapp/open-whatsapp-sender.ts';

/** A message parsed from its file. The id is the file name. */
export interface StoredMessage {
  id: string;
  channel: MessageChannel;
  from: string;
  to: string;
  subject: string;
  sentAt: string;
  text: string;
  html?: string;
  attachments?: { name: string; contentType: string; bytes: Buffer }[];
}

const withName = (address?: { name: string; address?: string | undefined }) =>
  address?.name ? `${address.name} <${address.address}>` : (address?.address ?? '');

const storedAttachment = ({ filename, mimeType, content }: Email['attachments'][number]) => ({
  name: filename ?? '',
  contentType: mimeType,
  bytes: Buffer.from(content as ArrayBuffer),
});

async function readMail(folder: string, id: string): Promise<StoredMessage> {
  const mail = await PostalMime.parse(await readFile(join(folder, id)));
  return {
    id,
    channel: 'mail',
    from: withName(mail.from),
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    sentAt: mail.date ?? '',
    text: mail.text ?? '',
    ...(mail.html ? { html: mail.html } : {}),
    ...(mail.attachments.length > 0 ? { attachments: mail.attachments.map(storedAttachment) } : {}),
  };
}

async function readText(channel: 'sms' | 'whatsapp', folder: string, id: string): Promise<StoredMessage> {
  const content = JSON.parse(await readFile(join(folder, id), 'utf8')) as { to: string; text: string; sentAt: string };
  return { id, channel, from: '', subject: '', ...content };
}

/** The newest messages of the file sink, oldest first. */
export async function readSentMessages(
  { config }: Pick<AppContext, 'config'>,
  limit: number,
): Promise<StoredMessage[]> {
  const [mails, sms, whatsApp] = [mailFolder(config), smsFolder(config), whatsAppFolder(config)];
  const found = [
    ...(await listMessageFiles(mails)).map((id) => ({ id, read: () => readMail(mails, id) })),
    ...(await listMessageFiles(sms)).map((id) => ({ id, read: () => readText('sms', sms, id) })),
    ...(await listMessageFiles(whatsApp)).map((id) => ({ id, read: () => readText('whatsapp', whatsApp, id) })),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  return await Promise.all(found.slice(-limit).map(({ read }) => read()));
}
