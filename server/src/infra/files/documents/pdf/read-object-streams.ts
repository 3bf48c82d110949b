import { constants, inflateRawSync } from 'node:zlib';
import { createPdfParser } from './parse-pdf-value.ts';
import type { PdfDecryptor } from './pdf-encryption.ts';
import { MAX_OBJECTS, type PdfObjectTable } from './pdf-object-table.ts';
import { isDictionary, type PdfBudget, type PdfListener, type PdfStream, PdfTooComplex } from './pdf-value.ts';

/** Object streams are inflated to search them for active content; limit for all together. Most documents need 1 % of it. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
/** The type of an object stream may itself be in an object stream. */
const MAX_ROUNDS = 8;
const ZLIB_HEADER_BYTES = 2;
const MAX_LENGTHS = 4;

/** An encrypted or plain file, and what was read of it before. */
export interface PackedPdf {
  file: Buffer;
  text: string;
  table: PdfObjectTable;
  decryptor: PdfDecryptor | undefined;
  budget: PdfBudget;
  listener: PdfListener;
}

type Refusal = 'broken' | 'bomb';

function isObjectStream({ dictionary }: PdfStream, { namesOf, numberOf }: PdfObjectTable): boolean {
  return (
    namesOf(dictionary, 'Type').includes('ObjStm') ||
    (numberOf(dictionary, 'First') !== undefined && numberOf(dictionary, 'N') !== undefined)
  );
}

interface PackedHeader {
  first: number;
  count: number;
}

/** Whether the data of a stream begins where every viewer finds it: after blanks and a line end behind the keyword. */
const startsRegularly = (text: string, { start }: PdfStream): boolean =>
  /stream {0,20}(\r\n|\r|\n)$/.test(text.slice(Math.max(0, start - 30), start));

/**
 * Data of a stream by its declared length and by its end keyword: viewers differ when they disagree. Undefined when it has
 * more lengths than a document that was edited.
 */
function dataOf({ dictionary, start }: PdfStream, { file, text, table }: PackedPdf): Buffer[] | undefined {
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

function inflate(bytes: Buffer, maxOutputLength: number): Buffer | 'broken' {
  try {
    // As leniently as viewers: without verifying the checksum.
    return inflateRawSync(bytes.subarray(ZLIB_HEADER_BYTES), {
      maxOutputLength,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new PdfTooComplex();
    return 'broken';
  }
}

/**
 * Defines the objects of an inflated object stream; the first begins at an offset. Viewers read as many pairs of numbers as it
 * has objects, wherever the first begins, and skip comments: the header must consist of plain numbers.
 */
function readPackedObjects(packed: string, { first, count }: PackedHeader, pdf: PackedPdf): void {
  const { table, budget, listener } = pdf;
  const parser = createPdfParser(packed, budget, listener);
  budget.characters += 4 * packed.length;
  const header = packed.slice(0, first);
  const numbers = header.match(/\d+/g) ?? [];
  if (/[^\d \0\t\n\f\r]/.test(header) || numbers.length < 2 * count) listener.onAmbiguity();
  if (numbers.length > 2 * MAX_OBJECTS) throw new PdfTooComplex();
  const ends = new Map<number, number>();
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const offset = first + Number(numbers[i + 1]);
    if (offset >= packed.length) continue;
    const { value, end } = parser.parseAt(offset, undefined, true);
    table.define(Number(numbers[i]), value);
    ends.set(offset, end);
  }
  // Objects that the header omits, for viewers that read them in sequence.
  for (let at = first; at < packed.length; ) {
    const end = ends.get(at) ?? parser.parseAt(at).end;
    if (end <= at) break;
    at = end;
  }
}

/** Where the first object begins, and how many there are; undefined when viewers may find different numbers. */
function readPackedHeader({ dictionary }: PdfStream, { valuesOf }: PdfObjectTable): PackedHeader | undefined {
  const [first = 0, ...moreFirsts] = new Set(valuesOf(dictionary, 'First'));
  const [count = 0, ...moreCounts] = new Set(valuesOf(dictionary, 'N'));
  if (moreFirsts.length > 0 || moreCounts.length > 0) return undefined;
  if (typeof first !== 'number' || typeof count !== 'number') return undefined;
  return { first: Math.max(0, Math.trunc(first)), count };
}

/** Why the filters of an object stream are not decoded: no writer uses them for it. */
function refuseFilters({ dictionary }: PdfStream, { itemsOf, valuesOf, namesOf }: PdfObjectTable): Refusal | undefined {
  const filters = namesOf(dictionary, 'Filter');
  const hasPredictor = itemsOf(dictionary, 'DecodeParms').some(
    (value) => isDictionary(value) && valuesOf(value, 'Predictor').some((predictor) => Number(predictor) > 1),
  );
  if (filters.some((name) => name !== 'FlateDecode' && name !== 'Fl') || hasPredictor) return 'broken';
  return filters.length > 2 ? 'bomb' : undefined;
}

/**
 * Reads the objects of all object streams (ISO 32000-1 7.5.7), also of those found in others.
 * @returns why a stream cannot be searched completely; undefined when all were
 * @throws {PdfTooComplex}
 */
export function readObjectStreams(streams: readonly PdfStream[], pdf: PackedPdf): Refusal | undefined {
  const { table, decryptor } = pdf;
  let inflatedBytes = 0;

  function readObjectStream(stream: PdfStream): Refusal | undefined {
    const refusal = refuseFilters(stream, table);
    if (refusal) return refusal;
    const filters = table.namesOf(stream.dictionary, 'Filter');
    const header = readPackedHeader(stream, table);
    const versions = dataOf(stream, pdf);
    if (!header || !versions || !startsRegularly(pdf.text, stream)) return 'broken';
    for (const data of versions) {
      const variants: Buffer[] = [];
      if (decryptor && stream.id) variants.push(decryptor.decryptStream(data, stream.id));
      if (!decryptor || filters.length === 0) variants.push(data);
      if (variants.length === 0) return 'broken';
      for (const variant of variants) {
        let bytes: Buffer | 'broken' = variant;
        for (const _ of filters) if (bytes !== 'broken') bytes = inflate(bytes, MAX_INFLATED_BYTES - inflatedBytes);
        if (bytes === 'broken') return 'broken';
        inflatedBytes += bytes.length;
        if (inflatedBytes >= MAX_INFLATED_BYTES) return 'bomb';
        readPackedObjects(bytes.toString('latin1'), header, pdf);
      }
    }
    return undefined;
  }

  let waiting = streams;
  for (let round = 0; ; round++) {
    const packed = waiting.filter((stream) => isObjectStream(stream, table));
    if (packed.length === 0) return undefined;
    if (round === MAX_ROUNDS) return 'bomb';
    for (const stream of packed) {
      const refusal = readObjectStream(stream);
      if (refusal) return refusal;
    }
    const done = new Set(packed);
    waiting = waiting.filter((stream) => !done.has(stream));
    table.clearResolved();
  }
}
