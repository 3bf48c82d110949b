import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawVacancyPicture } from './draw-vacancy-picture.ts';

const texts = { title: 'Potter', company: 'Tulsi', facts: ['Surat', '₹3,00,000 a year'] };

/** How much of a part of the picture differs from that of another one, in 1 of 255 shades on average. */
async function differenceIn(
  one: Buffer,
  other: Buffer,
  part: { left: number; top: number; width: number; height: number },
) {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).extract(part).greyscale().raw().toBuffer()),
  );
  return (a ?? Buffer.alloc(0)).reduce((sum, shade, i) => sum + Math.abs(shade - (b?.[i] ?? 0)), 0) / (a?.length ?? 1);
}

describe('drawVacancyPicture', () => {
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
  ])('draws %s within the frame', async (_, given) => {
    const picture = await drawVacancyPicture(given);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    const margin = { left: 0, top: 0, width: 70, height: 630 };
    expect(await differenceIn(picture, await drawVacancyPicture(texts), margin)).toBe(0);
  });

  it('draws pay with its rupee sign', async () => {
    const withSign = await drawVacancyPicture(texts);
    const other = await drawVacancyPicture({ ...texts, facts: ['Surat', 'X3,00,000 a year'] });
    const facts = { left: 80, top: 480, width: 40, height: 60 };
    expect(await differenceIn(withSign, other, facts)).toBeGreaterThan(1);
  });

  it('is small enough to be fetched on a slow line', async () => {
    expect((await drawVacancyPicture(texts)).length).toBeLessThan(100_000);
  });
});
