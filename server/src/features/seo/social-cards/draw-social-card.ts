import { createRequire } from 'node:module';
import sharp from 'sharp';
import { brand } from '../../../lib/brand.ts';
import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { shorten } from '../../../lib/text/clean-text.ts';
import type { SocialCardTexts } from './create-social-card-texts.ts';

/** Size that social networks and messengers require. */
const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const TITLE_TOP = 164;
const TITLE_HEIGHT = 176;
const TITLE_SIZES = [72, 60, 50, 42, 36];
const MAX_TITLE_LENGTH = 110;

const WHITE = '#ffffff';
const PALE = '#cfe6e7';
const GOLD = '#f8b93f';

const require = createRequire(import.meta.url);
const fonts = {
  bold: { file: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'), name: 'DejaVu Sans Bold' },
  regular: { file: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), name: 'DejaVu Sans' },
};

/** Background with the logo. Contains no text, which in SVG would depend on the fonts of the machine. */
const background = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
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

interface TextStyle {
  size: number;
  color: string;
  font?: keyof typeof fonts;
}

/** Draws text from a bundled font file, wrapped to the width; identical on every machine. */
async function drawText(text: string, { size, color, font = 'regular' }: TextStyle) {
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

/** Draws one line of text; a text that is too long loses its last words. */
async function drawLine(text: string, style: TextStyle) {
  const oneLine = style.size * 1.6;
  let drawn = await drawText(text, style);
  for (let length = 60; drawn.height > oneLine && length > 10; length -= 8)
    drawn = await drawText(`${shorten(text, length)} …`, style);
  return drawn;
}

/** Draws the title, in the largest size that fits. */
async function drawTitle(text: string) {
  const short = text.length > MAX_TITLE_LENGTH ? `${shorten(text, MAX_TITLE_LENGTH)} …` : text;
  let drawn = await drawText(short, { size: TITLE_SIZES[0] as number, color: WHITE, font: 'bold' });
  for (const size of TITLE_SIZES.slice(1)) {
    if (drawn.height <= TITLE_HEIGHT) break;
    drawn = await drawText(short, { size, color: WHITE, font: 'bold' });
  }
  return drawn;
}

/** Draws the social card of a vacancy (Open Graph image): a PNG of 1200 by 630 pixels. */
export async function drawSocialCard({ title: name, company, facts }: SocialCardTexts): Promise<Buffer> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  const put = ({ input }: { input: Buffer }, left: number, top: number) => parts.push({ input, left, top });
  put(await drawText(brand.name, { size: 40, color: WHITE, font: 'bold' }), MARGIN + 84, 72);
  const heading = await drawTitle(name);
  put(heading, MARGIN, TITLE_TOP);
  put(
    await drawLine(company, { size: 36, color: PALE }),
    MARGIN,
    TITLE_TOP + Math.min(heading.height, TITLE_HEIGHT) + 30,
  );
  const factsTop = HEIGHT - 92 - facts.length * 52;
  for (const [i, fact] of facts.entries())
    put(await drawLine(fact, { size: 32, color: i === 0 ? WHITE : GOLD, font: 'bold' }), MARGIN, factsTop + i * 52);
  put(await drawText('Applying is free.', { size: 24, color: PALE }), MARGIN, 574);
  return await sharp(background).composite(parts).png({ palette: true, colours: 128 }).toBuffer();
}
