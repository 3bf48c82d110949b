import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDocx, makePdf, testVirus } from '../documents/make-test-documents.ts';
import { convertImage, type ImageRefusal } from './index.ts';
import * as make from './make-test-images.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-images-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const converted = () => join(folder, 'converted');

async function convertBytes(content: Buffer): Promise<ImageRefusal | 'converted'> {
  const path = join(folder, 'image');
  await rm(converted(), { force: true });
  await writeFile(path, content);
  const found = await convertImage(path, converted());
  expect(existsSync(converted())).toBe(found.ok);
  return found.ok ? 'converted' : found.reason;
}

/** Red or blue, at a point of the converted image. */
async function colourAt(left: number, top: number): Promise<string> {
  const { data } = await sharp(await readFile(converted()))
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
}

describe('an accepted image', () => {
  it.each([
    ['JPEG', make.makeJpeg],
    ['PNG', make.makePng],
    ['WebP', make.makeWebp],
    ['progressive JPEG', () => make.drawHalves().jpeg({ progressive: true }).toBuffer()],
    ['interlaced PNG', () => make.drawHalves().png({ progressive: true }).toBuffer()],
    ['grey JPEG', () => make.drawHalves().greyscale().jpeg().toBuffer()],
    ['CMYK JPEG', () => make.drawHalves().toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG of 16 bits', () => make.drawHalves().toColourspace('rgb16').png().toBuffer()],
    ['PNG of few colours', () => make.drawHalves().png({ palette: true }).toBuffer()],
    ['transparent PNG', () => make.drawHalves().ensureAlpha(0.5).png().toBuffer()],
    ['lossless WebP', () => make.drawHalves().webp({ lossless: true }).toBuffer()],
    ['single point', () => make.drawHalves(2, 1).png().toBuffer()],
    ['thin line', () => make.drawHalves(4_000, 1).png().toBuffer()],
  ])('%s is re-encoded as a square WebP', async (_, build) => {
    expect(await convertBytes(await build())).toBe('converted');
    expect(await sharp(await readFile(converted())).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
  });

  it('returns type and size of the result', async () => {
    const path = join(folder, 'image');
    await writeFile(path, await make.makeJpeg());
    const { length } = await readFile(path);
    expect(await convertImage(path, converted())).toEqual({
      ok: true,
      contentType: 'image/webp',
      extension: 'webp',
      bytes: (await readFile(converted())).length,
    });
    expect((await readFile(path)).length).toBe(length);
  });

  it('is rotated by its EXIF orientation', async () => {
    await convertBytes(await make.makeJpeg());
    expect([await colourAt(100, 256), await colourAt(400, 256)]).toEqual(['red', 'blue']);
    await convertBytes(await make.drawHalves().jpeg().withMetadata({ orientation: 3 }).toBuffer());
    expect([await colourAt(100, 256), await colourAt(400, 256)]).toEqual(['blue', 'red']);
    await convertBytes(await make.drawHalves().jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect([await colourAt(256, 100), await colourAt(256, 400)]).toEqual(['red', 'blue']);
  });

  it('loses all metadata', async () => {
    const script = '<script>alert(1)</script>';
    const described = await make
      .drawHalves()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Kavya', ImageDescription: script }, IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
      .withIccProfile('p3')
      .toBuffer();
    expect(described.includes('Kavya')).toBe(true);
    const commented = make.withJpegSegment(described, 0xfe, Buffer.from(`${script}<?php phpinfo(); ?>`));
    expect(await convertBytes(commented)).toBe('converted');
    const result = await readFile(converted());
    for (const secret of ['Kavya', 'script', 'php', 'Exif', 'EXIF', 'XMP', 'ICCP'])
      expect(result.includes(secret), secret).toBe(false);
    const { exif, xmp, icc, iptc, comments, orientation } = await sharp(result).metadata();
    expect([exif, xmp, icc, iptc, comments, orientation]).toEqual(Array(6).fill(undefined));
  });

  it('loses data after its end', async () => {
    expect(await convertBytes(Buffer.concat([await make.makeJpeg(), Buffer.from('the rest of a film')]))).toBe(
      'converted',
    );
    expect((await readFile(converted())).includes('film')).toBe(false);
  });

  it('may have 25 megapixels', async () => {
    const large = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#f00' } })
      .jpeg()
      .toBuffer();
    expect(await convertBytes(large)).toBe('converted');
  });
});

describe('a refused file', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const cases: [string, () => Promise<Buffer> | Buffer, ImageRefusal][] = [
    ['nothing', () => Buffer.alloc(0), 'empty'],
    ['a GIF', make.makeGif, 'wrong type'],
    ['a TIFF', () => make.drawHalves().tiff().toBuffer(), 'wrong type'],
    ['an AVIF', () => make.drawHalves().avif({ effort: 0 }).toBuffer(), 'wrong type'],
    ['an SVG', () => svg, 'wrong type'],
    ['a web page', () => html, 'wrong type'],
    ['a PDF', () => makePdf(), 'wrong type'],
    ['a Windows program', () => Buffer.from('MZ\u0090\0 and so on', 'latin1'), 'wrong type'],
    ['a JPEG with a zip behind it', async () => Buffer.concat([await make.makeJpeg(), makeDocx()]), 'wrong type'],
    [
      'a JPEG with a zip in its comment and its list behind it',
      async () => Buffer.concat([make.withJpegSegment(await make.makeJpeg(), 0xfe, makeDocx()), makeDocx()]),
      'wrong type',
    ],
    ['a PNG with a zip behind it', async () => Buffer.concat([await make.makePng(), makeDocx()]), 'wrong type'],
    [
      'a JPEG that is a PDF too',
      async () => make.withJpegSegment(await make.makeJpeg(), 0xfe, makePdf()),
      'wrong type',
    ],
    ['an animated WebP', make.makeAnimatedWebp, 'animated'],
    [
      'an animated PNG',
      async () => make.withPngChunk(await make.makePng(), 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      'animated',
    ],
    ['a PNG that claims 900 megapixels', () => make.makeClaimingPng(30_000, 30_000), 'too many pixels'],
    ['a PNG that claims two thousand million by one', () => make.makeClaimingPng(2 ** 31 - 1, 1), 'broken'],
    ['a PNG a row too large', () => make.makeClaimingPng(5_000, 5_001), 'too many pixels'],
    ['a PNG that claims more than it has', () => make.makeClaimingPng(4_000, 4_000), 'broken'],
    [
      'a large image that must be decoded completely',
      () =>
        sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#f00' } })
          .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
          .toBuffer(),
      'bomb',
    ],
    ['only the head of a JPEG', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 'broken'],
    ['only the head of a PNG', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'broken'],
    ['only the head of a WebP', () => Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), 'broken'],
    ['a web page behind the head of a JPEG', () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), html]), 'broken'],
    [
      'an image with the EICAR test file in its comment',
      async () => make.withJpegSegment(await make.makeJpeg(), 0xfe, testVirus),
      'virus',
    ],
  ];
  it.each(cases)('%s', async (_, build, answer) => {
    expect(await convertBytes(await build())).toBe(answer);
  });

  it.each([
    ['JPEG', make.makeJpeg],
    ['PNG', make.makePng],
    ['WebP', make.makeWebp],
  ])('a truncated %s', async (_, build) => {
    const whole = await build();
    for (const part of [0.2, 0.5, 0.9])
      expect(await convertBytes(whole.subarray(0, Math.floor(whole.length * part))), String(part)).toBe('broken');
  });
});

it('a randomly damaged image never throws', async () => {
  const samples = await Promise.all([make.makeJpeg(), make.makePng(), make.makeWebp()]);
  const damage = fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fc.nat(2), damage, async (which, changes) => {
      const file = Buffer.from(samples[which] ?? []);
      for (const [at, value] of changes) file.writeUInt8(value, at % file.length);
      await convertBytes(file);
    }),
    { numRuns: 150 },
  );
});
