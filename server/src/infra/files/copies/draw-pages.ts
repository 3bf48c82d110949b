import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { DocumentKind } from '../documents/index.ts';
import { cleanText } from './copy-document.ts';
import { drawCopy } from './draw-copy.ts';
import { scaleOf } from './draw-pdf.ts';

const MAX_PAGES = 10;
/** 110 dots per inch: legible on a screen beside a list. */
const SHARE_OF_COPY = 110 / 150;
const JPEG_QUALITY = 75;
const MAX_TEXT = 20_000;

/** The pages of a document as JPEG files in a folder, by their order, with their text; or that it cannot be drawn. */
export type DrawnPages = { ok: true; pageCount: number; pages: { file: string; text: string }[] } | { ok: false };

async function drawPicture(page: PDFiumPage, path: string): Promise<void> {
  const scale = scaleOf(page.getOriginalSize()) * SHARE_OF_COPY;
  if (!(scale > 0)) throw new Error('a page without a size');
  const { data } = await page.render({
    scale,
    renderFormFields: true,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer(),
  });
  await writeFile(path, data, { mode: 0o600 });
}

/** Draws the first pages of an untrusted document as pictures; a Word document is drawn as its text first (decision 32). */
export async function drawPages(path: string, kind: DocumentKind, folder: string): Promise<DrawnPages> {
  let pdf = path;
  if (kind !== 'pdf') {
    pdf = join(folder, 'copy');
    const copy = await drawCopy(path, kind, pdf);
    if (!copy.ok) return { ok: false };
    if (copy.extension === 'txt') {
      const text = (await readFile(pdf, 'utf8')).slice(0, MAX_TEXT);
      return { ok: true, pageCount: 1, pages: [{ file: '', text }] };
    }
  }
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(await readFile(pdf));
    try {
      const pageCount = document.getPageCount();
      const pages: { file: string; text: string }[] = [];
      for (let i = 0; i < Math.min(pageCount, MAX_PAGES); i++) {
        const page = document.getPage(i);
        const file = join(folder, `${i}.jpg`);
        // Before the picture: rendering closes the page.
        const lines = page
          .getText()
          .slice(0, MAX_TEXT)
          .split(/[\r\n]+/);
        await drawPicture(page, file);
        pages.push({ file, text: lines.map(cleanText).join('\n') });
      }
      return pages.length > 0 ? { ok: true, pageCount, pages } : { ok: false };
    } finally {
      document.destroy();
    }
  } finally {
    library.destroy();
    if (pdf !== path) await rm(pdf, { force: true });
  }
}
