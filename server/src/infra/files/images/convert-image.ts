import { readFile, rm, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { carriesTestVirus } from '../../../integrations/clamav/find-test-virus.ts';
import { carriesZip } from '../find-zip-end.ts';
import { type Format, formatOf, MAX_PIXELS, type PictureRefusal, refusalOf } from './reject-image.ts';

export type PictureDrawing =
  | { ok: true; contentType: 'image/webp'; extension: 'webp'; bytes: number }
  | { ok: false; reason: PictureRefusal };

/** Callers limit uploads to less. */
const MAX_BYTES = 16 * 1024 * 1024;
const SIDE = 512;
const QUALITY = 85;
const SECONDS = 4;

// Only what we take can be opened at all, whatever a file pretends to be; one picture at a time needs no cache.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

async function draw(file: Buffer, format: Format, drawnPath: string): Promise<PictureDrawing> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true } as const;
  const refusal = refusalOf(file, await sharp(file, { ...options, limitInputPixels: false }).metadata(), format);
  if (refusal) return { ok: false, reason: refusal };
  const { size } = await sharp(file, options)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: SECONDS })
    .toFile(drawnPath);
  return { ok: true, contentType: 'image/webp', extension: 'webp', bytes: size };
}

/**
 * Draws a JPEG, PNG or WebP picture anew: upright, square, and with nothing of the file but what is seen (security 22, 23).
 * Told by content, never by name.
 */
export async function drawPicture(path: string, drawnPath: string): Promise<PictureDrawing> {
  const { size } = await stat(path);
  if (size === 0) return { ok: false, reason: 'empty' };
  if (size > MAX_BYTES) return { ok: false, reason: 'bomb' };
  const file = await readFile(path);
  if (carriesTestVirus(file)) return { ok: false, reason: 'virus' };
  const format = formatOf(file);
  if (!format || carriesZip(file) || file.subarray(0, 1_024).includes('%PDF-'))
    return { ok: false, reason: 'wrong type' };
  try {
    return await draw(file, format, drawnPath);
  } catch (error) {
    await rm(drawnPath, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || /no space left/i.test(message)) throw Object.assign(error as Error, { code: 'ENOSPC' });
    return { ok: false, reason: /timeout/i.test(message) ? 'bomb' : 'broken' };
  }
}
