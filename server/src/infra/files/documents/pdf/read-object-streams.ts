import type { CrossReferences } from './cross-reference.ts';
import { createPdfParser, type ParsedPdfValue } from './parse-pdf-value.ts';
import type { PdfDecryptor } from './pdf-encryption.ts';
import { MAX_OBJECTS, type PdfObjectTable } from './pdf-object-table.ts';
import {
  hasShortKeys,
  isDictionary,
  MAX_OBJECT_NUMBER,
  type PdfBudget,
  type PdfListener,
  type PdfStream,
  PdfTooComplex,
  type PdfValue,
} from './pdf-value.ts';
import { dataOf, inflate } from './unpack-stream.ts';

/** Object streams are inflated to search them for active content; limit for all together. Most documents need 1 % of it. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
/** The type of an object stream may itself be in an object stream. */
const MAX_ROUNDS = 8;

/** An encrypted or plain file, and what was read of it before. */
export interface PackedPdf {
  file: Buffer;
  text: string;
  table: PdfObjectTable;
  decryptor: PdfDecryptor | undefined;
  budget: PdfBudget;
  listener: PdfListener;
  /** Where cross-reference streams say that objects are. */
  packed: CrossReferences['packed'];
}

type Refusal = 'broken' | 'bomb';

function isObjectStream({ dictionary }: PdfStream, { namesOf, numberOf }: PdfObjectTable): boolean {
  return (
    namesOf(dictionary, 'Type').includes('ObjStm') ||
    (numberOf(dictionary, 'First') !== undefined && numberOf(dictionary, 'N') !== undefined)
  );
}

interface PackedObject {
  object: number;
  /** What viewers may find, by offset and in sequence. */
  values: PdfValue[];
}

/** Whether an object begins inside another: some viewers read the other up to there only. Blanks belong to none. */
function hasOverlap(packed: string, objects: ReadonlyMap<number, ParsedPdfValue>): boolean {
  const starts = [...objects.keys()].sort((a, b) => a - b);
  return starts.some((start, i) => {
    const next = starts[i + 1];
    const end = objects.get(start)?.end ?? start;
    return next !== undefined && next < end && /[^ \0\t\n\f\r]/.test(packed.slice(next, end));
  });
}

interface PackedHeader {
  first: number;
  count: number;
}

/** Whether the data of a stream begins where every viewer finds it: after blanks and a line end behind the keyword. */
const startsRegularly = (text: string, { start }: PdfStream): boolean =>
  /stream {0,20}(\r\n|\r|\n)$/.test(text.slice(Math.max(0, start - 30), start));

/**
 * Defines the objects of an inflated object stream; the first begins at an offset. Viewers read as many pairs of numbers as it
 * has objects, wherever the first begins, and skip comments: the header must consist of plain numbers. Some read objects at
 * their offsets, others in sequence, and some take the number of an object from a cross-reference stream.
 */
function readPackedObjects(bytes: Buffer, { first, count }: PackedHeader, stream: PdfStream, pdf: PackedPdf): void {
  const { table, budget, listener } = pdf;
  const packed = bytes.toString('latin1');
  const parser = createPdfParser(packed, budget, listener);
  budget.characters += 4 * packed.length;
  const header = packed.slice(0, first);
  const numbers = (header.match(/\d+/g) ?? []).map(Number);
  if (/[^\d \0\t\n\f\r]/.test(header) || numbers.length < 2 * count) listener.onAmbiguity();
  if (numbers.length > 2 * MAX_OBJECTS) throw new PdfTooComplex();

  const atOffsets = new Map<number, ParsedPdfValue>();
  const objects: PackedObject[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [object = 0, place = 0] = numbers.slice(i, i + 2);
    if (object > MAX_OBJECT_NUMBER) listener.onAmbiguity();
    const offset = first + (place % 2 ** 32);
    const found: PackedObject = { object, values: [] };
    objects.push(found);
    if (offset >= packed.length) continue;
    const parsed = parser.parseAt(offset, undefined, true);
    found.values.push(parsed.value);
    atOffsets.set(offset, parsed);
  }
  if (hasOverlap(packed, atOffsets)) listener.onAmbiguity();
  // Objects in sequence, also those that the header omits.
  for (let at = first, i = 0; at < packed.length; i++) {
    const atOffset = atOffsets.get(at);
    const { value, end } = atOffset ?? parser.parseAt(at);
    const found = objects[i];
    if (found && !found.values.includes(value)) found.values.push(value);
    if (end <= at) break;
    at = end;
  }
  for (const { object, values } of objects) for (const value of values) table.define(object, value);
  for (const { object, index } of pdf.packed.get(stream.id?.object ?? -1) ?? []) {
    const found = objects[index];
    if (found && found.object !== object) for (const value of found.values) table.define(object, value);
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
function refuseFilters(stream: PdfStream, { itemsOf, valuesOf, namesOf }: PdfObjectTable): Refusal | undefined {
  const { dictionary } = stream;
  if (hasShortKeys(stream)) return 'broken';
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
        readPackedObjects(bytes, header, stream, pdf);
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
