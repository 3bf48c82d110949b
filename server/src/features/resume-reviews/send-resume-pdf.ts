import type { AppContext } from '../../app-context.ts';
import type { ReceivedFile } from '../../infra/http/receive-file.ts';
import { CallError } from '../../lib/call-error.ts';
import { queueMessage } from '../notifications/index.ts';
import { checkDocument, documentName } from '../resumes/index.ts';
import { insertPdf, supersedePdfs } from './pdfs.queries.ts';
import { lockRecipient } from './recipients.queries.ts';

/** The kind its files are kept under. */
export const RESUME_PDF_FILES = 'resume-pdfs';

const NO_PDF = 'Please send a PDF document.';

/**
 * Gives the owner of an account a resume PDF to review, in place of one that is open, and tells him by mail. The file is
 * kept first and the row follows; what is left in between is removed here, or by the sweep after a crash.
 * @throws {CallError} bad_input without a file, unsupported_type for anything but a sound PDF, not_found for an account
 *   that does not exist, unavailable when scanner or store do not answer
 */
export async function sendResumePdf(
  context: AppContext,
  sent: { accountId: number; file: ReceivedFile | undefined; by: string },
): Promise<number> {
  const { config, db, files, clock, log } = context;
  const { accountId, file, by } = sent;
  if (!file || (file.name === '' && file.bytes === 0)) throw new CallError('bad_input', NO_PDF);
  if (!/\.pdf$/i.test(file.name.trim())) throw new CallError('unsupported_type', NO_PDF);
  const { extension, sha256 } = await checkDocument(context, file);
  const fileKey = await files.keep(RESUME_PDF_FILES, extension, file.path);
  try {
    return await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const owner = await lockRecipient(tx, accountId);
      if (!owner) throw new CallError('not_found');
      await supersedePdfs(tx, accountId);
      const originalName = documentName(file);
      const id = await insertPdf(tx, { accountId, fileKey, originalName, bytes: file.bytes, sha256, by }, now);
      const key = `resume-pdf-waits:${id}`;
      const data = { fullName: owner.fullName, link: `${config.publicUrl}/resume-builder/resume-pdf-review` };
      await queueMessage(
        tx,
        { key, accountId, channel: 'mail', to: owner.email, template: 'resume-pdf-waits', data },
        now,
      );
      return id;
    });
  } catch (error) {
    await files.remove(fileKey).catch(() => log.warn('a resume PDF without a row could not be removed'));
    throw error;
  }
}
