import { hasNestedLength } from './check-stream-lengths.ts';
import { createEntryCollector } from './cross-reference.ts';
import { findPdfEncryption, findTrailers, isSameEncryption } from './find-pdf-encryption.ts';
import { followCrossReferences } from './follow-cross-references.ts';
import { createPdfParser } from './parse-pdf-value.ts';
import { openPdfEncryption } from './pdf-encryption.ts';
import { MAX_STRING } from './pdf-lexer.ts';
import { createPdfObjectTable } from './pdf-object-table.ts';
import {
  isName,
  isString,
  LOOKUPS_PER_CHARACTER,
  type PdfBudget,
  type PdfDictionary,
  type PdfListener,
  type PdfStream,
  PdfTooComplex,
  type PdfValue,
} from './pdf-value.ts';
import { readCrossReferenceStreams } from './read-cross-reference-streams.ts';
import { readCrossReferenceTables } from './read-cross-reference-tables.ts';
import { readIndirectObjects } from './read-indirect-objects.ts';
import { readObjectStreams } from './read-object-streams.ts';

/** Genuine documents store fewer dictionary entries that matter here. */
const MAX_VALUES = 400_000;

const ESCAPE = '\x1b';
/** A text without the codes of languages between two escapes, which some viewers leave out (ISO 32000-2 7.9.2.2). */
const withoutLanguages = (text: string): string =>
  text
    .split(ESCAPE)
    .filter((_, i) => i % 2 === 0)
    .join('');
/** Characters that a string costs at least: each one is searched for programs. */
const MIN_STRING_COST = 64;
/** As many characters does one of an encrypted string cost. */
const DECRYPTION_COST = 4;

/** A string with a byte order mark in its encoding (ISO 32000-2 7.9.2.2): for MuPDF, also an address. */
function decodeText(raw: string): string {
  if (raw.startsWith('\xef\xbb\xbf')) return Buffer.from(raw.slice(3), 'latin1').toString('utf8');
  if (!raw.startsWith('\xfe\xff') && !raw.startsWith('\xff\xfe')) return raw;
  const bytes = Buffer.from(raw.slice(2, raw.length - (raw.length % 2)), 'latin1');
  return (raw.startsWith('\xfe') ? bytes.swap16() : bytes).toString('utf16le');
}

/** Why a PDF cannot be searched completely. */
export type PdfReadRefusal = 'locked' | 'broken' | 'bomb';

export interface PdfObjects {
  /** All dictionaries with entries that matter, nested ones and those of object streams included. */
  dictionaries: PdfDictionary[];
  streams: PdfStream[];
  /** Whether a keyword of an object has no legible number, so that references to it lead nowhere. */
  hasUnnumberedObjects: boolean;
  /** Whether viewers may read something in another way that no writer writes, and find other objects. */
  isAmbiguous: boolean;
  /** The values of an entry, by all definitions of a referenced object; empty when it is missing. */
  valuesOf(dictionary: PdfDictionary, key: string): PdfValue[];
  /** The values of an entry, with the items of an array instead of the array. */
  itemsOf(dictionary: PdfDictionary, key: string): PdfValue[];
  /** The names of an entry, those of an array included. */
  namesOf(dictionary: PdfDictionary, key: string): string[];
  /** All values of a dictionary. */
  allValuesOf(dictionary: PdfDictionary): PdfValue[];
  /** The decrypted strings of an entry, and its names. */
  stringsOf(dictionary: PdfDictionary, key: string): string[];
  /**
   * The strings of an entry as they are in an encrypted file. A viewer that does not find the encryption reads these: because a
   * cross-reference section does not have it, it has another generation, or its number is beyond a limit. None of an object
   * that is read before the encryption, as that of the encryption itself, is decrypted either.
   */
  undecryptedStringsOf(dictionary: PdfDictionary, key: string): string[];
}

/**
 * Reads all objects of a PDF wherever they are: an offset of the cross-reference table may point into a comment or into the
 * data of a stream, so every `obj` keyword begins one; and those that cross-reference sections lead to, under the numbers that
 * they have there. Encrypted documents are read if their user password is empty.
 * @throws {PdfTooComplex} when it needs more work than a genuine document of its size; functions of the result too
 */
