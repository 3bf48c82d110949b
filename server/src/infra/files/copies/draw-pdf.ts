import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { type CopyDocument, cleanText, createCopyDocument } from './copy-document.ts';
import type { DocumentCopy } from './document-copy.ts';

const MAX_PAGES = 20;
/** 150 dots per inch, as far as the limits of a picture allow: 5 megapixels, A4 has 2.2. */
const DOTS_PER_POINT = 150 / 72;
const MAX_PIXELS = 5_000_000;
const MAX_SIDE_PIXELS = 5_000;
const JPEG_QUALITY = 80;
const MAX_LINES = 300;
const MAX_LINE_LENGTH = 400;

sharp.cache(false);
sharp.concurrency(1);

/** Pixels per point, so that a page of any claimed size fits. */
export function scaleOf({
  originalWidth: width,
  originalHeight: height,
}: ReturnType<PDFiumPage['getOriginalSize']>): number {
  return Math.min(DOTS_PER_POINT, Math.sqrt(MAX_PIXELS / (width * height)), MAX_SIDE_PIXELS / Math.max(width, height));
}

/** Writes the text of a page under its picture, for search, copying and screen readers. Its lines are spread evenly. */
function writeText({ document, runsOf, drawable }: CopyDocument, text: string): void {
  const lines = text
    .slice(0, MAX_LINES * MAX_LINE_LENGTH)
    .split(/[\r\n]+/)
    .map((line) => drawable(cleanText(line)).slice(0, MAX_LINE_LENGTH))
    .filter((line) => line.trim())
    .slice(0, MAX_LINES);
  const { width, height } = document.page;
  const step = height / (lines.length + 1);
  const size = Math.max(1, Math.min(10, step * 0.8));
  document.fontSize(size);
  for (const [index, line] of lines.entries()) {
    let x = Math.min(36, width / 10);
    for (const run of runsOf(line)) {
      document.font(run.font).text(run.text, x, (index + 0.5) * step, { lineBreak: false });
      x += document.widthOfString(run.text);
    }
  }
}

async function drawPage(copy: CopyDocument, page: PDFiumPage): Promise<void> {
  const scale = scaleOf(page.getOriginalSize());
  if (!(scale > 0)) throw new Error('a page without a size');
  const text = page.getText();
  const { data, width, height } = await page.render({
    scale,
    renderFormFields: true,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer(),
  });
  const size: [number, number] = [width / DOTS_PER_POINT, height / DOTS_PER_POINT];
  copy.document.addPage({ size, margin: 0 });
  writeText(copy, text);
  copy.document.image(Buffer.from(data), 0, 0, { width: size[0], height: size[1] });
}

async function drawPages(original: PDFiumDocument, copyPath: string): Promise<DocumentCopy> {
  const pages = original.getPageCount();
  if (pages < 1) return { ok: false };
  const copy = await createCopyDocument(copyPath);
  for (let i = 0; i < Math.min(pages, MAX_PAGES); i++) await drawPage(copy, original.getPage(i));
  if (pages > MAX_PAGES) {
    copy.document.addPage({ size: 'A4', margin: 56 }).font('latin').fontSize(11);
    copy.document.text(`The original has ${pages} pages. This copy shows the first ${MAX_PAGES}.`);
  }
  await copy.finish();
  return { ok: true, extension: 'pdf', contentType: 'application/pdf' };
}

/**
 * Draws the first pages of a PDF as pictures with their text. PDFium runs as WebAssembly: it has no access to anything but its
 * own memory, and is built without scripts and XFA.
 */
export async function drawPdf(file: Buffer, copyPath: string): Promise<DocumentCopy> {
  const library = await PDFiumLibrary.init();
  try {
    // A document that only an owner password restricts opens with an empty one.
    const original = await library.loadDocument(file);
    try {
      return await drawPages(original, copyPath);
    } finally {
      original.destroy();
    }
  } finally {
    library.destroy();
  }
}
