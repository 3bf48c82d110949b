import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashImage } from './index.ts';
import { drawLogo, logoCopies, makeClaimingPng, makeGif } from './make-test-images.ts';

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

it.each(Object.entries(logoCopies))('a copy is recognised: %s', async (_, copy) => {
  for (const seed of seeds) {
    const png = await drawLogo(seed).png().toBuffer();
    const original = await hashOf(png);
    expect(original).toMatch(/^[01]{128}$/);
    expect(countDifferent(original, await hashOf(await copy(png)))).toBeLessThanOrEqual(MAX_BITS);
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

it('a file that is not a picture, and a picture of one colour, have no hash', async () => {
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
