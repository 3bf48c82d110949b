import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ErrorCode, RESUME_MISSING, RESUME_WRONG_TYPE } from '@aarambh/contract';
import { CallError } from '../../platform/call-error.ts';
import type { Refusal } from '../../platform/files/inspect-document/index.ts';
import { scanFile, VIRUS_FOUND } from '../../platform/files/scan-file.ts';
import type { ReceivedFile } from '../../platform/http/receive-file.ts';
import { type Limit, takeFromLimit } from '../../platform/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertResume, lockResume, retireCurrentResume } from './resumes.queries.ts';

/** The kind its files are kept under. */
export const RESUME_FILES = 'resumes';

const MAX_NAME = 255;

const uploads: Limit = {
  name: 'resume-uploads',
  max: 20,
  perSeconds: 24 * 60 * 60,
  text: 'You can upload 20 resumes a day. Please try again tomorrow.',
};

/** What people read when a document is refused. */
const refusals: Record<Refusal, { code: ErrorCode; text: string }> = {
  'wrong type': { code: 'unsupported_type', text: RESUME_WRONG_TYPE },
  empty: { code: 'bad_input', text: 'This file is empty. Please choose another file.' },
  locked: {
    code: 'unsupported_type',
    text: 'This document is protected by a password. Please upload one without a password.',
  },
  macros: {
    code: 'unsupported_type',
    text: 'This document contains macros or other programs. Please save it without them and upload it again.',
  },
  broken: {
    code: 'unsupported_type',
    text: 'This document is damaged and cannot be opened. Please save it again and upload the new file.',
  },
  bomb: {
    code: 'unsupported_type',
    text: 'This document unpacks to far more than a resume should. Please save it in a simpler form and upload it again.',
  },
  virus: { code: 'unsupported_type', text: VIRUS_FOUND },
};

async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest();
}

/**
 * Stores a resume in place of the last one. The file is kept first and the row follows, so that a row never lacks its
 * file; what is left of an upload that ends in between is removed here, or by the sweep after a crash.
 * @throws {CallError} bad_input without a file, unsupported_type for a document we do not take, too_many_requests after
 *   twenty a day, unavailable when scanner or store do not answer, not_signed_in when the account was deleted meanwhile
 */
export async function saveResume(
  { config, db, files, fileWorkers, clock, log }: Platform,
  accountId: number,
  file: ReceivedFile | undefined,
): Promise<number> {
  // A form sent with no file chosen carries an empty part without a name.
  if (!file || (file.name === '' && file.bytes === 0)) throw new CallError('bad_input', RESUME_MISSING);
  const document = await fileWorkers.inspectDocument(file.path, file.name);
  if (!document.ok) throw new CallError(refusals[document.reason].code, refusals[document.reason].text);

  await scanFile(config, file.path);
  if (config.rateLimit) await takeFromLimit(db, uploads, String(accountId), clock.now());
  const sha256 = await sha256Of(file.path);
  const fileKey = await files.keep(RESUME_FILES, document.extension, file.path);
  try {
    const { id, unused } = await db.transaction().execute(async (transaction) => {
      const now = clock.now();
      if (!(await lockResume(transaction, accountId))) throw new CallError('not_signed_in');
      const retired = await retireCurrentResume(transaction, accountId, now);
      const originalName = file.name.replaceAll('\u0000', '').slice(0, MAX_NAME);
      const { contentType } = document;
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
