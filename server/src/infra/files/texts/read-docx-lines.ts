import { readDocxParts, scanDocxPart } from '../documents/scan-docx.ts';

/** Lines of a cell, or of the body. */
type Block = string[];

/**
 * Lines of one part. The cells of a table row are one line with tabs when each has a single line, as in a table of marks;
 * else one cell follows the other, as in a layout of columns.
 */
function readPart(xml: string): string[] {
  const body: Block = [];
  // The innermost open cell, and the cells of each open row.
  const blocks: Block[] = [body];
  const rows: Block[][] = [];
  // A paragraph in a text box is inside another paragraph.
  const paragraphs: string[] = [];

  function endRow(): void {
    const cells = rows.pop() ?? [];
    const filled = cells.map((lines) => lines.filter((line) => line.trim()));
    const isOneLine = filled.every((lines) => lines.length <= 1);
    const block = blocks.at(-1) ?? body;
    if (isOneLine) block.push(filled.map(([line = '']) => line.trim()).join('\t'));
    else for (const lines of filled) block.push(...lines);
  }

  scanDocxPart(xml, {
    onStart(name) {
      if (name === 'p') paragraphs.push('');
      if (name === 'tr') rows.push([]);
      if (name === 'tc') blocks.push([]);
    },
    onEnd(name) {
      if (name === 'p') (blocks.at(-1) ?? body).push(...(paragraphs.pop() ?? '').split('\n'));
      if (name === 'tc' && blocks.length > 1) rows.at(-1)?.push(blocks.pop() ?? []);
      if (name === 'tr') endRow();
    },
    onText(text) {
      if (paragraphs.length > 0) paragraphs[paragraphs.length - 1] += text;
    },
  });
  return body;
}

/** The lines of an Office Open XML document in reading order, or undefined if it cannot be read. */
export const readDocxLines = async (file: Buffer): Promise<string[] | undefined> =>
  (await readDocxParts(file))?.flatMap(readPart);
