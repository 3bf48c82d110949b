import { rm } from 'node:fs/promises';
import { AVATAR_MISSING, AVATAR_WRONG_TYPE, type ErrorCode } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { ImageRefusal } from '../../../infra/files/images/index.ts';
import { storeFileWithRow } from '../../../infra/files/store-file-with-row.ts';
import { consumeRateLimit, type RateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import type { ReceivedFile } from '../../../infra/http/request-bodies/receive-form.ts';
import { scanFile, VIRUS_FOUND } from '../../../integrations/clamav/scan-file.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { replaceAvatar } from './avatar.queries.ts';

/** Kind of the stored files. */
export const AVATAR_FILES = 'pictures';

const uploads: RateLimit = {
  name: 'picture-uploads',
  max: 20,
  perSeconds: 24 * 60 * 60,
  text: 'You can upload 20 pictures a day. Please try again tomorrow.',
};

/** The error shown for each refusal. */
const refusals: Record<ImageRefusal, { code: ErrorCode; text: string }> = {
  'wrong type': { code: 'unsupported_type', text: AVATAR_WRONG_TYPE },
  empty: { code: 'bad_input', text: 'This picture is empty. Please choose another one.' },
  animated: { code: 'unsupported_type', text: 'Animated pictures are not supported. Please choose another one.' },
  'too many pixels': {
    code: 'too_large',
    text: 'This picture has more than 25 megapixels. Please choose a smaller one.',
  },
  broken: {
    code: 'unsupported_type',
    text: 'This picture is damaged and cannot be opened. Please choose another one.',
  },
  bomb: {
    code: 'unsupported_type',
    text: 'This picture is too complex to process. Please save it in a smaller size and try again.',
  },
  virus: { code: 'unsupported_type', text: VIRUS_FOUND },
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
  const { config, db, fileWorkers, clock } = context;
  // A form submitted without a chosen file carries an empty part without a name.
  if (!file || (file.name === '' && file.bytes === 0)) throw new CallError('bad_input', AVATAR_MISSING);
  const convertedPath = `${file.path}.converted`;
  try {
    const conversion = await fileWorkers.convertImage(file.path, convertedPath);
    if (!conversion.ok) throw new CallError(refusals[conversion.reason].code, refusals[conversion.reason].text);
    await scanFile(config, file.path);
    if (config.rateLimit) await consumeRateLimit(db, uploads, String(accountId), clock.now());
    const { contentType, extension, bytes } = conversion;
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
