import type { Metadata } from 'sharp';

/** Why an image is refused. A `bomb` would take too much memory or time to decode. */
export type ImageRefusal = 'wrong type' | 'empty' | 'animated' | 'too many pixels' | 'broken' | 'bomb' | 'virus';

export const MAX_PIXELS = 25_000_000;
/** Limit for images that must be decoded completely before a line can be read. */
const MAX_DECODED_BYTES = 128 * 1024 * 1024;

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** The format of an image by its first bytes; undefined for any other file. */
export function detectFormat(file: Buffer): ImageFormat | undefined {
  if (file.subarray(0, 3).toString('hex') === 'ffd8ff') return 'jpeg';
  if (file.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return 'png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** An animated PNG has an acTL chunk before its first IDAT chunk. */
function isAnimatedPng(file: Buffer): boolean {
  for (let at = 8; at + 12 <= file.length; ) {
    const chunk = file.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
    at += 12 + file.readUInt32BE(at);
  }
  return false;
}

/** Interlaced and progressive images and all WebP images are decoded completely before a line of them can be read. */
function decodedBytes(metadata: Metadata, format: ImageFormat): number {
  const { width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  if (format !== 'webp' && !isProgressive) return 0;
  const samplesPerPixel = { '4:2:0': 1.5, '4:2:2': 2 }[chromaSubsampling ?? ''] ?? channels;
  const bytesPerSample = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  return width * height * samplesPerPixel * bytesPerSample;
}

/** Why an image must not be decoded, by its header alone; undefined when it may be. */
export function rejectImage(file: Buffer, metadata: Metadata, format: ImageFormat): ImageRefusal | undefined {
  if (metadata.format !== format) return 'wrong type';
  if ((metadata.pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(file))) return 'animated';
  if (metadata.width * metadata.height > MAX_PIXELS) return 'too many pixels';
  return decodedBytes(metadata, format) > MAX_DECODED_BYTES ? 'bomb' : undefined;
}
