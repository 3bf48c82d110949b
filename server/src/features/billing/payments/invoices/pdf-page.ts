import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Points: A4 with a margin of 2 cm. */
const MARGIN = 56;
const WIDTH = 595 - 2 * MARGIN;
const GAP = 8;
const BOTTOM = 842 - MARGIN;

const TEXT_COLOR = '#1f2423';
const MUTED_COLOR = '#5b625f';
const RULE_COLOR = '#d5cfc4';

const require = createRequire(import.meta.url);

/** Embedded fonts, because the standard PDF fonts lack the rupee sign. Loaded once for all documents. */
let fonts: { regular: Buffer; bold: Buffer } | undefined;
function loadFonts(): { regular: Buffer; bold: Buffer } {
  fonts ??= {
    regular: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    bold: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  };
  return fonts;
}

interface TextStyle {
  size?: number;
  bold?: boolean;
  muted?: boolean;
  align?: 'left' | 'right';
}

/**
 * Creates an A4 PDF page that is filled from top to bottom. Texts wrap within their columns; text beyond the page is cut off.
 * @param moment date of the document; fixed, so that the same content yields the same bytes
 */
export async function createPdfPage(title: string, author: string, moment: Date) {
  // Imported on demand: pdfkit takes 30 MB of memory.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    // Do not load the standard font.
    font: null as never,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: moment },
  });
  const { regular, bold } = loadFonts();
  document.registerFont('regular', regular).registerFont('bold', bold);
  let y = MARGIN;

  function put(
    text: string,
    x: number,
    width: number,
    { size = 9, bold = false, muted = false, align }: TextStyle,
  ): number {
    const options = { width, align: align ?? 'left', lineGap: 2 } as const;
    document.font(bold ? 'bold' : 'regular', size).fillColor(muted ? MUTED_COLOR : TEXT_COLOR);
    const height = Math.max(0, Math.min(document.heightOfString(text, options), BOTTOM - y));
    document.text(text, x, y, { ...options, height, ellipsis: true });
    return height;
  }

  return {
    document,
    /** Writes texts side by side; `share` is the relative width of a column. */
    row(columns: (TextStyle & { text: string; share: number })[]): void {
      const whole = columns.reduce((sum, { share }) => sum + share, 0);
      const unit = (WIDTH - GAP * (columns.length - 1)) / whole;
      let x = MARGIN;
      let rowHeight = 0;
      for (const { text, share, ...style } of columns) {
        rowHeight = Math.max(rowHeight, put(text, x, unit * share, style));
        x += unit * share + GAP;
      }
      y += rowHeight + 4;
    },
    text(text: string, style: TextStyle = {}): void {
      y += put(text, MARGIN, WIDTH, style) + 4;
    },
    rule(): void {
      document
        .moveTo(MARGIN, y + 2)
        .lineTo(MARGIN + WIDTH, y + 2)
        .lineWidth(0.5)
        .strokeColor(RULE_COLOR)
        .stroke();
      y += 10;
    },
    space(points = 12): void {
      y += points;
    },
  };
}
