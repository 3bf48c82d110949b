import type { AppContext } from '../../app-context.ts';
import { storeFileWithRow } from '../../infra/files/store-file-with-row.ts';
import { isFileChosen } from '../../infra/http/request-bodies/is-file-chosen.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockAccount } from '../accounts/index.ts';
import { queueMessage } from '../notifications/index.ts';
import { checkDocument, documentName } from '../resumes/index.ts';
import { hasResumeService, resumeServiceNames } from '../services/index.ts';
import { checkNewestVersion } from './check-newest-version.ts';
import { insertPdf } from './resume-pdfs.queries.ts';
import { pdfReviews } from './review-store.queries.ts';

/** The kind under which the files are stored. */
export const RESUME_PDF_FILES = 'resume-pdfs';

const NO_PDF = 'Please send a PDF document.';
const NO_SERVICE = `This member has no plan with the service ${resumeServiceNames.rewrite} or ${resumeServiceNames.correction}.`;

/**
 * Sends a resume PDF to an account holder for review and notifies them by mail. It replaces an open version.
 * @param sent.newestId the newest PDF that the sender saw, 0 if there was none; any if undefined
 * @throws {CallError} bad_input without a file, unsupported_type for anything but a valid PDF, not_found for an unknown
 *   account, conflict for an account without a resume service or if a newer
 *   PDF was sent, unavailable when the virus scanner or the file store does not respond
 */
export async function sendResumePdf(
  context: AppContext,
  sent: { accountId: number; file: ReceivedFile | undefined; by: string; newestId?: number },
): Promise<number> {
  const { config, clock } = context;
  const { accountId, file, by } = sent;
  if (!isFileChosen(file)) throw new CallError('bad_input', NO_PDF);
  if (!/\.pdf$/i.test(file.name.trim())) throw new CallError('unsupported_type', NO_PDF);
  const { extension, sha256 } = await checkDocument(context, file);
  const document = { kind: RESUME_PDF_FILES, extension, path: file.path };
  return await storeFileWithRow(context, document, async (tx, fileKey) => {
    const now = clock.now();
    const owner = await lockAccount(tx, accountId);
    if (!owner) throw new CallError('not_found');
    if (!(await hasResumeService(tx, accountId))) throw new CallError('conflict', NO_SERVICE);
    await checkNewestVersion(tx, pdfReviews, accountId, { newestId: sent.newestId, noun: 'PDF' });
    await pdfReviews.supersedeOpenVersion(tx, accountId);
    const originalName = documentName(file);
    const id = await insertPdf(tx, { accountId, fileKey, originalName, bytes: file.bytes, sha256, by }, now);
    const key = `resume-pdf-waits:${id}`;
    const data = { fullName: owner.fullName, link: `${config.publicUrl}/resume-builder/resume-pdf-review` };
    await queueMessage(
      tx,
      { key, accountId, channel: 'mail', to: owner.email, template: 'resume-pdf-waits', data },
      now,
    );
    return { result: id };
  });
}
