import { createRequire } from 'node:module';
import sharp from 'sharp';
import { brand } from '../../../lib/brand.ts';
import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { shorten } from '../../../lib/text/clean-text.ts';
import type { PictureTexts } from './picture-texts.ts';

/** What social networks and messengers ask for. */
const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const TITLE_TOP = 164;
const TITLE_HEIGHT = 176;
const TITLE_SIZES = [72, 60, 50, 42, 36];
const LONGEST_TITLE = 110;

const WHITE = '#ffffff';
const PALE = '#cfe6e7';
const GOLD = '#f8b93f';

const require = createRequire(import.meta.url);
const fonts = {
  bold: { file: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'), name: 'DejaVu Sans Bold' },
  regular: { file: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), name: 'DejaVu Sans' },
};

/** Ground, sign and the rising sun: drawn without a letter, since letters in SVG depend on the machine's fonts. */
const ground = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#084f57"/>
  <circle cx="1150" cy="640" r="170" fill="#0b6872"/>
  <circle cx="1150" cy="640" r="250" fill="none" stroke="#0a5c65" stroke-width="28"/>
  <g transform="translate(${MARGIN} 56) scale(2)">
    <path d="M8 21a8 8 0 0 1 16 0z" fill="${GOLD}"/>
    <path d="M16 4.5v4.6M6.2 8.4l3.2 3.2M25.8 8.4l-3.2 3.2" stroke="${GOLD}" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M3.5 25.5h25" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
  </g>
  <path d="M${MARGIN} 556h${TEXT_WIDTH}" stroke="#2b777e" stroke-width="2"/>
</svg>`);

interface Look {
  size: number;
  color: string;
  font?: keyof typeof fonts;
}

/** Draws letters from a font file of ours, wrapped to the width: the same on every machine. */
async function letters(text: string, { size, color, font = 'regular' }: Look) {
  const { file, name } = fonts[font];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" font_desc="${name} ${size}px">${escapeHtml(text)}</span>`,
      fontfile: file,
      rgba: true,
      dpi: 72,
      width: TEXT_WIDTH,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** One line: what is too long for it loses its last words. */
async function line(text: string, look: Look) {
  const oneLine = look.size * 1.6;
  let drawn = await letters(text, look);
  for (let kept = 60; drawn.height > oneLine && kept > 10; kept -= 8)
    drawn = await letters(`${shorten(text, kept)} …`, look);
  return drawn;
}

async function title(text: string) {
  const short = text.length > LONGEST_TITLE ? `${shorten(text, LONGEST_TITLE)} …` : text;
  let drawn = await letters(short, { size: TITLE_SIZES[0] as number, color: WHITE, font: 'bold' });
  for (const size of TITLE_SIZES.slice(1)) {
    if (drawn.height <= TITLE_HEIGHT) break;
    drawn = await letters(short, { size, color: WHITE, font: 'bold' });
  }
  return drawn;
}

/** Draws the picture that messengers and social networks show beside a link to a vacancy: a PNG of 1200 by 630. */
export async function drawVacancyPicture({ title: name, company, facts }: PictureTexts): Promise<Buffer> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  const put = ({ input }: { input: Buffer }, left: number, top: number) => parts.push({ input, left, top });
  put(await letters(brand.name, { size: 40, color: WHITE, font: 'bold' }), MARGIN + 84, 72);
  const heading = await title(name);
  put(heading, MARGIN, TITLE_TOP);
  put(await line(company, { size: 36, color: PALE }), MARGIN, TITLE_TOP + Math.min(heading.height, TITLE_HEIGHT) + 30);
  const factsTop = HEIGHT - 92 - facts.length * 52;
  for (const [i, fact] of facts.entries())
    put(await line(fact, { size: 32, color: i === 0 ? WHITE : GOLD, font: 'bold' }), MARGIN, factsTop + i * 52);
  put(await letters('Verified job. Applying is free.', { size: 24, color: PALE }), MARGIN, 574);
  return await sharp(ground).composite(parts).png({ palette: true, colours: 128 }).toBuffer();
}
