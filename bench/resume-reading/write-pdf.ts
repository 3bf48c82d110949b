import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { PagePart } from './page-parts.ts';

const require = createRequire(import.meta.url);
const latin = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const hindi = require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf');
const MARGIN = 45;
const HEIGHT = 842;
const WIDTH = 595;

/** Writes the parts of a resume as a PDF of A4 pages. */
export async function writePdf(parts: readonly PagePart[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, font: latin });
  const content = buffer(document);
  const setFont = (text: string, size: number) =>
    document.font(/\p{Script=Devanagari}/u.test(text) ? hindi : latin).fontSize(size);

  function write(
    text: string,
    x: number,
    y: number,
    width: number,
    size: number,
    align: 'left' | 'right' | 'center' = 'left',
  ) {
    setFont(text, size);
    const options = { width, align, lineGap: 1 };
    document.text(text, x, y, options);
    return document.heightOfString(text, options);
  }

  /** Writes parts below each other and returns where they end. */
  function flow(list: readonly PagePart[], x: number, from: number, width: number): number {
    let y = from;
    for (const part of list) {
      if (y > HEIGHT - MARGIN - 30 && x === MARGIN) {
        document.addPage();
        y = MARGIN;
      }
      if (part.kind === 'gap') y += 8;
      else if (part.kind === 'line') {
        const size = part.size ?? 10;
        const own = part.right ? width * 0.68 : width;
        const height = write(part.text, x, y, own, size, part.isCentred ? 'center' : 'left');
        if (part.right) write(part.right, x + own, y, width - own, size, 'right');
        y += height + 3;
      } else if (part.kind === 'columns') {
        const left = (width - 24) * part.share;
        const ends = [flow(part.left, x, y, left), flow(part.right, x + left + 24, y, width - left - 24)];
        y = Math.max(...ends);
      } else {
        const sum = part.widths.reduce((a, b) => a + b, 0);
        for (const row of part.rows) {
          let at = x;
          let height = 0;
          for (const [i, cell] of row.entries()) {
            const cellWidth = ((part.widths[i] ?? 1) / sum) * width;
            height = Math.max(height, write(cell, at, y, cellWidth - 10, 9));
            at += cellWidth;
          }
          y += height + 4;
        }
      }
    }
    return y;
  }

  flow(parts, MARGIN, MARGIN, WIDTH - 2 * MARGIN);
  document.end();
  return await content;
}
