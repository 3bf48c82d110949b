import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** An image with a red left half and a blue right half, which shows its orientation. */
export const drawHalves = (width = 80, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#00f' } },
      left: width / 2,
      top: 0,
    },
  ]);

/** A picture of discs in several greys on white, like a logo; each seed makes a different picture. */
export function drawLogo(seed: number, width = 240, height = 160) {
  const next = (n: number) => Math.abs(Math.sin(seed * 97 + n) * 10_000) % 1;
  const discs = Array.from({ length: 7 }, (_, i) => ({
    x: next(i * 4) * width,
    y: next(i * 4 + 1) * height,
    radius: (0.08 + next(i * 4 + 2) * 0.2) * width,
    grey: next(i * 4 + 3) * 200,
  }));
  const points = Buffer.alloc(width * height, 255);
  for (let at = 0; at < points.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const disc = discs.findLast((each) => (x - each.x) ** 2 + (y - each.y) ** 2 <= each.radius ** 2);
    if (disc) points[at] = disc.grey;
  }
  return sharp(points, { raw: { width, height, channels: 1 } });
}

/** Copies of a logo, as other sites have them: in another size, shape, format, quality or colour. */
export const logoCopies: Readonly<Record<string, (png: Buffer) => Promise<Buffer>>> = {
  'half the size': (png) => sharp(png).resize(120).png().toBuffer(),
  'another shape': (png) => sharp(png).resize(300, 180, { fit: 'fill' }).png().toBuffer(),
  'a JPEG of low quality': (png) => sharp(png).jpeg({ quality: 40 }).toBuffer(),
  'a smaller WebP': (png) => sharp(png).resize(100).webp({ quality: 60 }).toBuffer(),
  'in colour, a little darker': (png) => sharp(png).toColourspace('srgb').linear(0.9, 0).png().toBuffer(),
};

export const makeJpeg = (): Promise<Buffer> => drawHalves().jpeg().toBuffer();
export const makePng = (): Promise<Buffer> => drawHalves().png().toBuffer();
export const makeWebp = (): Promise<Buffer> => drawHalves().webp().toBuffer();
export const makeGif = (): Promise<Buffer> => drawHalves().gif().toBuffer();

/** An animated WebP image. */
export async function makeAnimatedWebp(): Promise<Buffer> {
  const frames = [await makePng(), await drawHalves().negate().png().toBuffer()];
  return await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG whose header claims dimensions that its data does not have. */
export function makeClaimingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Inserts a chunk after the header of a PNG. */
export const withPngChunk = (png: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)]);

/** Inserts a segment after the start of a JPEG: 0xe1 is EXIF, 0xfe a comment. */
export function withJpegSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}
