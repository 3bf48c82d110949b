import { readFile, stat } from 'node:fs/promises';
import type { DocumentKind } from '../documents/index.ts';
import type { DocumentCopy } from './document-copy.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawText } from './draw-text.ts';
import { readDocParagraphs } from './read-doc-paragraphs.ts';
import { readDocxParagraphs } from './read-docx-paragraphs.ts';

/** Upper limit for reading into memory; uploads are limited to less. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Re-renders an untrusted document at `copyPath`: a PDF as pictures of its pages with their text, a Word document as its
 * text (decision 32). Nothing of the original's structure reaches the copy: no links, scripts, fonts, forms or attachments.
 * Throws for documents that cannot be read; the caller refuses those.
 */
export async function drawCopy(path: string, kind: DocumentKind, copyPath: string): Promise<DocumentCopy> {
  if ((await stat(path)).size > MAX_BYTES) return { ok: false };
  const file = await readFile(path);
  if (kind === 'pdf') return await drawPdf(file, copyPath);
  const paragraphs = kind === 'docx' ? await readDocxParagraphs(file) : readDocParagraphs(file);
  return paragraphs ? await drawText(paragraphs, copyPath) : { ok: false };
}
