import type { TextFragment } from '../../../../infra/files/texts/index.ts';
import { cleanLine } from '../clean-line.ts';
import { findHeading } from '../find-heading.ts';
import type { ResumeLine } from '../resume-line.ts';
import { type ColumnKind, columnKindOf, educationColumns, employmentColumns, isTableHeader } from './table-columns.ts';

/** Stands in an empty cell, so that the cells beside it stay in their columns. */
const EMPTY = '–';
const MIN_COLUMNS = 3;
const MAX_ROWS = 40;
/** Narrowest space between two columns, in points. */
const MIN_GUTTER = 1.2;
/** As parts of the height of the font: lines that are nearer than a line are of cells beside each other. */
const SAME_LINE = 0.75;
const LINE_GAP = 1.35;
/** Points that bold letters differ from others at most. */
const FONT_CHANGE = 0.9;
/** A larger gap ends the table. */
const END_GAP = 4;

type Row = readonly TextFragment[];
interface Word {
  text: string;
  x: number;
  right: number;
}

function wordsOf(row: Row): Word[] {
  return row.flatMap(({ text, x, right, blanks }) => {
    const words: Word[] = [];
    let [from, left] = [0, x];
    for (const [at, end, next] of blanks) {
      words.push({ text: text.slice(from, at), x: left, right: end });
      [from, left] = [at + 1, next];
    }
    words.push({ text: text.slice(from), x: left, right });
    return words.filter((word) => word.text.trim() !== '');
  });
}

/** The free spaces between words that no row covers: [left, right] in points. */
function findGutters(rows: readonly Word[][]): [left: number, right: number][] {
  const gutters: [number, number][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { x, right } of rows.flat().sort((a, b) => a.x - b.x)) {
    if (x - end >= MIN_GUTTER) gutters.push([end, x]);
    end = Math.max(end === Number.POSITIVE_INFINITY ? right : end, right);
  }
  return gutters;
}

/** The words of a row between the gutters. */
function splitRow(words: readonly Word[], gutters: readonly number[]): string[] {
  const cells = gutters.map(() => '').concat('');
  for (const { text, x } of words) {
    const at = gutters.filter((gutter) => gutter <= x + MIN_GUTTER / 2).length;
    cells[at] = `${cells[at]} ${text}`.trim();
  }
  return cells;
}

interface Columns {
  gutters: [left: number, right: number][];
  /** Where the columns begin. */
  edges: number[];
  kinds: ColumnKind[];
}

/**
 * The gutters that separate columns. Spaces inside a heading of a column that all rows share by chance
 * leave a part that names no kind of column, or the same kind twice at the distance of a blank.
 */
function findColumns(header: Word[], rows: readonly Word[][], size: number): Columns {
  const gutters = findGutters([header, ...rows]);
  const kindsOf = (edges: readonly number[]) => {
    const cells = splitRow(header, edges);
    const line = cells.join(' ');
    const columns =
      columnKindOf(line.slice(0, 44), employmentColumns) && !/degree|exam|course|qualif|class/i.test(line)
        ? employmentColumns
        : educationColumns;
    return cells.map((cell) => columnKindOf(cell, columns));
  };
  const kept = [...gutters];
  for (;;) {
    const kinds = kindsOf(kept.map(([, right]) => right));
    // The narrowest gutter beside a part of a heading.
    const doubtful = kept
      .map(([left, right], at) => ({ at, width: right - left }))
      .filter(({ at, width }) => !kinds[at] || !kinds[at + 1] || (kinds[at] === kinds[at + 1] && width < 0.5 * size))
      .filter(({ width }) => width < 0.9 * size)
      .sort((a, b) => a.width - b.width)[0];
    if (!doubtful) {
      const known = kinds.filter((kind) => kind !== undefined && kind !== 'number') as ColumnKind[];
      return { gutters: kept, edges: kept.map(([, right]) => right), kinds: known };
    }
    kept.splice(doubtful.at, 1);
  }
}

interface PhysicalRow {
  y: number;
  size: number;
  words: Word[];
}

/** Whether cells are the first line of a row: its first cells are filled, and half of all. */
function startsRow(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean).length;
  const first = cells[0] || (/^\d*\.?$/.test(cells[0] ?? '') ? cells[1] : '');
  return Boolean(first) && !/^[(\p{Ll}]/u.test(first ?? '') && filled >= Math.ceil(cells.length / 2);
}

