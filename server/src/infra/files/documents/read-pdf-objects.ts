import { constants, inflateRawSync } from 'node:zlib';
import {
  createPdfParser,
  isDictionary,
  isName,
  isReference,
  isString,
  type PdfBudget,
  type PdfDictionary,
  type PdfObjectId,
  PdfTooComplex,
  type PdfValue,
} from './parse-pdf-value.ts';
import { openPdfEncryption, type PdfCipher, type PdfDecryptor } from './pdf-encryption.ts';

/** Object streams are inflated to search them for active content; limit for all together. Most documents need 1 % of it. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
/** Genuine documents store fewer dictionary entries that matter here. */
const MAX_VALUES = 400_000;
const MAX_OBJECTS = 400_000;
const MAX_REFERENCE_CHAIN = 32;
/** The type of an object stream may itself be in an object stream. */
const MAX_ROUNDS = 8;
const ZLIB_HEADER_BYTES = 2;
/** Comments between object number and keyword are searched this far back. */
const HEADER_CHARACTERS = 300;

export interface PdfStream {
  dictionary: PdfDictionary;
  id: PdfObjectId | undefined;
  start: number;
}

/** Why a PDF cannot be searched completely. */
export type PdfReadRefusal = 'locked' | 'broken' | 'bomb';

export interface PdfObjects {
  /** All dictionaries with entries that matter, nested ones and those of object streams included. */
  dictionaries: PdfDictionary[];
  streams: PdfStream[];
  /** Whether a keyword of an object has no legible number, so that references to it lead nowhere. */
  hasUnnumberedObjects: boolean;
  /** The values of an entry, by all definitions of a referenced object; empty when it is missing. */
  valuesOf(dictionary: PdfDictionary, key: string): PdfValue[];
  /** The names of an entry, those of an array included. */
  namesOf(dictionary: PdfDictionary, key: string): string[];
  /** The decrypted strings of an entry. */
  stringsOf(dictionary: PdfDictionary, key: string): string[];
}

