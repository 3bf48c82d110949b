import { readDocxParts, scanDocxPart } from '../documents/scan-docx.ts';

/** Lines of a cell, or of the body. */
type Block = string[];

/** Columns that a table has at least; with fewer it may be a layout. */
const MIN_COLUMNS = 3;
const MAX_CELL_LINES = 2;
const MAX_CELL_LINE = 60;
/** Stands in an empty cell beside others, so that these stay in their columns. */
const EMPTY_CELL = '–';

/** Whether the cells are one row of a table: single lines, or short cells in several columns. */
function isTableRow(cells: readonly string[][]): boolean {
  const filled = cells.filter((lines) => lines.length > 0);
  const most = Math.max(0, ...filled.map((lines) => lines.length));
  const isShort = filled.flat().every((line) => line.length <= MAX_CELL_LINE);
  return most <= 1 || (filled.length >= MIN_COLUMNS && most <= MAX_CELL_LINES && isShort);
}

/**
 * Lines of one part. The cells of a table row are one line with tabs when they are short, as in a table of marks;
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
    const filled = (rows.pop() ?? []).map((lines) => lines.map((line) => line.trim()).filter(Boolean));
    const block = blocks.at(-1) ?? body;
    if (!isTableRow(filled)) for (const lines of filled) block.push(...lines);
    else if (filled.length < MIN_COLUMNS) block.push(filled.map((lines) => lines.join(' ')).join('\t'));
    else block.push(filled.map((lines) => lines.join(' ') || EMPTY_CELL).join('\t'));
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
