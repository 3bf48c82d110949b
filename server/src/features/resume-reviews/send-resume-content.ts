import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockAccount } from '../accounts/index.ts';
import { queueMessage } from '../notifications/index.ts';
import { checkNewestVersion } from './check-newest-version.ts';
import { compareResumes, readBlocks } from './comparison/index.ts';
import { insertContent } from './resume-contents.queries.ts';
import { contentReviews } from './review-store.queries.ts';
import { writeResumeHtml } from './write-resume-html.ts';

function readHtml(text: string, missing: string): string {
  const html = writeResumeHtml(text);
  if (readBlocks(html).length === 0) throw new CallError('bad_input', missing);
  return html;
}

/**
 * Sends a rewritten resume text to an account holder for review and notifies them by mail. It replaces an open version.
 * @param sent.oldContent HTML or plain text, as is `newContent`
 * @param sent.newestId the newest text that the sender saw, 0 if there was none; any if undefined
 * @throws {CallError} bad_input for a text without words, not_found for an unknown account, conflict if a newer text was sent
 */
export async function sendResumeContent(
  { config, db, clock }: AppContext,
  sent: { accountId: number; oldContent: string; newContent: string; by: string; newestId?: number },
): Promise<number> {
  const { accountId, by } = sent;
  const oldHtml = readHtml(sent.oldContent, 'Enter the old text.');
  const newHtml = readHtml(sent.newContent, 'Enter the new text.');
  const comparisonHtml = compareResumes(oldHtml, newHtml);
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const owner = await lockAccount(tx, accountId);
    if (!owner) throw new CallError('not_found');
    await checkNewestVersion(tx, contentReviews, accountId, { newestId: sent.newestId, noun: 'text' });
    await contentReviews.supersedeOpenVersion(tx, accountId);
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
