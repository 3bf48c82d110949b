import { RESUME_MISSING } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { storeFileWithRow } from '../../infra/files/store-file-with-row.ts';
import { consumeRateLimit, type RateLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import { isFileChosen } from '../../infra/http/request-bodies/is-file-chosen.ts';
import type { ReceivedFile } from '../../infra/http/request-bodies/receive-form.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import { checkDocument, documentName } from './check-document.ts';
import { insertResume, retireCurrentResume } from './resumes.queries.ts';

/** Kind of the stored files. */
export const RESUME_FILES = 'resumes';

const uploads: RateLimit = {
  name: 'resume-uploads',
  max: 20,
  perSeconds: 24 * 60 * 60,
  text: 'You can upload 20 resumes a day. Please try again tomorrow.',
};

/**
 * Stores a resume in place of the last one and returns its id.
 * @throws {CallError} bad_input without a file, unsupported_type for a document that is not accepted, too_many_requests
 *   after twenty a day, unavailable when scanner or store do not respond, not_signed_in when the account was deleted
 *   during the upload
 */
export async function saveResume(
  context: AppContext,
  accountId: number,
  file: ReceivedFile | undefined,
): Promise<number> {
  const { config, db, clock } = context;
  if (!isFileChosen(file)) throw new CallError('bad_input', RESUME_MISSING);
  const { extension, contentType, sha256 } = await checkDocument(context, file);
  if (config.rateLimit) await consumeRateLimit(db, uploads, String(accountId), clock.now());
  const document = { kind: RESUME_FILES, extension, path: file.path };
  return await storeFileWithRow(context, document, async (transaction, fileKey) => {
    const now = clock.now();
    await lockSignedInAccount(transaction, accountId);
    const unusedKeys = await retireCurrentResume(transaction, accountId, now);
    const originalName = documentName(file);
    const resume = { accountId, fileKey, originalName, contentType, bytes: file.bytes, sha256 };
    return { result: await insertResume(transaction, resume, now), unusedKeys };
  });
}