export function readPdfObjects(file: Buffer, text: string): PdfObjects | PdfReadRefusal {
  const budget: PdfBudget = {
    characters: 4 * text.length + 1_000_000,
    values: MAX_VALUES,
    lookups: LOOKUPS_PER_CHARACTER * text.length + 1_000_000,
  };
  const dictionaries: PdfDictionary[] = [];
  let isAmbiguous = false;
  const listener: PdfListener = {
    onDictionary: (found) => void dictionaries.push(found),
    onAmbiguity: () => {
      isAmbiguous = true;
    },
  };
  const table = createPdfObjectTable(budget);
  const parser = createPdfParser(text, budget, listener);
  const { streams, hasUnnumberedObjects, readAs } = readIndirectObjects(text, parser, table, budget, listener);
  const entries = createEntryCollector(budget, listener);
  readCrossReferenceTables(text, budget, entries);
  readCrossReferenceStreams(streams, { file, text, table, budget, listener }, entries);
  const hasOtherGeneration = followCrossReferences(text, entries.found.offsets, budget, readAs);
  table.clearResolved();
  // A stream without entries that matter has not been reported.
  for (const { dictionary } of streams) if (dictionary.entries.length === 0) dictionaries.push(dictionary);

  const trailers = findTrailers(dictionaries);
  const encryption = findPdfEncryption(trailers, { text, table, budget });
  if (encryption === 'locked' || encryption === 'broken') return encryption;
  const decryptor = encryption && openPdfEncryption(encryption);
  if (encryption && !decryptor) return 'locked';
  const refusal = readObjectStreams(streams, {
    file,
    text,
    table,
    decryptor,
    budget,
    listener,
    packed: entries.found.packed,
  });
  if (refusal) return refusal;
  // Object streams may define the objects of the encryption again.
  if (!isSameEncryption(findPdfEncryption(trailers, { text, table, budget }), encryption)) return 'broken';
  if (hasNestedLength(streams, table) || (decryptor && hasOtherGeneration)) isAmbiguous = true;

  /** One that was cut off keeps the length that says so: two or three bytes may be one character. */
  const decodeWhole = (raw: string, text: string): string[] => {
    const whole = raw.length < MAX_STRING ? decodeText(text) : decodeText(text).padEnd(MAX_STRING);
    return whole.includes(ESCAPE) ? [whole, withoutLanguages(whole)] : [whole];
  };
  /** A string may have many references. */
  const decrypted = new Map<PdfValue, string[]>();
  const textsOf = (dictionary: PdfDictionary, key: string, decode: (value: PdfValue) => string[]): string[] =>
    dictionary.entries.flatMap(([name, value]) => {
      if (name !== key) return [];
      return table.resolve(value).flatMap((found) => {
        if (isString(found)) budget.characters -= Math.max(MIN_STRING_COST, found.text.length);
        if (budget.characters < 0) throw new PdfTooComplex();
        return decode(found);
      });
    });
  const stringsOf = (dictionary: PdfDictionary, key: string): string[] =>
    textsOf(dictionary, key, (found) => {
      // PDFium takes names for strings.
      if (isName(found)) return [found.name];
      if (!isString(found)) return [];
      const { text: raw, owner } = found;
      if (!decryptor || !owner) return decodeWhole(raw, raw);
      const known = decrypted.get(found);
      if (known) return known;
      budget.characters -= DECRYPTION_COST * Math.max(MIN_STRING_COST, raw.length);
      if (budget.characters < 0) throw new PdfTooComplex();
      const texts = decryptor.decryptString(raw, owner).flatMap((text) => decodeWhole(raw, text));
      decrypted.set(found, texts);
      return texts;
    });
  const undecryptedStringsOf = (dictionary: PdfDictionary, key: string): string[] =>
    decryptor
      ? textsOf(dictionary, key, (found) => (isString(found) && found.owner ? decodeWhole(found.text, found.text) : []))
      : [];
  return {
    dictionaries,
    streams,
    hasUnnumberedObjects,
    isAmbiguous,
    valuesOf: table.valuesOf,
    itemsOf: table.itemsOf,
    namesOf: table.namesOf,
    allValuesOf: table.allValuesOf,
    stringsOf,
    undecryptedStringsOf,
  };
}
