import { type PdfBudget, PdfTooComplex } from './pdf-value.ts';

/** Longer strings are cut off. */
export const MAX_STRING = 4_096;
const MAX_NAME = 256;
/** PDFium cuts numbers off after 255 digits; those of writers are shorter. */
const MAX_NUMBER = 200;

const BLANK = 1;
const DELIMITER = 2;
const kinds = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = BLANK;
/** Bytes that PDFium takes for blanks, and other viewers for a part of a name. */
const DISPUTED_BLANK = /[\x80\xff]/;
for (const char of '()<>[]{}/%') kinds[char.charCodeAt(0)] = DELIMITER;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '', '\r\n': '' };

/** PDFium and Poppler decode what is not two digits, each in its own way. */
const DAMAGED_ESCAPE = /#(?![0-9a-fA-F]{2})/;
/** MuPDF and Poppler take other characters of a hexadecimal string for digits. */
const NOT_HEX = /[^0-9a-fA-F\0\t\n\f\r ]/;

const decodeName = (raw: string): string =>
  raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const decodeString = (raw: string): string =>
  raw.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8) & 0xff) : (escapes[escaped] ?? escaped),
  );

function decodeHex(raw: string): string {
  const digits = raw.replace(/[^0-9a-fA-F]/g, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
}

/**
 * Lexical analysis of PDF values (ISO 32000-1 7.2), with a position that every function moves past what it has read.
 * @param text the file as Latin-1
 * @param onDispute called for a name or keyword with a byte that ends it for some viewers only, for a number that some cut off, and
 * for escapes and hexadecimal strings with characters that are no digits
 * @throws {PdfTooComplex} when the budget is used up
 */
export function createPdfLexer(text: string, budget: PdfBudget, onDispute: () => void) {
  let at = 0;
  let charged = 0;
  const number = /[+-]*(?:\d+\.?\d*|\.\d+)/y;

  const kindAt = (index: number) => kinds[text.charCodeAt(index)] ?? 0;

  const readRegular = (): string => {
    const start = at;
    while (at < text.length && kindAt(at) === 0) at++;
    const found = text.slice(start, at);
    if (DISPUTED_BLANK.test(found)) onDispute();
    return found;
  };

  return {
    position: () => at,
    moveTo(position: number): void {
      at = position;
    },
    /** Starts at a position; what lies before it is not charged. */
    startAt(position: number): void {
      at = position;
      charged = position;
    },
    /** Charges what was read since the last time. */
    charge(): void {
      budget.characters -= Math.max(0, at - charged);
      charged = at;
      if (budget.characters < 0) throw new PdfTooComplex();
    },
    /** The next character; undefined at the end. */
    peek: (offset = 0): string | undefined => text[at + offset],
    /** Whether the character at an offset ends a name, number or keyword; so does the end of the text. */
    endsToken: (offset: number): boolean => at + offset >= text.length || kindAt(at + offset) !== 0,
    isDelimiter: (): boolean => kindAt(at) === DELIMITER,
    /** Moves past a text if it comes next. */
    skip(expected: string): boolean {
      const isNext = text.startsWith(expected, at);
      if (isNext) at += expected.length;
      return isNext;
    },
    skipBlanks(): void {
      for (; at < text.length; at++) {
        if (text.charCodeAt(at) === 0x25) {
          while (at + 1 < text.length && text[at + 1] !== '\r' && text[at + 1] !== '\n') at++;
        } else if (kindAt(at) !== BLANK) return;
      }
    },
    readKeyword: readRegular,
    readName(): string {
      at++;
      const raw = readRegular().slice(0, MAX_NAME);
      if (DAMAGED_ESCAPE.test(raw)) onDispute();
      const name = decodeName(raw);
      // Viewers that store names as C strings end them there.
      if (name.includes('\0')) onDispute();
      return name.split('\0')[0] ?? '';
    },
    readString(): string {
      const start = ++at;
      for (let depth = 1; at < text.length; at++) {
        const char = text[at];
        if (char === '\\') at++;
        else if (char === '(') depth++;
        else if (char === ')' && --depth === 0) break;
      }
      // Decoded before it is cut: any number of characters may stand for nothing.
      return decodeString(text.slice(start, at++)).slice(0, MAX_STRING);
    },
    readHexString(): string {
      const end = text.indexOf('>', at);
      const start = at + 1;
      at = end < 0 ? text.length : end + 1;
      const raw = text.slice(start, end < 0 ? text.length : end);
      if (NOT_HEX.test(raw)) onDispute();
      return decodeHex(raw).slice(0, MAX_STRING);
    },
    /** Undefined where no number begins. */
    readNumber(): number | undefined {
      number.lastIndex = at;
      const found = number.exec(text)?.[0];
      if (found === undefined) return undefined;
      at += found.length;
      if (found.length > MAX_NUMBER) onDispute();
      return Number(found.replace(/^[+-]*(?=[+-])/, ''));
    },
  };
}