/** Groups the lines of a table to rows, by their distances, or by their cells when all distances are the same. */
function groupLines(rows: readonly PhysicalRow[], edges: readonly number[]): PhysicalRow[][] {
  const groups: PhysicalRow[][] = [];
  const gapTo = (at: number) => (rows[at]?.y ?? 0) - (rows[at - 1]?.y ?? 0);
  const sizeOf = (at: number) => Math.max(rows[at]?.size ?? 1, rows[at - 1]?.size ?? 1);
  for (const [at, row] of rows.entries()) {
    if (at > 0 && gapTo(at) < SAME_LINE * sizeOf(at)) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  const distance = (at: number) => (groups[at]?.[0]?.y ?? 0) - (groups[at - 1]?.at(-1)?.y ?? 0);
  const gaps = groups.slice(1).map((_, at) => distance(at + 1));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const size = rows[0]?.size ?? 1;
  const isUniform = most - least < Math.max(1.5, 0.1 * size);
  const isSpaced = least > LINE_GAP * size;
  const joined: PhysicalRow[][] = [];
  for (const [at, group] of groups.entries()) {
    const cells = splitRow(
      group.flatMap(({ words }) => words),
      edges,
    );
    const isNew =
      at === 0 || isSpaced || (isUniform ? startsRow(cells) : distance(at) > (least + Math.min(most, 2.5 * size)) / 2);
    if (isNew) joined.push([...group]);
    else joined.at(-1)?.push(...group);
  }
  return joined;
}

/** Whether the row is not of the table: a heading, or text in another font or across the columns. */
function isAfterTable(row: Row, size: number, gutters: readonly [number, number][]): boolean {
  const [only] = row;
  if (!only || row.length > 1) return false;
  const text = cleanLine(only.text);
  // A cell may be wider than the heading of its column, but not than two of them.
  const isAcross =
    gutters.filter(([left, right]) => right - left >= 0.9 * size && only.x < left && only.right > right + size).length >
    1;
  return (
    isAcross || Math.abs(only.size - size) > FONT_CHANGE || /[:：]-?$/.test(text) || findHeading(text) !== undefined
  );
}

/**
 * Reads the table whose header is the first of the rows: cells are found by the spaces that all rows leave free, so that
 * narrow columns and cells of several lines stay apart. Returns its lines, with tabs between cells, and how many rows it took;
 * undefined when no table starts here.
 */
export function readTableRows(rows: readonly Row[]): { lines: ResumeLine[]; length: number } | undefined {
  const written = (row: Row) => row.map(({ text }) => text.trim()).join('\t');
  if (!rows[0] || !isTableHeader(cleanLine(written(rows[0])))) return undefined;
  const physical = rows.slice(0, MAX_ROWS).map((row) => ({
    y: row[0]?.y ?? 0,
    size: Math.max(...row.map(({ size }) => size)),
    words: wordsOf(row),
  }));
  const header = physical[0];
  if (!header) return undefined;
  let columns = findColumns(header.words, [], header.size);
  let length = 1;
  for (; length < physical.length; length++) {
    const [row, before] = [physical[length], physical[length - 1]];
    if (!row || !before || row.y - before.y > END_GAP * row.size) break;
    if (isAfterTable(rows[length] ?? [], before.size, columns.gutters)) break;
    const next = findColumns(
      header.words,
      physical.slice(1, length + 1).map(({ words }) => words),
      header.size,
    );
    if (new Set(next.kinds).size < MIN_COLUMNS) break;
    columns = next;
  }
  if (length < 2) return undefined;
  const groups = groupLines(physical.slice(0, length), columns.edges);
  if (groups.length < 2) return undefined;
  const lines = groups.map((group) => {
    const cells = columns.edges.map(() => '').concat('');
    for (const { words } of group)
      for (const [at, text] of splitRow(words, columns.edges).entries()) cells[at] = `${cells[at]} ${text}`.trim();
    return {
      text: cleanLine(cells.map((cell) => cell || EMPTY).join('\t')),
      size: Math.max(...group.map(({ size }) => size)),
    };
  });
  return { lines, length };
}