const LETTER = /[A-Za-z]/;
const BLANK = /[ \0\t\n\f\r]/;
const DIGIT = /\d/;
const HEADER_WITH_COMMENTS = /(\d{1,10})(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+(\d{1,5})(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*$/;

/** Number and generation before the keyword of an object; undefined when they cannot be found. */
function readHeader(text: string, keyword: number, budget: PdfBudget): PdfObjectId | undefined {
  let at = keyword;
  const skipBack = (chars: RegExp): string => {
    const end = at;
    while (at > 0 && chars.test(text[at - 1] as string)) at--;
    budget.characters -= end - at;
    return text.slice(at, end);
  };
  skipBack(BLANK);
  const generation = skipBack(DIGIT);
  const separator = skipBack(BLANK);
  const object = skipBack(DIGIT);
  if (generation && separator && object) return { object: Number(object), generation: Number(generation) };
  const header = HEADER_WITH_COMMENTS.exec(text.slice(Math.max(0, keyword - HEADER_CHARACTERS), keyword));
  return header ? { object: Number(header[1]), generation: Number(header[2]) } : undefined;
}

/** Start of the data of a stream: after the line of the keyword. */
function startOfData(text: string, keyword: number): number {
  const end = text.slice(keyword, keyword + HEADER_CHARACTERS).search(/[\r\n]/);
  if (end < 0) return keyword + 'stream'.length;
  return keyword + end + (text.startsWith('\r\n', keyword + end) ? 2 : 1);
}

/**
 * Reads all objects of a PDF wherever they are: an offset of the cross-reference table may point into a comment or into the
 * data of a stream, so every `obj` keyword begins one. Encrypted documents are read if their user password is empty.
 * @throws {PdfTooComplex} when it needs more work than a genuine document of its size; functions of the result too
 */
export function readPdfObjects(file: Buffer, text: string): PdfObjects | PdfReadRefusal {
  const budget: PdfBudget = { characters: 4 * text.length + 1_000_000, values: MAX_VALUES };
  const dictionaries: PdfDictionary[] = [];
  const streams: PdfStream[] = [];
  const objects = new Map<number, PdfValue[]>();
  let resolved = new Map<number, PdfValue[]>();
  let objectCount = 0;
  let unnumberedObjects = 0;
  let inflatedBytes = 0;

  const define = (object: number, value: PdfValue) => {
    if (++objectCount > MAX_OBJECTS) throw new PdfTooComplex();
    const known = objects.get(object);
    if (known) known.push(value);
    else objects.set(object, [value]);
  };

  const resolve = (value: PdfValue, chain = 0): PdfValue[] => {
    if (!isReference(value)) return [value];
    if (chain > MAX_REFERENCE_CHAIN) throw new PdfTooComplex();
    const known = resolved.get(value.object);
    const found = known ?? (objects.get(value.object) ?? []).flatMap((definition) => resolve(definition, chain + 1));
    budget.characters -= found.length + 1;
    if (budget.characters < 0 || found.length > MAX_OBJECTS) throw new PdfTooComplex();
    resolved.set(value.object, found);
    return found;
  };
  const valuesOf = (dictionary: PdfDictionary, key: string): PdfValue[] =>
    dictionary.entries.flatMap(([name, value]) => (name === key ? resolve(value) : []));
  const numberOf = (dictionary: PdfDictionary, key: string) =>
    valuesOf(dictionary, key).find((value) => typeof value === 'number');
  const namesOf = (dictionary: PdfDictionary, key: string): string[] =>
    valuesOf(dictionary, key)
      .flatMap((value) => (Array.isArray(value) ? value.flatMap((item) => resolve(item)) : [value]))
      .filter(isName)
      .map(({ name }) => name);

  const parser = createPdfParser(text, budget, (found) => dictionaries.push(found));
  const readIndirectObjects = () => {
    for (let keyword = text.indexOf('obj'); keyword >= 0; keyword = text.indexOf('obj', keyword + 3)) {
      if (LETTER.test(text[keyword - 1] ?? '') || LETTER.test(text[keyword + 3] ?? '')) continue;
      const id = readHeader(text, keyword, budget);
      const { value, end } = parser.parseAt(keyword + 3, id);
      if (id) define(id.object, value);
      else if (++unnumberedObjects > MAX_OBJECTS) throw new PdfTooComplex();
      if (!isDictionary(value) || !text.startsWith('stream', end)) continue;
      value.isStream = true;
      streams.push({ dictionary: value, id, start: startOfData(text, end) });
      // A stream without entries that matter has not been reported.
      if (value.entries.length === 0) dictionaries.push(value);
    }
    for (let keyword = text.indexOf('trailer'); keyword >= 0; keyword = text.indexOf('trailer', keyword + 7)) {
      parser.parseAt(keyword + 7);
    }
  };

  const cipherOf = (encrypt: PdfDictionary, version: number, key: string): PdfCipher | undefined => {
    if (version < 4) return 'rc4';
    const wanted = namesOf(encrypt, key)[0] ?? 'Identity';
    if (wanted === 'Identity') return 'none';
    const filter = valuesOf(encrypt, 'CF')
      .filter(isDictionary)
      .flatMap((filters) => valuesOf(filters, wanted))
      .find(isDictionary);
    const method = filter && namesOf(filter, 'CFM')[0];
    return ({ None: 'none', V2: 'rc4', AESV2: 'aes-128', AESV3: 'aes-256' } as const)[method ?? ''];
  };

  /** The decryptor for an encrypted file, undefined for one that is not encrypted. */
  const openEncryption = (): PdfDecryptor | 'locked' | undefined => {
    const encrypted = dictionaries.filter(({ entries }) => entries.some(([key]) => key === 'Encrypt'));
    let opened: PdfDecryptor | undefined;
    for (const trailer of encrypted) {
      const values = valuesOf(trailer, 'Encrypt');
      const encrypt = values.find(isDictionary);
      if (!encrypt || values.length > 1 || !namesOf(encrypt, 'Filter').includes('Standard')) return 'locked';
      const stringOf = (key: string) => valuesOf(encrypt, key).find(isString)?.text ?? '';
      const version = numberOf(encrypt, 'V') ?? 0;
      const id =
        valuesOf(trailer, 'ID')
          .find(Array.isArray)
          ?.flatMap((item) => resolve(item))[0] ?? null;
      const [streamCipher, stringCipher] = [cipherOf(encrypt, version, 'StmF'), cipherOf(encrypt, version, 'StrF')];
      if (!streamCipher || !stringCipher) return 'locked';
      opened = openPdfEncryption({
        version,
        revision: numberOf(encrypt, 'R') ?? 0,
        keyBytes: version === 1 ? 5 : version === 4 ? 16 : (numberOf(encrypt, 'Length') ?? 40) / 8,
        permissions: numberOf(encrypt, 'P') ?? 0,
        owner: stringOf('O'),
        user: stringOf('U'),
        userKey: stringOf('UE'),
        encryptsMetadata: !namesOf(encrypt, 'EncryptMetadata').includes('false'),
        id: isString(id) ? id.text : '',
        streams: streamCipher,
        strings: stringCipher,
      });
      if (!opened) return 'locked';
    }
    return opened;
  };

  /** Data of a stream by its declared length and by its end keyword: viewers differ when they disagree. */
  const dataOf = ({ dictionary, start }: PdfStream): Buffer[] => {
    const keyword = text.indexOf('endstream', start);
    const ends = new Set([keyword < 0 ? text.length : keyword]);
    for (const length of valuesOf(dictionary, 'Length').slice(0, 4)) {
      if (typeof length !== 'number' || length < 0 || start + length > text.length) continue;
      // Only a line end lies between them in genuine files.
      if (/^[\r\n]{0,2}$/.test(text.slice(start + length, Math.max(start, keyword)))) ends.delete(keyword);
      ends.add(start + length);
    }
    return [...ends].map((end) => file.subarray(start, end));
  };

  const inflate = (bytes: Buffer): Buffer | 'broken' => {
    try {
      // As leniently as viewers: without verifying the checksum.
      return inflateRawSync(bytes.subarray(ZLIB_HEADER_BYTES), {
        maxOutputLength: MAX_INFLATED_BYTES - inflatedBytes,
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new PdfTooComplex();
      return 'broken';
    }
  };

  const readPackedObjects = (packed: string, first: number) => {
    const inside = createPdfParser(packed, budget, (found) => dictionaries.push(found));
    budget.characters += 4 * packed.length;
    const header = packed.slice(0, Math.min(first, MAX_OBJECTS)).match(/\d+/g) ?? [];
    const ends = new Map<number, number>();
    for (let i = 0; i + 1 < header.length; i += 2) {
      const offset = first + Number(header[i + 1]);
      if (offset >= packed.length) continue;
      const { value, end } = inside.parseAt(offset);
      define(Number(header[i]), value);
      ends.set(offset, end);
    }
    // Objects that the header omits, for viewers that read them in sequence.
    for (let at = first; at < packed.length; ) {
      const end = ends.get(at) ?? inside.parseAt(at).end;
      if (end <= at) break;
      at = end;
    }
  };

  /** Reads the objects of an object stream (ISO 32000-1 7.5.7). Filters that no writer uses for them are refused. */
  const readObjectStream = (stream: PdfStream, decryptor: PdfDecryptor | undefined): PdfReadRefusal | undefined => {
    const filters = namesOf(stream.dictionary, 'Filter');
    const parameters = valuesOf(stream.dictionary, 'DecodeParms').flatMap((value) =>
      Array.isArray(value) ? value.flatMap((item) => resolve(item)) : [value],
    );
    const hasPredictor = parameters.some(
      (value) => isDictionary(value) && valuesOf(value, 'Predictor').some((predictor) => Number(predictor) > 1),
    );
    if (filters.some((name) => name !== 'FlateDecode' && name !== 'Fl') || hasPredictor) return 'broken';
    if (filters.length > 2) return 'bomb';
    const firsts = valuesOf(stream.dictionary, 'First').filter((value) => typeof value === 'number');
    const first = Math.max(0, Math.trunc(firsts[0] ?? 0));
    for (const data of dataOf(stream)) {
      const variants: Buffer[] = [];
      if (decryptor && stream.id) variants.push(decryptor.decryptStream(data, stream.id));
      if (!decryptor || filters.length === 0) variants.push(data);
      if (variants.length === 0) return 'broken';
      for (const variant of variants) {
        let bytes: Buffer | 'broken' = variant;
        for (const _ of filters) if (bytes !== 'broken') bytes = inflate(bytes);
        if (bytes === 'broken') return 'broken';
        inflatedBytes += bytes.length;
        if (inflatedBytes >= MAX_INFLATED_BYTES) return 'bomb';
        readPackedObjects(bytes.toString('latin1'), first);
      }
    }
    return undefined;
  };

  const isObjectStream = ({ dictionary }: PdfStream) =>
    namesOf(dictionary, 'Type').includes('ObjStm') ||
    (numberOf(dictionary, 'First') !== undefined && numberOf(dictionary, 'N') !== undefined);

  readIndirectObjects();
  const decryptor = openEncryption();
  if (decryptor === 'locked') return 'locked';
  let waiting = streams;
  for (let round = 0; ; round++) {
    const packed = waiting.filter(isObjectStream);
    if (packed.length === 0) break;
    if (round === MAX_ROUNDS) return 'bomb';
    for (const stream of packed) {
      const refusal = readObjectStream(stream, decryptor);
      if (refusal) return refusal;
    }
    const done = new Set(packed);
    waiting = waiting.filter((stream) => !done.has(stream));
    resolved = new Map();
  }
  const stringsOf = (dictionary: PdfDictionary, key: string): string[] =>
    dictionary.entries.flatMap(([name, value]) => {
      if (name !== key) return [];
      return resolve(value)
        .filter(isString)
        .map(({ text: raw }) => {
          const id = isReference(value) ? { object: value.object, generation: 0 } : dictionary.owner;
          return decryptor && id ? decryptor.decryptString(raw, id) : raw;
        });
    });
  return { dictionaries, streams, hasUnnumberedObjects: unnumberedObjects > 0, valuesOf, namesOf, stringsOf };
}
