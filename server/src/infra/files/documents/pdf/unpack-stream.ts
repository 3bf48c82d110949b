import { constants, inflateRawSync } from 'node:zlib';
import type { PdfObjectTable } from './pdf-object-table.ts';
import { type PdfStream, PdfTooComplex } from './pdf-value.ts';

const ZLIB_HEADER_BYTES = 2;
const MAX_LENGTHS = 4;

/**
 * Data of a stream by its declared length and by its end keyword: viewers differ when they disagree. Undefined when it has
 * more lengths than a document that was edited.
 */
export function dataOf(
  { dictionary, start }: PdfStream,
  { file, text, table }: { file: Buffer; text: string; table: PdfObjectTable },
): Buffer[] | undefined {
  const keyword = text.indexOf('endstream', start);
  const ends = new Set([keyword < 0 ? text.length : keyword]);
  const lengths = new Set(table.valuesOf(dictionary, 'Length'));
  if (lengths.size > MAX_LENGTHS) return undefined;
  for (const length of lengths) {
    if (typeof length !== 'number' || length < 0 || start + length > text.length) continue;
    // Only a line end lies between them in genuine files.
    if (/^[\r\n]{0,2}$/.test(text.slice(start + length, Math.max(start, keyword)))) ends.delete(keyword);
    ends.add(start + length);
  }
  return [...ends].map((end) => file.subarray(start, end));
}

/**
 * Inflates as leniently as viewers: without verifying the checksum, and what there is of data that are cut off.
 * @throws {PdfTooComplex} when the result is longer than the limit
 */
export function inflate(bytes: Buffer, maxOutputLength: number): Buffer | 'broken' {
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

/** Undoes the PNG predictors (ISO 32000-1 7.4.4.4) of lines of bytes, each behind the number of its predictor. */
export function undoPredictors(data: Buffer, columns: number): Buffer {
  const rows = Math.ceil(data.length / (columns + 1));
  const output = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const predictor = data[row * (columns + 1)];
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const left = column > 0 ? (output[at - 1] ?? 0) : 0;
      const above = row > 0 ? (output[at - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (output[at - columns - 1] ?? 0) : 0;
      const predicted = [0, left, above, (left + above) >> 1, predictor === 4 ? paeth(left, above, corner) : 0];
      output[at] = (data[row * (columns + 1) + 1 + column] ?? 0) + (predicted[predictor ?? 0] ?? 0);
    }
  }
  return output;
}
