import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { queueMessage } from '../notifications/index.ts';
import { compareResumes, readBlocks } from './comparison/index.ts';
import { insertContent, supersedeContents } from './contents.queries.ts';
import { lockRecipient } from './recipients.queries.ts';
import { writeResumeHtml } from './write-resume-html.ts';

function read(text: string, missing: string): string {
  const html = writeResumeHtml(text);
  if (readBlocks(html).length === 0) throw new CallError('bad_input', missing);
  return html;
}

/**
 * Gives the owner of an account a rewritten resume text to review, in place of one that is open, and tells him by mail.
 * @param sent.oldContent HTML or plain text, as the new one
 * @throws {CallError} bad_input for a text without words, not_found for an account that does not exist
 */
export async function sendResumeContent(
  { config, db, clock }: AppContext,
  sent: { accountId: number; oldContent: string; newContent: string; by: string },
): Promise<number> {
  const { accountId, by } = sent;
  const oldHtml = read(sent.oldContent, 'Give the old text.');
  const newHtml = read(sent.newContent, 'Give the new text.');
  const comparisonHtml = compareResumes(oldHtml, newHtml);
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const owner = await lockRecipient(tx, accountId);
    if (!owner) throw new CallError('not_found');
    await supersedeContents(tx, accountId);
    const id = await insertContent(tx, { accountId, oldHtml, newHtml, comparisonHtml, by }, now);
    const key = `resume-content-waits:${id}`;
    const link = `${config.publicUrl}/resume-builder/resume-for-corrections/${id}`;
    const data = { fullName: owner.fullName, link };
    await queueMessage(
      tx,
      { key, accountId, channel: 'mail', to: owner.email, template: 'resume-content-waits', data },
      now,
    );
    return id;
  });
}
