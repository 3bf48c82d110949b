import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashImage } from './index.ts';
import { drawLogo, makeClaimingPng, makeGif } from './make-test-images.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-hashes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function hashOf(content: Buffer): Promise<string | undefined> {
  const path = join(folder, 'image');
  await writeFile(path, content);
  return await hashImage(path);
}
const countDifferent = (a = '', b = ''): number => [...a].filter((bit, i) => bit !== b[i]).length;
/** As many bits as `hash-logos.ts` takes for the same picture. */
const MAX_BITS = 12;
const seeds = Array.from({ length: 12 }, (_, i) => i + 1);

it.each([
  ['half the size', (logo: Sharp) => logo.resize(120).png()],
  ['another shape', (logo: Sharp) => logo.resize(300, 180, { fit: 'fill' }).png()],
  ['a JPEG of low quality', (logo: Sharp) => logo.jpeg({ quality: 40 })],
  ['a smaller WebP', (logo: Sharp) => logo.resize(100).webp({ quality: 60 })],
  ['in colour, a little darker', (logo: Sharp) => logo.toColourspace('srgb').linear(0.9, 0).png()],
])('a copy is recognised: %s', async (_, copy) => {
  for (const seed of seeds) {
    const original = await hashOf(await drawLogo(seed).png().toBuffer());
    expect(original).toMatch(/^[01]{128}$/);
    const png = await drawLogo(seed).png().toBuffer();
    expect(countDifferent(original, await hashOf(await copy(sharp(png)).toBuffer()))).toBeLessThanOrEqual(MAX_BITS);
  }
});

it('another picture is another one', async () => {
  const hashes = await Promise.all(
    seeds.map(async (seed) => {
      const path = join(folder, `logo-${seed}`);
      await writeFile(path, await drawLogo(seed).png().toBuffer());
      return await hashImage(path);
    }),
  );
  for (const [i, one] of hashes.entries())
    for (const other of hashes.slice(i + 1)) expect(countDifferent(one, other)).toBeGreaterThan(1.5 * MAX_BITS);
});

it('what is no picture, or of one colour, has no hash', async () => {
  const blank = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();
  for (const content of [
    blank,
    Buffer.from('<svg/>'),
    Buffer.alloc(0),
    await makeGif(),
    makeClaimingPng(30_000, 30_000),
  ])
    expect(await hashOf(content)).toBeUndefined();
});
