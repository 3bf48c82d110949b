import { writeFile } from 'node:fs/promises';
import { cleanText, createCopyDocument } from './copy-document.ts';
import type { DocumentCopy } from './document-copy.ts';

const MAX_CHARACTERS = 100_000;
const MAX_PARAGRAPHS = 4_000;
/** Breaking lines inside a word takes time in the square of its length. */
const MAX_WORD = /\S{100}/gu;
const NOTE = 'Text of a Word document. Its layout and pictures are not part of this copy.';
const CUT = 'The original is longer. This copy ends here.';

/** Cuts the paragraphs off at the limits. */
function limit(paragraphs: string[]): string[] {
  const kept: string[] = [];
  let room = MAX_CHARACTERS;
  for (const paragraph of paragraphs.slice(0, MAX_PARAGRAPHS)) {
    kept.push(cleanText(paragraph.slice(0, room)).replace(MAX_WORD, '$& ').trimEnd());
    room -= paragraph.length;
    if (room <= 0) break;
  }
  const isCut = room <= 0 || paragraphs.length > MAX_PARAGRAPHS;
  return isCut ? [...kept, CUT] : kept;
}

/** Writes paragraphs into a new PDF, or, if a character has no glyph in our fonts, into a plain text file. */
export async function drawText(paragraphs: string[], copyPath: string): Promise<DocumentCopy> {
  // At most one empty line between paragraphs.
  const texts = limit(paragraphs).filter((text, at, all) => text !== '' || (at > 0 && all[at - 1] !== ''));
  if (!texts.some((text) => text.trim())) return { ok: false };
  const { document, canDraw, runsOf, finish } = await createCopyDocument(copyPath);
  if (!texts.every(canDraw)) {
    document.addPage();
    await finish();
    await writeFile(copyPath, `\ufeff${[NOTE, '', ...texts].join('\r\n')}\r\n`);
    return { ok: true, extension: 'txt', contentType: 'text/plain; charset=utf-8' };
  }
  document.addPage({ size: 'A4', margin: 56 });
  document.fontSize(8).text(NOTE).fontSize(10).moveDown();
  for (const text of texts) {
    const runs = runsOf(text);
    if (runs.length === 0) document.font('latin').moveDown();
    for (const [at, run] of runs.entries())
      document.font(run.font).text(run.text, { continued: at < runs.length - 1, lineGap: 2 });
  }
  await finish();
  return { ok: true, extension: 'pdf', contentType: 'application/pdf' };
}
