import { AVATAR_WRONG_TYPE, type ErrorCode } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { ImageRefusal } from '../../../infra/files/images/index.ts';
import { scanFile, VIRUS_FOUND } from '../../../integrations/clamav/scan-file.ts';
import { CallError } from '../../../lib/call-error.ts';

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
 * Checks an image that a person uploaded and writes it, re-encoded without EXIF data, to `convertedPath`.
 * @throws {CallError} unsupported_type or too_large for an image that is not accepted, unavailable when the scanner does
 *   not respond
 */
export async function convertUploadedImage(
  { config, fileWorkers }: Pick<AppContext, 'config' | 'fileWorkers'>,
  path: string,
  convertedPath: string,
): Promise<{ contentType: string; extension: string; bytes: number }> {
  const conversion = await fileWorkers.convertImage(path, convertedPath);
  if (!conversion.ok) throw new CallError(refusals[conversion.reason].code, refusals[conversion.reason].text);
  await scanFile(config, path);
  return conversion;
}
