import { RESUME_MISSING } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { type Limit, takeFromLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import type { ReceivedFile } from '../../infra/http/receive-file.ts';
import { CallError } from '../../lib/call-error.ts';
import { checkDocument, documentName } from './check-document.ts';
import { insertResume, lockResume, retireCurrentResume } from './resumes.queries.ts';

/** The kind its files are kept under. */
export const RESUME_FILES = 'resumes';

const uploads: Limit = {
  name: 'resume-uploads',
  max: 20,
  perSeconds: 24 * 60 * 60,
  text: 'You can upload 20 resumes a day. Please try again tomorrow.',
};

/**
 * Stores a resume in place of the last one. The file is kept first and the row follows, so that a row never lacks its
 * file; what is left of an upload that ends in between is removed here, or by the sweep after a crash.
 * @throws {CallError} bad_input without a file, unsupported_type for a document we do not take, too_many_requests after
 *   twenty a day, unavailable when scanner or store do not answer, not_signed_in when the account was deleted meanwhile
 */
export async function saveResume(
  context: AppContext,
  accountId: number,
  file: ReceivedFile | undefined,
): Promise<number> {
  const { config, db, files, clock, log } = context;
  // A form sent with no file chosen carries an empty part without a name.
  if (!file || (file.name === '' && file.bytes === 0)) throw new CallError('bad_input', RESUME_MISSING);
  const { extension, contentType, sha256 } = await checkDocument(context, file);
  if (config.rateLimit) await takeFromLimit(db, uploads, String(accountId), clock.now());
  const fileKey = await files.keep(RESUME_FILES, extension, file.path);
  try {
    const { id, unused } = await db.transaction().execute(async (transaction) => {
      const now = clock.now();
      if (!(await lockResume(transaction, accountId))) throw new CallError('not_signed_in');
      const retired = await retireCurrentResume(transaction, accountId, now);
      const originalName = documentName(file);
      const resume = { accountId, fileKey, originalName, contentType, bytes: file.bytes, sha256 };
      return { id: await insertResume(transaction, resume, now), unused: retired };
    });
    // Only now is it certain that nothing needs them; a file that stays is found by the sweep.
    const removals = await Promise.allSettled(unused.map((key) => files.remove(key)));
    if (removals.some((removal) => removal.status === 'rejected'))
      log.warn('a replaced resume file could not be removed');
    return id;
  } catch (error) {
    await files.remove(fileKey).catch(() => log.warn('a resume file without a row could not be removed'));
    throw error;
  }
}
