import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import { decodeEntities } from '../../../lib/html/decode-entities.ts';
import { truncate } from '../../../lib/text/clean-text.ts';

/** Limits of a received mail; what is beyond them is left out, or cut. */
export const mailLimits = { attachments: 5, attachmentBytes: 5 * 1024 * 1024, textLength: 20_000, references: 50 };

/** A received mail; all its texts are untrusted. */
export interface ReceivedMail {
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** With its angle brackets; empty without a valid one. */
  messageId: string;
  /** Message-IDs of the mails that it answers. */
  references: string[];
  /** Written by a program, such as an absence notice or a bounce (RFC 3834): never answered. */
  isAutomatic: boolean;
  /** Files in the given folder. */
  attachments: { name: string; path: string }[];
  /** Names of attachments that were too many or too large. */
  skipped: string[];
}

export type MailReading = { ok: true; mail: ReceivedMail } | { ok: false };

const MESSAGE_ID = /<[^\s<>]{1,250}>/g;
const idsOf = (header: string | undefined): string[] => header?.slice(0, 20_000).match(MESSAGE_ID) ?? [];

/** Removes control characters and marks that reverse the direction of a text, except line breaks and tabs. */
const clean = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '');

const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim();

/** The text of an HTML mail, without its markup. */
function htmlToText(html: string): string {
  const broken = html.slice(0, 500_000).replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^>]{0,500}>/gi, '\n');
  const plain = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(plain).replace(/\n{3,}/g, '\n\n');
}

function isAutomatic(mail: Email): boolean {
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = header('auto-submitted');
  if (submitted && !submitted.startsWith('no')) return true;
  if (/^(bulk|junk|list|auto_reply)/.test(header('precedence') ?? '')) return true;
  if (header('x-autoreply') || header('x-autorespond') || header('list-id')) return true;
  if (header('return-path') === '<>') return true;
  return /^(mailer-daemon|postmaster|no-?reply)@/i.test(mail.from?.address ?? '');
}

async function storeAttachments(found: readonly Attachment[], folder: string) {
  const attachments: ReceivedMail['attachments'] = [];
  const skipped: string[] = [];
  for (const { filename, content } of found) {
    const name = truncate(oneLine(filename ?? ''), 200) || 'attachment';
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    if (attachments.length >= mailLimits.attachments || bytes.length > mailLimits.attachmentBytes) {
      if (skipped.length < 20) skipped.push(name);
      continue;
    }
    const path = join(folder, String(attachments.length));
    await writeFile(path, bytes, { mode: 0o600 });
    attachments.push({ name, path });
  }
  return { attachments, skipped };
}

/** Parses a received mail (RFC 5322, MIME) and writes its attachments into an empty folder. */
export async function readMail(path: string, folder: string): Promise<MailReading> {
  let mail: Email;
  try {
    const options = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 };
    mail = await PostalMime.parse(await readFile(path), options);
  } catch {
    return { ok: false };
  }
  const address = mail.from?.address?.trim() ?? '';
  if (!address) return { ok: false };
  const text = mail.text?.trim() ? mail.text : htmlToText(mail.html ?? '');
  return {
    ok: true,
    mail: {
      from: { name: truncate(oneLine(mail.from?.name ?? ''), 100), address },
      subject: truncate(oneLine(mail.subject ?? ''), 150),
      text: truncate(clean(text).trim(), mailLimits.textLength),
      messageId: idsOf(mail.messageId)[0] ?? '',
      references: [...idsOf(mail.inReplyTo), ...idsOf(mail.references)].slice(0, mailLimits.references),
      isAutomatic: isAutomatic(mail),
      ...(await storeAttachments(mail.attachments, folder)),
    },
  };
}
