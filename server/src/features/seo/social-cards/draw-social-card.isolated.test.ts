import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSocialCard } from './draw-social-card.ts';

const texts = { title: 'Potter', company: 'Tulsi', facts: ['Surat', '₹3,00,000 a year'] };

/** Average difference of a region of two images, in shades of 255. */
async function differenceIn(
  one: Buffer,
  other: Buffer,
  part: { left: number; top: number; width: number; height: number },
) {
  const [a, b] = await Promise.all(
    [one, other].map((image) => sharp(image).extract(part).greyscale().raw().toBuffer()),
  );
  return (a ?? Buffer.alloc(0)).reduce((sum, shade, i) => sum + Math.abs(shade - (b?.[i] ?? 0)), 0) / (a?.length ?? 1);
}

describe('drawSocialCard', () => {
  it.each([
    ['a long title', { ...texts, title: 'Venkatanarasimharajuvaripetasubrahmanyam '.repeat(5).trim() }],
    ['a title without a space', { ...texts, title: 'W'.repeat(120) }],
    [
      'a long company',
      { ...texts, company: 'Sri Venkateswara Engineering and Infrastructure Works Private Limited, Pune' },
    ],
    ['no facts', { ...texts, facts: [] }],
    ['signs of markup', { ...texts, title: '<b>A & B</b> "C" \'D\' &amp;' }],
    ['nothing but spaces in the company', { ...texts, company: ' - ' }],
  ])('draws %s within the frame', async (_, cardTexts) => {
    const card = await drawSocialCard(cardTexts);
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
    const margin = { left: 0, top: 0, width: 70, height: 630 };
    expect(await differenceIn(card, await drawSocialCard(texts), margin)).toBe(0);
  });

  it('draws pay with its rupee sign', async () => {
    const withSign = await drawSocialCard(texts);
    const other = await drawSocialCard({ ...texts, facts: ['Surat', 'X3,00,000 a year'] });
    const facts = { left: 80, top: 480, width: 40, height: 60 };
    expect(await differenceIn(withSign, other, facts)).toBeGreaterThan(1);
  });

  it('is smaller than 100 kB', async () => {
    expect((await drawSocialCard(texts)).length).toBeLessThan(100_000);
  });
});
