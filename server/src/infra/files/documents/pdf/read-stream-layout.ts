import {
  isStrictName,
  isStrictReference,
  parseStrictDictionary,
  type StrictEntries,
  type StrictValue,
} from './parse-strict-dictionary.ts';
import type { PdfObjectTable } from './pdf-object-table.ts';
import type { PdfBudget, PdfStream } from './pdf-value.ts';

const MAX_COLUMNS = 1_000;
/** Predictors of PNG. */
const [PNG, LAST_PNG] = [10, 15];

/** Other keys for filters: those of inline images, which some viewers accept for any stream, and of data in other files. */
const OTHER_FILTER_KEYS = ['F', 'DP', 'FFilter', 'FDecodeParms'];

const isCount = (value: StrictValue): value is number => typeof value === 'number';

/** How the bytes of an object stream or cross-reference stream are read, the same for every viewer. */
export interface StreamLayout {
  isCompressed: boolean;
  /** Columns of the lines that have PNG predictors; 0 without predictors. */
  columns: number;
  /** An entry that is a plain number; undefined otherwise. */
  countOf(key: string): number | undefined;
  /** An entry that is an array of plain numbers; undefined otherwise. */
  countsOf(key: string): number[] | undefined;
  has(key: string): boolean;
}

/** The single value that stands alone or in an array of one, as the filter and its parameters do. */
function onlyItem(value: StrictValue): StrictValue {
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}

/** Whether data are compressed, and their predictor; undefined for what writers do not use for these streams. */
function readFilter(entries: StrictEntries): { isCompressed: boolean; columns: number } | undefined {
  if (OTHER_FILTER_KEYS.some((key) => entries.has(key))) return undefined;
  const [filters, parameters] = [entries.get('Filter'), entries.get('DecodeParms')];
  if (!entries.has('Filter')) return entries.has('DecodeParms') ? undefined : { isCompressed: false, columns: 0 };
  const filter = onlyItem(filters);
  if (!isStrictName(filter) || filter.name !== 'FlateDecode') return undefined;
  if (!entries.has('DecodeParms')) return { isCompressed: true, columns: 0 };
  // Viewers differ in parameters that are an array when the filter is not.
  if (Array.isArray(filters) !== Array.isArray(parameters)) return undefined;
  const found = onlyItem(parameters);
  if (!(found instanceof Map)) return undefined;
  const [predictor, columns, colors, bits] = (
    [
      ['Predictor', 1],
      ['Columns', 1],
      ['Colors', 1],
      ['BitsPerComponent', 8],
    ] as const
  ).map(([key, otherwise]) => (found.has(key) ? found.get(key) : otherwise));
  if (!isCount(predictor) || !isCount(columns) || columns > MAX_COLUMNS || colors !== 1 || bits !== 8) return undefined;
  if (predictor <= 1) return { isCompressed: true, columns: 0 };
  return predictor >= PNG && predictor <= LAST_PNG && columns > 0 ? { isCompressed: true, columns } : undefined;
}

/** Whether the data of a stream begin where every viewer finds them: after blanks and a line end behind the keyword. */
const startsRegularly = (text: string, { start }: PdfStream, end: number): boolean =>
  /^[\t\n\f\r ]{0,20}stream {0,20}(\r\n|\r|\n)$/.test(text.slice(end, Math.min(start, end + 60)));

/** Whether the length is a number, or refers to one that no other definition contradicts. */
function hasLength(entries: StrictEntries, { resolve }: PdfObjectTable): boolean {
  const length = entries.get('Length');
  if (!isStrictReference(length)) return isCount(length);
  const [value = -1, ...others] = new Set(resolve({ object: length.reference }));
  return others.length === 0 && Number.isInteger(value) && Number(value) >= 0;
}

/**
 * Reads what decides how the bytes of an object stream or cross-reference stream are read. Viewers repair errors there in
 * different ways and then find other objects, so it must be written as writers do: each key once, plain names and numbers.
 * @returns undefined when it is not
 */
export function readStreamLayout(
  stream: PdfStream,
  type: 'ObjStm' | 'XRef',
  { text, table, budget }: { text: string; table: PdfObjectTable; budget: PdfBudget },
): StreamLayout | undefined {
  const parsed = parseStrictDictionary(text, stream.dictionaryStart, budget);
  if (!parsed || !startsRegularly(text, stream, parsed.end)) return undefined;
  const { entries } = parsed;
  const actualType = entries.get('Type');
  const filter = readFilter(entries);
  if (!filter || !isStrictName(actualType) || actualType.name !== type || !hasLength(entries, table)) return undefined;
  return {
    ...filter,
    countOf(key) {
      const value = entries.get(key);
      return isCount(value) ? value : undefined;
    },
    countsOf(key) {
      const value = entries.get(key);
      return Array.isArray(value) && value.every(isCount) ? value : undefined;
    },
    has: (key) => entries.has(key),
  };
}
