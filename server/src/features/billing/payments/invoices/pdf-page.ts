import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Points: A4 with a margin of 2 cm. */
const MARGIN = 56;
const WIDTH = 595 - 2 * MARGIN;
const GAP = 8;
const BOTTOM = 842 - MARGIN;

const INK = '#1f2423';
const FAINT = '#5b625f';
const LINE = '#d5cfc4';

const require = createRequire(import.meta.url);

/** Fonts of their own, because the standard ones lack the rupee sign. Read once: all documents share them. */
let fonts: { regular: Buffer; bold: Buffer } | undefined;
function loadFonts(): { regular: Buffer; bold: Buffer } {
  fonts ??= {
    regular: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    bold: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  };
  return fonts;
}

interface Look {
  size?: number;
  bold?: boolean;
  faint?: boolean;
  align?: 'left' | 'right';
}

/**
 * One page that is written from top to bottom; texts wrap in their columns, and nothing begins a second page.
 * @param moment of the document: with it the same content makes the same bytes
 */
export async function openSheet(title: string, author: string, moment: Date) {
  // 30 MB that many processes never need.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    // The standard font, which lacks the rupee sign, is not even loaded.
    font: null as never,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: moment },
  });
  const { regular, bold } = loadFonts();
  document.registerFont('regular', regular).registerFont('bold', bold);
  let y = MARGIN;

  function put(text: string, x: number, width: number, { size = 9, bold = false, faint = false, align }: Look): number {
    const options = { width, align: align ?? 'left', lineGap: 2 } as const;
    document.font(bold ? 'bold' : 'regular', size).fillColor(faint ? FAINT : INK);
    const height = Math.max(0, Math.min(document.heightOfString(text, options), BOTTOM - y));
    document.text(text, x, y, { ...options, height, ellipsis: true });
    return height;
  }

  return {
    document,
    /** Texts side by side; `share` says how much of the width a column gets. */
    row(columns: (Look & { text: string; share: number })[]): void {
      const whole = columns.reduce((sum, { share }) => sum + share, 0);
      const unit = (WIDTH - GAP * (columns.length - 1)) / whole;
      let x = MARGIN;
      let deepest = 0;
      for (const { text, share, ...look } of columns) {
        deepest = Math.max(deepest, put(text, x, unit * share, look));
        x += unit * share + GAP;
      }
      y += deepest + 4;
    },
    text(text: string, look: Look = {}): void {
      y += put(text, MARGIN, WIDTH, look) + 4;
    },
    rule(): void {
      document
        .moveTo(MARGIN, y + 2)
        .lineTo(MARGIN + WIDTH, y + 2)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke();
      y += 10;
    },
    space(points = 12): void {
      y += points;
    },
  };
}
