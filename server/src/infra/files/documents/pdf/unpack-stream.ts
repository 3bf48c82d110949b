import { constants, inflateRawSync } from 'node:zlib';
import type { PdfObjectTable } from './pdf-object-table.ts';
import { type PdfBudget, type PdfStream, PdfTooComplex } from './pdf-value.ts';

const ZLIB_HEADER_BYTES = 2;
const MAX_LENGTHS = 4;
const MAX_ENDS = 8;
const END = 'endstream';
const BLANK = /[\0\t\n\f\r ]/;

/**
 * Data of a stream by its declared length and by its end keyword: viewers differ when they disagree, in whether the keyword may be
 * a part of a word, and in whether they search for it from the start or from the declared length. Undefined when it has more
 * lengths or ends than a document that was edited.
 */
export function dataOf(
  { dictionary, start }: PdfStream,
  { file, text, table, budget }: { file: Buffer; text: string; table: PdfObjectTable; budget: PdfBudget },
): Buffer[] | undefined {
  /** Streams of a hostile file may overlap. */
  const charge = (characters: number): void => {
    budget.characters -= characters;
    if (budget.characters < 0) throw new PdfTooComplex();
  };
  const findEnd = (from: number): number => {
    const at = text.indexOf(END, from);
    charge((at < 0 ? text.length : at) - from);
    return at;
  };

  const lengths = new Set(table.valuesOf(dictionary, 'Length'));
  if (lengths.size > MAX_LENGTHS) return undefined;
  const declared = [...lengths]
    .filter((length): length is number => typeof length === 'number' && length >= 0 && start + length <= text.length)
    .map((length) => start + length);
  /** Whether all viewers take the keyword at a position for the end. */
  const isUndisputed = (at: number): boolean =>
    BLANK.test(text[at + END.length] ?? ' ') && (declared.includes(at) || BLANK.test(text[at - 1] ?? ''));

  // Only a line end lies between the declared end and the keyword in genuine files.
  const isAgreed = (at: number): boolean =>
    isUndisputed(at) && declared.some((end) => end <= at && /^[\r\n]{0,2}$/.test(text.slice(end, at)));

  const ends = new Set(declared);
  for (const from of [start, ...declared]) {
    let at = findEnd(from);
    if (at >= 0 && isAgreed(at)) continue;
    for (; at >= 0 && !isUndisputed(at) && ends.size <= MAX_ENDS; at = findEnd(at + END.length)) ends.add(at);
    ends.add(at < 0 ? text.length : at);
    if (ends.size > MAX_ENDS) return undefined;
  }
  for (const end of ends) charge(end - start);
  return [...ends].map((end) => file.subarray(start, end));
}

/** Whether data begin as zlib data do (RFC 1950 2.2), with a window that exists and without a preset dictionary. */
function hasZlibHeader([method = 0, flags = 0]: Buffer): boolean {
  return (method & 0x0f) === 8 && method >> 4 <= 7 && (method * 256 + flags) % 31 === 0 && (flags & 0x20) === 0;
}

/**
 * Inflates as leniently as viewers: without verifying the checksum, and what there is of data that are cut off. Data with another
 * header are broken: PDFium does not inflate them, and takes them as they are.
 * @throws {PdfTooComplex} when the result is longer than the limit
 */
export function inflate(bytes: Buffer, maxOutputLength: number): Buffer | 'broken' {
  if (!hasZlibHeader(bytes)) return 'broken';
  try {
    return inflateRawSync(bytes.subarray(ZLIB_HEADER_BYTES), {
      maxOutputLength,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new PdfTooComplex();
    return 'broken';
  }
}

/** The predictor of PNG that is nearest to left + above - corner. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

const LAST_PREDICTOR = 4;

/**
 * Undoes the PNG predictors (ISO 32000-1 7.4.4.4) of lines of bytes, each behind the number of its predictor. Undefined for
 * unknown predictors and incomplete lines, which viewers read in different ways.
 */
export function undoPredictors(data: Buffer, columns: number): Buffer | undefined {
  const rows = data.length / (columns + 1);
  if (!Number.isInteger(rows)) return undefined;
  const output = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const predictor = data[row * (columns + 1)] ?? 0;
    if (predictor > LAST_PREDICTOR) return undefined;
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const left = column > 0 ? (output[at - 1] ?? 0) : 0;
      const above = row > 0 ? (output[at - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (output[at - columns - 1] ?? 0) : 0;
      const predicted = [0, left, above, (left + above) >> 1, predictor === 4 ? paeth(left, above, corner) : 0];
      output[at] = (data[row * (columns + 1) + 1 + column] ?? 0) + (predicted[predictor] ?? 0);
    }
  }
  return output;
}
