import {
  isStrictName,
  isStrictReference,
  parseStrictDictionary,
  type StrictEntries,
  type StrictValue,
} from './parse-strict-dictionary.ts';
import type { PdfCipher, PdfEncryption } from './pdf-encryption.ts';
import type { PdfObjectTable } from './pdf-object-table.ts';
import {
  isDictionary,
  isName,
  isReference,
  isString,
  type PdfBudget,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value.ts';

type Refusal = 'locked' | 'broken';

/** Input for reading an encryption. */
interface OpenedPdf {
  text: string;
  table: PdfObjectTable;
  budget: PdfBudget;
}

/** The methods of each version; viewers decrypt by the key of another version in different ways. */
const METHODS: Record<number, Record<string, PdfCipher>> = {
  4: { V2: 'rc4', AESV2: 'aes-128' },
  5: { AESV3: 'aes-256' },
};

/** A value as text, without the object that contains it: equal values are written alike. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (key, part) => (key === 'owner' || key === 'start' ? undefined : part));

const hasKey = ({ entries }: PdfDictionary, wanted: string): boolean => entries.some(([key]) => key === wanted);

/**
 * Reads an encryption dictionary. It is refused as `broken` when an entry has different values, of which viewers may use
 * another one: only the key of the file can be verified, not which strings and streams it encrypts.
 */
function readEncryption(
  table: PdfObjectTable,
  trailer: PdfDictionary,
  encrypt: PdfDictionary,
): PdfEncryption | Refusal {
  let isAmbiguous = false;
  const single = (values: PdfValue[]): PdfValue | undefined => {
    const [first, ...others] = values;
    if (others.length === 0) return first;
    const texts = new Set(values.map(asText));
    for (const text of texts) table.chargeLookups(text.length);
    if (texts.size > 1) isAmbiguous = true;
    return first;
  };
  const entryOf = (dictionary: PdfDictionary, key: string) => single(table.valuesOf(dictionary, key));
  const nameOf = (dictionary: PdfDictionary, key: string): string | undefined => {
    const value = entryOf(dictionary, key);
    return value !== undefined && isName(value) ? value.name : undefined;
  };
  const textOf = (value: PdfValue | undefined): string => (value !== undefined && isString(value) ? value.text : '');
  const numberOf = (key: string, otherwise: number): number => {
    const value = entryOf(encrypt, key);
    return typeof value === 'number' ? value : otherwise;
  };

  const version = numberOf('V', 0);
  /** The cipher that a crypt filter names (ISO 32000-2 7.6.6). */
  const cipherOf = (key: string): PdfCipher | undefined => {
    if (version < 4) return 'rc4';
    const wanted = nameOf(encrypt, key) ?? 'Identity';
    if (wanted === 'Identity') return 'none';
    const filters = entryOf(encrypt, 'CF');
    const filter = filters !== undefined && isDictionary(filters) ? entryOf(filters, wanted) : undefined;
    const method = filter !== undefined && isDictionary(filter) ? nameOf(filter, 'CFM') : undefined;
    return METHODS[version]?.[method ?? ''];
  };

  const handler = nameOf(encrypt, 'Filter');
  const [streams, strings] = [cipherOf('StmF'), cipherOf('StrF')];
  const id = entryOf(trailer, 'ID');
  const firstId = Array.isArray(id) && id[0] !== undefined ? single(table.resolve(id[0])) : undefined;
  const encryption = {
    version,
    revision: numberOf('R', 0),
    keyBytes: version === 1 ? 5 : version === 4 ? 16 : numberOf('Length', 40) / 8,
    permissions: numberOf('P', 0),
    owner: textOf(entryOf(encrypt, 'O')),
    user: textOf(entryOf(encrypt, 'U')),
    userKey: textOf(entryOf(encrypt, 'UE')),
    ownerKey: textOf(entryOf(encrypt, 'OE')),
    encryptsMetadata: !table.namesOf(encrypt, 'EncryptMetadata').includes('false'),
    // AES-256 does not use it, and updates may change it.
    id: version < 5 ? textOf(firstId) : '',
  };
  if (isAmbiguous) return 'broken';
  return handler === 'Standard' && streams && strings ? { ...encryption, streams, strings } : 'locked';
}

const ENTRIES = new Set(
  'Filter SubFilter V R Length CF StmF StrF EFF O U OE UE P Perms EncryptMetadata Type Recipients'.split(' '),
);

/**
 * Whether an encryption dictionary is written as writers do, each value in itself and of the type that it should have: for a
 * reference that leads nowhere, or a string in place of a name, one viewer decrypts and another does not.
 */
function isWrittenStrictly(text: string, { start = -1 }: PdfDictionary, budget: PdfBudget): boolean {
  const entries = parseStrictDictionary(text, start, budget)?.entries;
  if (!entries) return false;
  const isTyped = (found: StrictEntries, isExpected: (value: StrictValue) => boolean, ...keys: string[]): boolean =>
    keys.every((key) => !found.has(key) || isExpected(found.get(key)));
  const hasReference = (value: StrictValue): boolean =>
    isStrictReference(value) ||
    (Array.isArray(value) && value.some(hasReference)) ||
    (value instanceof Map && [...value.values()].some(hasReference));
  const filters = entries.get('CF');
  return (
    !hasReference(entries) &&
    // It may not be an action too, whose strings are not encrypted.
    [...entries.keys()].every((key) => ENTRIES.has(key)) &&
    isTyped(entries, (value) => typeof value === 'number', 'V', 'R', 'Length') &&
    isTyped(entries, isStrictName, 'Filter', 'StmF', 'StrF') &&
    isTyped(entries, (value) => value instanceof Map, 'CF') &&
    // The name of no encryption, which pdf.js looks up too.
    (!(filters instanceof Map) ||
      (!filters.has('Identity') &&
        [...filters.values()].every((filter) => filter instanceof Map && isTyped(filter, isStrictName, 'CFM'))))
  );
}

/** The dictionaries that may be trailers. */
export const findTrailers = (dictionaries: readonly PdfDictionary[]): PdfDictionary[] =>
  dictionaries.filter((dictionary) => hasKey(dictionary, 'Root') || hasKey(dictionary, 'Encrypt'));

/**
 * Finds the encryption of a PDF. Updates repeat it in their trailers; viewers start with any of them, so all must have the same.
 * @returns undefined when the file is not encrypted, 'locked' when its encryption is unknown, 'broken' when trailers differ in
 *   whether or how it is encrypted, so that viewers may read other strings
 */
export function findPdfEncryption(
  trailers: readonly PdfDictionary[],
  { text, table, budget }: OpenedPdf,
): PdfEncryption | Refusal | undefined {
  const encrypted = trailers.filter((trailer) => hasKey(trailer, 'Encrypt'));
  if (encrypted.length === 0) return undefined;
  const found = encrypted.flatMap((trailer): (PdfEncryption | Refusal)[] => {
    const values = table.valuesOf(trailer, 'Encrypt');
    if (values.length === 0) return ['locked'];
    const isPacked = trailer.entries.some(
      ([key, value]) => key === 'Encrypt' && isReference(value) && table.isPacked(value.object),
    );
    return values.map((value) => {
      if (!isDictionary(value) || isPacked || !isWrittenStrictly(text, value, budget)) return 'broken';
      return readEncryption(table, trailer, value);
    });
  });
  const [first, ...others] = found;
  const expected = asText(first);
  for (const other of others) {
    table.chargeLookups(expected.length);
    if (asText(other) !== expected) return 'broken';
  }
  return trailers.length > encrypted.length && first !== 'locked' ? 'broken' : first;
}

/** Whether two results of {@link findPdfEncryption} are the same. */
export const isSameEncryption = (
  a: PdfEncryption | Refusal | undefined,
  b: PdfEncryption | Refusal | undefined,
): boolean => asText(a) === asText(b);
