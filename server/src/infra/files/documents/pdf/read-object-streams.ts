import type { CrossReferences } from './cross-reference.ts';
import { createPdfParser, type ParsedPdfValue } from './parse-pdf-value.ts';
import type { PdfDecryptor } from './pdf-encryption.ts';
import { MAX_OBJECTS, type PdfObjectTable } from './pdf-object-table.ts';
import {
  LOOKUPS_PER_CHARACTER,
  MAX_OBJECT_NUMBER,
  type PdfBudget,
  type PdfListener,
  type PdfStream,
  PdfTooComplex,
  type PdfValue,
} from './pdf-value.ts';
import { readStreamLayout } from './read-stream-layout.ts';
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

/** Number and offset of an object. */
const HEADER_NUMBERS = /(^|[\0\t\n\f\r ])\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]/;

/** Blanks before the first object of a stream. */
const MAX_BLANKS = 100;
/** Keywords behind objects of the file, which have no place behind a packed one. */
const END_OF_OBJECT = /^(obj|endobj|stream|endstream)/;

/**
 * Whether a viewer may take a stream for an object stream: by its type, by an entry that no other stream has, or because it counts
 * objects and a cross-reference stream names it, which suffices for MuPDF.
 */
function isObjectStream({ dictionary, id }: PdfStream, { table, packed }: PackedPdf): boolean {
  const has = (wanted: string) => dictionary.entries.some(([key]) => key === wanted);
  return (
    has('First') ||
    (has('N') && id !== undefined && packed.has(id.object)) ||
    table.namesOf(dictionary, 'Type').includes('ObjStm')
  );
}

/**
 * Whether encrypted and compressed data are an object stream already, for a viewer that does not find the encryption: as they are,
 * or because they inflate. Genuine ones hardly ever begin with such numbers by chance.
 */
const resembleObjects = (versions: readonly Buffer[], first: number): boolean =>
  versions.some((data) => HEADER_NUMBERS.test(data.toString('latin1', 0, first)));

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
  budget.lookups += LOOKUPS_PER_CHARACTER * packed.length;
  const header = packed.slice(0, first);
  const numbers = (header.match(/\d+/g) ?? []).map(Number);
  const isCutOff = /^\d\d$/.test(packed.slice(first - 1, first + 1));
  if (/[^\d \0\t\n\f\r]/.test(header) || numbers.length < 2 * count || isCutOff) listener.onAmbiguity();
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
  if (END_OF_OBJECT.test(packed.slice(first, first + MAX_BLANKS).trimStart())) listener.onAmbiguity();
  // Objects in sequence, also those that the header omits.
  for (let at = first, i = 0; at < packed.length; i++) {
    const atOffset = atOffsets.get(at);
    const found = objects[i];
    const { value, end } = atOffset ?? parser.parseAt(at, undefined, found !== undefined);
    // pdf.js skips this keyword, or the data behind it, and counts on.
    if (END_OF_OBJECT.test(packed.slice(end, end + 9))) listener.onAmbiguity();
    if (found && !found.values.includes(value)) found.values.push(value);
    if (end <= at) break;
    at = end;
  }
  for (const { object, values } of objects) for (const value of values) table.define(object, value, true);
  const entries = pdf.packed.get(stream.id?.object ?? -1) ?? [];
  // Each stream of this number has them.
  budget.characters -= entries.length;
  for (const { object, index } of entries) {
    const found = objects[index];
    if (found && found.object !== object) for (const value of found.values) table.define(object, value, true);
  }
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
    const layout = readStreamLayout(stream, 'ObjStm', pdf);
    const [first, count] = [layout?.countOf('First'), layout?.countOf('N')];
    // No writer uses predictors for objects.
    if (!layout || first === undefined || count === undefined || layout.columns > 0) return 'broken';
    const versions = dataOf(stream, pdf);
    if (!versions) return 'broken';
    for (const data of versions) {
      const variants: Buffer[] = [];
      if (decryptor && stream.id) {
        const decrypted = decryptor.decryptStream(data, stream.id);
        if (!decrypted) return 'broken';
        variants.push(decrypted);
      }
      if (decryptor && layout.isCompressed) {
        const inflated = inflate(data, MAX_INFLATED_BYTES - inflatedBytes);
        if (inflated !== 'broken') inflatedBytes += inflated.length;
        if (resembleObjects(inflated === 'broken' ? [data] : [data, inflated], first)) return 'broken';
      }
      if (!decryptor || !layout.isCompressed) variants.push(data);
      if (variants.length === 0) return 'broken';
      for (const variant of variants) {
        const bytes = layout.isCompressed ? inflate(variant, MAX_INFLATED_BYTES - inflatedBytes) : variant;
        if (bytes === 'broken') return 'broken';
        inflatedBytes += bytes.length;
        if (inflatedBytes >= MAX_INFLATED_BYTES) return 'bomb';
        readPackedObjects(bytes, { first, count }, stream, pdf);
      }
    }
    return undefined;
  }

  let waiting = streams;
  for (let round = 0; ; round++) {
    const packed = waiting.filter((stream) => isObjectStream(stream, pdf));
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
