import { rm } from 'node:fs/promises';
import { AVATAR_MISSING } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { storeFileWithRow } from '../../../infra/files/store-file-with-row.ts';
import { consumeRateLimit, type RateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import { isFileChosen } from '../../../infra/http/request-bodies/is-file-chosen.ts';
import type { ReceivedFile } from '../../../infra/http/request-bodies/receive-form.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { replaceAvatar } from './avatar.queries.ts';
import { convertUploadedImage } from './convert-uploaded-image.ts';

/** Kind of the stored files. */
export const AVATAR_FILES = 'pictures';

const uploads: RateLimit = {
  name: 'picture-uploads',
  max: 20,
  perSeconds: 24 * 60 * 60,
  text: 'You can upload 20 pictures a day. Please try again tomorrow.',
};

/**
 * Converts an avatar and stores it in place of the last one, pending review by staff.
 * @throws {CallError} bad_input without a file, unsupported_type or too_large for an image that is not accepted,
 *   too_many_requests after twenty a day, unavailable when scanner or store do not respond
 */
export async function saveAvatar(
  context: AppContext,
  accountId: number,
  file: ReceivedFile | undefined,
): Promise<void> {
  const { config, db, clock } = context;
  if (!isFileChosen(file)) throw new CallError('bad_input', AVATAR_MISSING);
  const convertedPath = `${file.path}.converted`;
  try {
    const { contentType, extension, bytes } = await convertUploadedImage(context, file.path, convertedPath);
    if (config.rateLimit) await consumeRateLimit(db, uploads, String(accountId), clock.now());
    const converted = { kind: AVATAR_FILES, extension, path: convertedPath };
    await storeFileWithRow(context, converted, async (transaction, fileKey) => {
      await lockSignedInAccount(transaction, accountId);
      const avatar = { accountId, fileKey, contentType, bytes };
      return { result: undefined, unusedKeys: await replaceAvatar(transaction, avatar, clock.now()) };
    });
  } finally {
    await rm(convertedPath, { force: true });
  }
}
