import type { EntryCollector } from './cross-reference.ts';
import type { PdfObjectTable } from './pdf-object-table.ts';
import {
  hasShortKeys,
  isDictionary,
  isReference,
  type PdfBudget,
  type PdfListener,
  type PdfStream,
  type PdfValue,
} from './pdf-value.ts';
import { dataOf, inflate, undoPredictors } from './unpack-stream.ts';

/** Limit for all streams together; entries of 100,000 objects take less than 1 MiB. */
const MAX_INFLATED_BYTES = 8 * 1024 * 1024;
const MAX_COLUMNS = 1_000;
/** First predictor of PNG. */
const PNG = 10;
const IN_FILE = 1;
const PACKED = 2;

/** What reading a file needs. */
interface OpenedPdf {
  file: Buffer;
  text: string;
  table: PdfObjectTable;
  budget: PdfBudget;
  listener: PdfListener;
}

const isCount = (value: PdfValue): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** An entry that is an array of plain numbers, given once; undefined otherwise. */
function numbersOf({ dictionary }: PdfStream, wanted: string): number[] | undefined {
  const values = dictionary.entries.filter(([key]) => key === wanted).map(([, value]) => value);
  const [list] = values;
  return values.length === 1 && Array.isArray(list) && list.every(isCount) ? list : undefined;
}

/** Columns of the lines that have PNG predictors; 0 without predictors, undefined for parameters of no writer. */
function columnsOf({ dictionary }: PdfStream, { itemsOf, valuesOf }: PdfObjectTable): number | undefined {
  const parameters = itemsOf(dictionary, 'DecodeParms').filter(isDictionary);
  const numberOf = (key: string, otherwise: number): number | undefined => {
    const [value = otherwise, ...more] = new Set(parameters.flatMap((found) => valuesOf(found, key)));
    return more.length === 0 && isCount(value) ? value : undefined;
  };
  const predictor = numberOf('Predictor', 1);
  if (predictor === 1 || predictor === 0) return 0;
  const columns = numberOf('Columns', 1);
  const isUsual = numberOf('Colors', 1) === 1 && numberOf('BitsPerComponent', 8) === 8;
  if (predictor === undefined || predictor < PNG || !columns || columns > MAX_COLUMNS || !isUsual) return undefined;
  return columns;
}

/**
 * Reads the entries of all cross-reference streams (ISO 32000-1 7.5.8). Reports an ambiguity where viewers may read others
 * than this: for references, which cannot be followed before the entries are known, and filters that no writer uses.
 * @throws {PdfTooComplex}
 */
export function readCrossReferenceStreams(
  streams: readonly PdfStream[],
  { file, text, table, budget, listener }: OpenedPdf,
  { addOffset, addPacked }: EntryCollector,
): void {
  let left = MAX_INFLATED_BYTES;

  /** The rows of a stream, for each length that it may have. */
  function unpack(stream: PdfStream): Buffer[] | undefined {
    const keys = ['Filter', 'DecodeParms'];
    if (stream.dictionary.entries.some(([key, value]) => keys.includes(key) && isReference(value))) return undefined;
    if (hasShortKeys(stream)) return undefined;
    const filters = table.namesOf(stream.dictionary, 'Filter');
    const columns = columnsOf(stream, table);
    if (columns === undefined || filters.length > 1) return undefined;
    if (filters.some((name) => name !== 'FlateDecode' && name !== 'Fl')) return undefined;
    const unpacked: Buffer[] = [];
    for (const data of dataOf(stream, { file, text, table }) ?? []) {
      const bytes = filters.length > 0 ? inflate(data, left) : data;
      if (bytes === 'broken') return undefined;
      left -= bytes.length;
      budget.characters -= bytes.length;
      unpacked.push(filters.length > 0 && columns > 0 ? undoPredictors(bytes, columns) : bytes);
    }
    return unpacked;
  }

  function readRows(rows: Buffer, widths: number[], ranges: number[]): void {
    const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
    const rowBytes = widths.reduce((sum, width) => sum + width, 0);
    let at = 0;
    /** The last 32 bits of a field: viewers that count in more find nothing at larger offsets. */
    const readField = (width: number): number => {
      let value = 0;
      for (const end = at + width; at < end; at++) value = (value * 256 + (rows[at] ?? 0)) % 2 ** 32;
      return value;
    };
    for (let range = 0; range + 1 < ranges.length; range += 2) {
      const [first = 0, count = 0] = ranges.slice(range, range + 2);
      for (let object = first; object < first + count && at + rowBytes <= rows.length; object++) {
        const type = typeWidth > 0 ? readField(typeWidth) : IN_FILE;
        const [second, third] = [readField(secondWidth), readField(thirdWidth)];
        at += rowBytes - typeWidth - secondWidth - thirdWidth;
        if (type === IN_FILE) addOffset(object, second);
        else if (type === PACKED) addPacked(object, second, third);
      }
    }
  }

  for (const stream of streams) {
    const has = (wanted: string) => stream.dictionary.entries.some(([key]) => key === wanted);
    if (!has('W')) continue;
    const widths = numbersOf(stream, 'W');
    const ranges = has('Index') ? numbersOf(stream, 'Index') : [0, Number.MAX_SAFE_INTEGER];
    const rows = widths && ranges && unpack(stream);
    if (!rows || widths.every((width) => width === 0)) listener.onAmbiguity();
    else for (const each of rows) readRows(each, widths, ranges);
  }
}
