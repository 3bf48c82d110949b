import { readFile, rm, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { containsTestVirus } from '../../../integrations/clamav/contains-test-virus.ts';
import { containsZip } from '../contains-zip.ts';
import { detectFormat, type ImageRefusal, MAX_PIXELS, rejectImage } from './reject-image.ts';

export type ImageConversion =
  | { ok: true; contentType: 'image/webp'; extension: 'webp'; bytes: number }
  | { ok: false; reason: ImageRefusal };

/** Upper limit for reading into memory; callers limit uploads to less. */
const MAX_BYTES = 16 * 1024 * 1024;
const SIDE_PIXELS = 512;
/** Of a picture that stays whole: a screenshot of a phone is legible. */
const LONG_SIDE_PIXELS = 1_600;
const QUALITY = 85;
const TIMEOUT_SECONDS = 4;

// Only the accepted formats can be decoded at all, whatever a file claims to be. One image at a time needs no cache.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** `square` cuts a picture to 512 pixels a side; `whole` keeps all of it, at most 1,600 pixels a side. */
export type ImageShape = 'square' | 'whole';

const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true } as const;

type ReadImage = { ok: true; content: Buffer; options: typeof options } | { ok: false; reason: ImageRefusal };

/** Reads an image that may be decoded with `options`. @throws for a damaged one */
async function read(path: string): Promise<ReadImage> {
  const { size } = await stat(path);
  if (size === 0) return { ok: false, reason: 'empty' };
  if (size > MAX_BYTES) return { ok: false, reason: 'bomb' };
  const content = await readFile(path);
  if (containsTestVirus(content)) return { ok: false, reason: 'virus' };
  const format = detectFormat(content);
  if (!format || containsZip(content) || content.subarray(0, 1_024).includes('%PDF-'))
    return { ok: false, reason: 'wrong type' };
  const metadata = await sharp(content, { ...options, limitInputPixels: false }).metadata();
  const reason = rejectImage(content, metadata, format);
  return reason ? { ok: false, reason } : { ok: true, content, options };
}

/** Reads an image that may be decoded with the options of the result; the format is detected from the content. */
export const readSafely = (path: string): Promise<ReadImage> =>
  read(path).catch((): ReadImage => ({ ok: false, reason: 'broken' }));

async function convert(content: Buffer, convertedPath: string, shape: ImageShape): Promise<ImageConversion> {
  const picture = sharp(content, options);
  const resized =
    shape === 'square'
      ? picture.resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      : picture.resize(LONG_SIDE_PIXELS, LONG_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true });
  const { size } = await resized.webp({ quality: QUALITY }).timeout({ seconds: TIMEOUT_SECONDS }).toFile(convertedPath);
  return { ok: true, contentType: 'image/webp', extension: 'webp', bytes: size };
}

/**
 * Re-encodes a JPEG, PNG or WebP image as a WebP, square or whole: upright, without metadata or anything else but the pixels
 * (security 22, 23). The format is detected from the content, never from the name.
 * @throws ENOSPC when the disk is full
 */
export async function convertImage(
  path: string,
  convertedPath: string,
  shape: ImageShape = 'square',
): Promise<ImageConversion> {
  try {
    const file = await read(path);
    return file.ok ? await convert(file.content, convertedPath, shape) : file;
  } catch (error) {
    await rm(convertedPath, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || /no space left/i.test(message)) throw Object.assign(error as Error, { code: 'ENOSPC' });
    return { ok: false, reason: /timeout/i.test(message) ? 'bomb' : 'broken' };
  }
}
