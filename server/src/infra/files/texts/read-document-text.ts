import { readFile, stat } from 'node:fs/promises';
import { readDocParagraphs } from '../copies/read-doc-paragraphs.ts';
import type { DocumentKind } from '../documents/index.ts';
import { type DocumentText, MAX_CHARACTERS, MAX_LINE_LENGTH, MAX_LINES } from './document-text.ts';
import { readDocxLines } from './read-docx-lines.ts';
import { readPdfFragments } from './read-pdf-fragments.ts';

/** Upper limit for reading into memory; uploads are limited to less. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The first lines, within the limits. */
function limitLines(lines: readonly string[]): string[] {
  let characters = 0;
  const kept: string[] = [];
  for (const line of lines) {
    const text = line.slice(0, MAX_LINE_LENGTH);
    characters += text.length;
    if (kept.length === MAX_LINES || characters > MAX_CHARACTERS) break;
    kept.push(text);
  }
  return kept;
}

/**
 * Reads the text of an untrusted document within limits, without running or following anything in it. Throws for documents
 * that cannot be read, such as encrypted ones.
 */
export async function readDocumentText(path: string, kind: DocumentKind): Promise<DocumentText> {
  if ((await stat(path)).size > MAX_BYTES) return { ok: false };
  const file = await readFile(path);
  if (kind === 'pdf') return { ok: true, kind: 'fragments', fragments: await readPdfFragments(file) };
  const lines = kind === 'docx' ? await readDocxLines(file) : readDocParagraphs(file);
  return lines ? { ok: true, kind: 'lines', lines: limitLines(lines) } : { ok: false };
}
