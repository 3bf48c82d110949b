import { hasNestedLength } from './check-stream-lengths.ts';
import { createEntryCollector } from './cross-reference.ts';
import { findPdfEncryption, findTrailers, isSameEncryption } from './find-pdf-encryption.ts';
import { followCrossReferences } from './follow-cross-references.ts';
import { createPdfParser } from './parse-pdf-value.ts';
import { openPdfEncryption } from './pdf-encryption.ts';
import { createPdfObjectTable } from './pdf-object-table.ts';
import {
  LOOKUPS_PER_CHARACTER,
  MAX_ENCRYPTED_OBJECT_NUMBER,
  type PdfBudget,
  type PdfDictionary,
  type PdfListener,
  type PdfStream,
  type PdfValue,
} from './pdf-value.ts';
import { readCrossReferenceStreams } from './read-cross-reference-streams.ts';
import { readCrossReferenceTables } from './read-cross-reference-tables.ts';
import { readIndirectObjects } from './read-indirect-objects.ts';
import { readObjectStreams } from './read-object-streams.ts';
import { createStringReader } from './read-pdf-strings.ts';

/** Genuine documents store fewer dictionary entries that matter here. */
const MAX_VALUES = 400_000;

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
  if (decryptor === 'locked' || decryptor === 'broken') return decryptor;
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
  const hasLargeNumber = table.largestNumber() > MAX_ENCRYPTED_OBJECT_NUMBER;
  if (hasNestedLength(streams, table) || (decryptor && (hasOtherGeneration || hasLargeNumber))) isAmbiguous = true;

  return {
    dictionaries,
    streams,
    hasUnnumberedObjects,
    isAmbiguous,
    valuesOf: table.valuesOf,
    itemsOf: table.itemsOf,
    namesOf: table.namesOf,
    allValuesOf: table.allValuesOf,
    ...createStringReader(table, decryptor, budget),
  };
}
