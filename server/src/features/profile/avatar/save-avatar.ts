import { rm } from 'node:fs/promises';
import { type ErrorCode, PICTURE_MISSING, PICTURE_WRONG_TYPE } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { PictureRefusal } from '../../../infra/files/images/index.ts';
import { type Limit, takeFromLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import type { ReceivedFile } from '../../../infra/http/receive-file.ts';
import { scanFile, VIRUS_FOUND } from '../../../integrations/clamav/scan-file.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockOwner } from '../owner.queries.ts';
import { replacePicture } from './picture.queries.ts';

/** The kind its files are kept under. */
export const PICTURE_FILES = 'pictures';

const uploads: Limit = {
  name: 'picture-uploads',
  max: 20,
  perSeconds: 24 * 60 * 60,
  text: 'You can upload 20 pictures a day. Please try again tomorrow.',
};

/** What people read when a picture is refused. */
const refusals: Record<PictureRefusal, { code: ErrorCode; text: string }> = {
  'wrong type': { code: 'unsupported_type', text: PICTURE_WRONG_TYPE },
  empty: { code: 'bad_input', text: 'This picture is empty. Please choose another one.' },
  animated: { code: 'unsupported_type', text: 'This picture moves. Please choose a still one.' },
  'too many pixels': {
    code: 'too_large',
    text: 'This picture has more than 25 megapixels. Please choose a smaller one.',
  },
  broken: {
    code: 'unsupported_type',
    text: 'This picture is damaged and cannot be opened. Please choose another one.',
  },
  bomb: { code: 'unsupported_type', text: 'This picture is too much to open. Please save it smaller and try again.' },
  virus: { code: 'unsupported_type', text: VIRUS_FOUND },
};

/**
 * Stores a picture, drawn anew, in place of the last one; staff look at it later. As with a resume the file is kept
 * first and the row follows.
 * @throws {CallError} bad_input without a file, unsupported_type or too_large for a picture we do not take,
 *   too_many_requests after twenty a day, unavailable when scanner or store do not answer
 */
export async function savePicture(
  { config, db, files, fileWorkers, clock, log }: AppContext,
  accountId: number,
  file: ReceivedFile | undefined,
): Promise<void> {
  // A form sent with no file chosen carries an empty part without a name.
  if (!file || (file.name === '' && file.bytes === 0)) throw new CallError('bad_input', PICTURE_MISSING);
  const drawnPath = `${file.path}.drawn`;
  try {
    const drawing = await fileWorkers.drawPicture(file.path, drawnPath);
    if (!drawing.ok) throw new CallError(refusals[drawing.reason].code, refusals[drawing.reason].text);
    await scanFile(config, file.path);
    if (config.rateLimit) await takeFromLimit(db, uploads, String(accountId), clock.now());
    const { contentType, bytes } = drawing;
    const fileKey = await files.keep(PICTURE_FILES, drawing.extension, drawnPath);
    try {
      const unused = await db.transaction().execute(async (transaction) => {
        await lockOwner(transaction, accountId);
        return await replacePicture(transaction, { accountId, fileKey, contentType, bytes }, clock.now());
      });
      const removals = await Promise.allSettled(unused.map((key) => files.remove(key)));
      if (removals.some((removal) => removal.status === 'rejected'))
        log.warn('a replaced picture file could not be removed');
    } catch (error) {
      await files.remove(fileKey).catch(() => log.warn('a picture file without a row could not be removed'));
      throw error;
    }
  } finally {
    await rm(drawnPath, { force: true });
  }
}
