import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { ReceivedMail } from '../../../infra/files/mails/index.ts';
import { consumeRateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import { brand } from '../../../lib/brand.ts';
import { CallError } from '../../../lib/call-error.ts';
import { truncate } from '../../../lib/text/clean-text.ts';
import { dueAt, insertCase, insertEntry, lockCase, updateCase } from '../support-cases.queries.ts';
import { checkAttachments } from './check-attachments.ts';
import { splitQuoted } from './split-quoted.ts';
import { type CheckedAttachment, findCaseOfMails, insertAttachments } from './support-mails.queries.ts';

const mailLimit = { name: 'support mails of an address', max: 30, perSeconds: 24 * 3_600 } as const;

/** Outcome of a mail. `repeated`: it was stored before. `ignored`: no answer is expected. */
export interface SupportMailOutcome {
  outcome: 'opened' | 'added' | 'repeated' | 'ignored';
  caseID?: number;
}

/** Hash of sender and Message-ID: another sender's mail is neither suppressed nor answered by a guessed Message-ID. */
const mailKey = (sender: string, messageId: string): string =>
  createHash('sha256').update(`${sender}\n${messageId}`).digest('hex');

interface StoredMail extends Omit<ReceivedMail, 'attachments'> {
  sender: string;
  key: string;
  attachments: CheckedAttachment[];
}

/**
 * Finds the case that a mail answers: by a mail of the same sender that it refers to, or by `[case 42]` in its subject.
 * Only of the same address: anyone can guess a number.
 */
async function lockThread(tx: Db, { subject, references, sender }: StoredMail) {
  const named = /\[case (\d{1,9})\]/i.exec(subject)?.[1];
  const caseId =
    (await findCaseOfMails(
      tx,
      references.map((id) => mailKey(sender, id)),
    )) ?? (named ? Number(named) : undefined);
  const found = caseId === undefined ? undefined : await lockCase(tx, caseId);
  return found?.email.toLowerCase() === sender ? found : undefined;
}

async function storeMail(tx: Db, mail: StoredMail, now: Date): Promise<SupportMailOutcome> {
  // One mail at a time of a sender: a delivery that is repeated meanwhile waits for this one.
  await consumeRateLimit(tx, mailLimit, mail.sender, now);
  const earlier = await findCaseOfMails(tx, [mail.key]);
  if (earlier !== undefined) return { outcome: 'repeated', caseID: earlier };
  const thread = await lockThread(tx, mail);
  if (mail.isAutomatic && !thread) return { outcome: 'ignored' };

  const { text, quoted } = splitQuoted(mail.text);
  const body = text || '(No text)';
  const fullName = mail.from.name || mail.sender;
  const source = { quoted, mailId: mail.messageId, mailKey: mail.key };
  let caseId: number;
  let entryId: number;
  if (thread) {
    caseId = thread.id;
    const kind = mail.isAutomatic ? 'note' : 'message';
    const actor = mail.isAutomatic ? 'Automatic reply' : thread.full_name;
    entryId = await insertEntry(tx, { caseId, kind, body, actor, staffId: null, ...source }, now);
    // An automatic reply asks for nothing. A case that waits keeps the earlier promise.
    if (!mail.isAutomatic)
      await updateCase(
        tx,
        caseId,
        thread.state === 'waiting' ? {} : { state: 'waiting', due_at: dueAt(now), closed_at: null },
      );
  } else {
    const opened = { channel: 'mail', accountId: null, fullName, email: mail.sender, subject: mail.subject } as const;
    ({ caseId, entryId } = await insertCase(tx, { ...opened, text: body, ...source }, now));
  }
  await insertAttachments(tx, entryId, mail.attachments);
  if (mail.skipped.length > 0) {
    const names = truncate(mail.skipped.join(', '), 2_000);
    const note = `Left out, because they are not safe pictures or documents, or are too many or too large: ${names}`;
    await insertEntry(tx, { caseId, kind: 'note', body: note, actor: 'Mail', staffId: null }, now);
  }
  return { outcome: thread ? 'added' : 'opened', caseID: caseId };
}

const ownAddresses = (from: string): string[] =>
  [brand.supportEmail, from].map((address) => (/<([^<>]+)>$/.exec(address)?.[1] ?? address).toLowerCase());

async function processMail(context: AppContext, raw: Buffer, folder: string): Promise<SupportMailOutcome> {
  const { db, clock, config, files, fileWorkers } = context;
  const path = join(folder, 'mail');
  const parts = join(folder, 'parts');
  await mkdir(parts, { recursive: true, mode: 0o700 });
  await writeFile(path, raw, { mode: 0o600 });
  const reading = await fileWorkers.readMail(path, parts);
  if (!reading.ok) throw new CallError('bad_input', 'This is not a mail with a sender.');
  const { mail } = reading;
  const sender = mail.from.address.toLowerCase();
  if (!z.email().max(254).safeParse(sender).success)
    throw new CallError('bad_input', 'The sender has no valid address.');
  // Our own mails that came back would go round for ever.
  if (ownAddresses(config.mail.from).includes(sender)) return { outcome: 'ignored' };
  const key = mailKey(sender, mail.messageId || createHash('sha256').update(raw).digest('hex'));
  const { stored, skipped } = await checkAttachments(context, mail);
  const removeStored = () => Promise.allSettled(stored.map(({ fileKey }) => files.remove(fileKey)));
  try {
    const done = await db
      .transaction()
      .execute((tx) => storeMail(tx, { ...mail, sender, key, attachments: stored, skipped }, clock.now()));
    if (done.outcome === 'repeated' || done.outcome === 'ignored') await removeStored();
    return done;
  } catch (error) {
    await removeStored();
    throw error;
  }
}

/**
 * Receives a mail to the support address: it opens a case, or is added to the one that it answers. Idempotent by sender and
 * Message-ID.
 * @param raw the mail with its headers @throws {CallError} bad_input for anything that is not a mail, too_many_requests
 * beyond the   limit of the sender, unavailable when its attachments cannot be checked now
 */
export async function receiveSupportMail(context: AppContext, raw: Buffer): Promise<SupportMailOutcome> {
  const folder = join(context.files.temporaryFolder, randomUUID());
  try {
    await mkdir(folder, { mode: 0o700 });
    return await processMail(context, raw, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
