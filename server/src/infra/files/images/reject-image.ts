import type { Metadata } from 'sharp';

/** Why a picture is refused. `bomb` for one that is too much to draw. */
export type PictureRefusal = 'wrong type' | 'empty' | 'animated' | 'too many pixels' | 'broken' | 'bomb' | 'virus';

export const MAX_PIXELS = 25_000_000;
/** What may be unpacked at a time of pictures that cannot be read line by line. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;

export type Format = 'jpeg' | 'png' | 'webp';

/** What a file is, by its first bytes. */
export function formatOf(file: Buffer): Format | undefined {
  if (file.subarray(0, 3).toString('hex') === 'ffd8ff') return 'jpeg';
  if (file.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return 'png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** A PNG says that it moves in a chunk before its first picture. */
function isAnimatedPng(file: Buffer): boolean {
  for (let at = 8; at + 12 <= file.length; ) {
    const chunk = file.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
    at += 12 + file.readUInt32BE(at);
  }
  return false;
}

/** Interlaced and progressive pictures and all WebP are unpacked in whole before a line of them can be read. */
function unpackedBytes(metadata: Metadata, format: Format): number {
  const { width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  if (format !== 'webp' && !isProgressive) return 0;
  const samplesPerPixel = { '4:2:0': 1.5, '4:2:2': 2 }[chromaSubsampling ?? ''] ?? channels;
  const bytesPerSample = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  return width * height * samplesPerPixel * bytesPerSample;
}

/** What speaks against drawing a picture, by its head alone: nothing of it has been unpacked yet. */
export function refusalOf(file: Buffer, metadata: Metadata, format: Format): PictureRefusal | undefined {
  if (metadata.format !== format) return 'wrong type';
  if ((metadata.pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(file))) return 'animated';
  if (metadata.width * metadata.height > MAX_PIXELS) return 'too many pixels';
  return unpackedBytes(metadata, format) > MAX_UNPACKED_BYTES ? 'bomb' : undefined;
}
