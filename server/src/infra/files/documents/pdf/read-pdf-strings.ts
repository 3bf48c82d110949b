import type { PdfDecryptor } from './pdf-encryption.ts';
import { MAX_STRING } from './pdf-lexer.ts';
import type { PdfObjectTable } from './pdf-object-table.ts';
import {
  isName,
  isString,
  type PdfBudget,
  type PdfDictionary,
  type PdfString,
  PdfTooComplex,
  type PdfValue,
} from './pdf-value.ts';

/** Work to judge a string, in characters: a short one may have many references. */
const MIN_CHARGE = 64;
/** The key of each object is made anew, and the state of its cipher. */
const ENCRYPTED_FACTOR = 8;

/** A string with a byte order mark in its encoding (ISO 32000-2 7.9.2.2): for MuPDF, also an address. */
function decodeText(raw: string): string {
  if (raw.startsWith('\xef\xbb\xbf')) return Buffer.from(raw.slice(3), 'latin1').toString('utf8');
  if (!raw.startsWith('\xfe\xff') && !raw.startsWith('\xff\xfe')) return raw;
  const bytes = Buffer.from(raw.slice(2, raw.length - (raw.length % 2)), 'latin1');
  return (raw.startsWith('\xfe') ? bytes.swap16() : bytes).toString('utf16le');
}

/** One that was cut off keeps the length that says so: two or three bytes may be one character. */
const decodeWhole = (raw: string, text: string): string =>
  raw.length < MAX_STRING ? decodeText(text) : decodeText(text).padEnd(MAX_STRING);

/**
 * Reads the strings of dictionaries, decrypted and as they are.
 * @throws {PdfTooComplex} from its functions, when the budget is used up
 */
export function createStringReader(table: PdfObjectTable, decryptor: PdfDecryptor | undefined, budget: PdfBudget) {
  const decoded = new Map<PdfString, string[]>();

  const charge = (characters: number): void => {
    budget.characters -= Math.max(MIN_CHARGE, characters);
    if (budget.characters < 0) throw new PdfTooComplex();
  };
  const decode = (string: PdfString): string[] => {
    const { text: raw, owner } = string;
    charge(raw.length);
    if (!decryptor || !owner) return [decodeWhole(raw, raw)];
    const known = decoded.get(string);
    if (known) return known;
    charge((ENCRYPTED_FACTOR - 1) * Math.max(MIN_CHARGE, raw.length));
    const texts = decryptor.decryptString(raw, owner).map((text) => decodeWhole(raw, text));
    decoded.set(string, texts);
    return texts;
  };
  const textsOf = (dictionary: PdfDictionary, key: string, read: (value: PdfValue) => string[]): string[] =>
    dictionary.entries.flatMap(([name, value]) => (name === key ? table.resolve(value).flatMap(read) : []));

  return {
    stringsOf: (dictionary: PdfDictionary, key: string): string[] =>
      textsOf(dictionary, key, (found) => {
        // PDFium takes names for strings.
        if (isName(found)) return [found.name];
        return isString(found) ? decode(found) : [];
      }),
    undecryptedStringsOf: (dictionary: PdfDictionary, key: string): string[] =>
      decryptor
        ? textsOf(dictionary, key, (found) => {
            if (!isString(found) || !found.owner) return [];
            charge(found.text.length);
            return [decodeWhole(found.text, found.text)];
          })
        : [],
  };
}
