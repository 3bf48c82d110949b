import type { EntryCollector } from './cross-reference.ts';
import type { PdfObjectTable } from './pdf-object-table.ts';
import type { PdfBudget, PdfListener, PdfStream } from './pdf-value.ts';
import { readStreamLayout, type StreamLayout } from './read-stream-layout.ts';
import { dataOf, inflate, undoPredictors } from './unpack-stream.ts';

/** Limit for all streams together; entries of 100,000 objects take less than 1 MiB. */
const MAX_INFLATED_BYTES = 8 * 1024 * 1024;
const FIELDS = 3;
/** Viewers read numbers of more bytes in different ways. */
const MAX_WIDTH = 8;
const IN_FILE = 1;
const PACKED = 2;

/** Input for reading a file. */
interface OpenedPdf {
  file: Buffer;
  text: string;
  table: PdfObjectTable;
  budget: PdfBudget;
  listener: PdfListener;
}

interface RowLayout {
  widths: number[];
  /** First number and count of the objects that consecutive rows describe. */
  ranges: number[];
}

/** Fields of the rows, and their objects; undefined when viewers may read others. */
function readRowLayout({ countOf, countsOf, has, columns }: StreamLayout): RowLayout | undefined {
  const widths = countsOf('W');
  const ranges = has('Index') ? countsOf('Index') : [0, Number.MAX_SAFE_INTEGER];
  if (!widths || !ranges || countOf('Size') === undefined || ranges.length % 2 === 1) return undefined;
  const rowBytes = widths.reduce((sum, width) => sum + width, 0);
  if (widths.length !== FIELDS || rowBytes === 0 || widths.some((width) => width > MAX_WIDTH)) return undefined;
  return columns === 0 || columns === rowBytes ? { widths, ranges } : undefined;
}

/**
 * Reads the entries of all cross-reference streams (ISO 32000-1 7.5.8). Reports an ambiguity where viewers may read others
 * than this: for references, which cannot be followed before the entries are known, and filters that no writer uses.
 * @throws {PdfTooComplex}
 */
export function readCrossReferenceStreams(
  streams: readonly PdfStream[],
  pdf: OpenedPdf,
  { addOffset, addPacked }: EntryCollector,
): void {
  const { table, budget, listener } = pdf;
  let left = MAX_INFLATED_BYTES;

  /** The rows of a stream, for each length that it may have. */
  function unpack(stream: PdfStream, { isCompressed, columns }: StreamLayout): Buffer[] | undefined {
    const unpacked: Buffer[] = [];
    for (const data of dataOf(stream, pdf) ?? []) {
      const bytes = isCompressed ? inflate(data, left) : data;
      if (bytes === 'broken') return undefined;
      left -= bytes.length;
      budget.characters -= bytes.length;
      const rows = columns > 0 ? undoPredictors(bytes, columns) : bytes;
      if (!rows) return undefined;
      unpacked.push(rows);
    }
    return unpacked;
  }

  function readRows(rows: Buffer, { widths, ranges }: RowLayout): void {
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
        if (type === IN_FILE) addOffset(object, second, third);
        else if (type === PACKED) addPacked(object, second, third);
      }
    }
  }

  for (const stream of streams) {
    const isCrossReference =
      stream.dictionary.entries.some(([key]) => key === 'W') ||
      table.namesOf(stream.dictionary, 'Type').includes('XRef');
    if (!isCrossReference) continue;
    const layout = readStreamLayout(stream, 'XRef', pdf);
    const rowLayout = layout && readRowLayout(layout);
    const rows = rowLayout && unpack(stream, layout);
    if (!rows) listener.onAmbiguity();
    else for (const each of rows) readRows(each, rowLayout);
  }
}
