/** A value of a PDF file (ISO 32000-1 7.3), reduced to what an inspection needs. */
export type PdfValue = number | PdfName | PdfString | PdfReference | PdfValue[] | PdfDictionary | null;
export interface PdfName {
  name: string;
}
/** Bytes as Latin-1, still encrypted in an encrypted file; cut off after {@link MAX_STRING}. */
export interface PdfString {
  text: string;
}
export interface PdfReference {
  object: number;
}
/** Object and generation number of an indirect object. */
export interface PdfObjectId {
  object: number;
  generation: number;
}
/** Entries of {@link KEYS} in the order of the file, repeated keys included: viewers differ in which one they use. */
export interface PdfDictionary {
  entries: [key: string, value: PdfValue][];
  /** The indirect object that contains it, for decrypting its strings; undefined in object streams. */
  owner: PdfObjectId | undefined;
  isStream: boolean;
}

/** The file needs more work than a genuine document of its size. */
export class PdfTooComplex extends Error {}

/** Work that is left: each object is usually read once, but a hostile file lets objects overlap. */
export interface PdfBudget {
  characters: number;
  values: number;
}

export const isName = (value: PdfValue): value is PdfName =>
  value !== null && typeof value === 'object' && 'name' in value;
export const isString = (value: PdfValue): value is PdfString =>
  value !== null && typeof value === 'object' && 'text' in value;
export const isReference = (value: PdfValue): value is PdfReference =>
  value !== null && typeof value === 'object' && 'object' in value;
export const isDictionary = (value: PdfValue): value is PdfDictionary =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && 'entries' in value;

const MAX_DEPTH = 100;
const MAX_STRING = 4_096;
const MAX_NAME = 256;

/** Keys whose values are stored. All others are parsed, but only the dictionaries inside them are reported. */
const KEYS = new Set(
  `S JS Type Subtype Filter DecodeParms Predictor Length First N Root Pages Encrypt ID EF F UF FS XFA URI OpenAction AA Ref
  CF V R O U P OE UE StmF StrF CFM EncryptMetadata Width`.split(/\s+/),
);
/** Dictionaries whose keys are arbitrary names. */
const FREE_KEYS = new Set(['CF', 'AA']);
/** Names that matter as a type or subtype; the structure tree of a tagged document has thousands of others. */
const TYPES = new Set(
  `JavaScript Launch ImportData SubmitForm GoToR GoToE Rendition Movie Sound RichMedia RichMediaExecute Thread URI 3D
  EmbeddedFile FileAttachment ObjStm Image`.split(/\s+/),
);
const isTypeKey = (key: string) => key === 'S' || key === 'Type' || key === 'Subtype';

const BLANK = 1;
const DELIMITER = 2;
const kinds = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = BLANK;
for (const char of '()<>[]{}/%') kinds[char.charCodeAt(0)] = DELIMITER;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '', '\r\n': '' };

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

/** Result of one parse: the value and the position after it. */
export interface ParsedPdfValue {
  value: PdfValue;
  end: number;
}

type Token = PdfValue | { keyword: string } | undefined;
const isKeyword = (token: Token): token is { keyword: string } =>
  token !== null && typeof token === 'object' && 'keyword' in token;

/**
 * Parses PDF values as leniently as viewers do: comments and escapes anywhere, malformed dictionaries, missing ends.
 * @param text the file as Latin-1
 * @param onDictionary receives each dictionary, however deep, that has an entry of {@link KEYS}
 * @throws {PdfTooComplex} when the budget is used up, or values are nested too deeply
 */
export function createPdfParser(text: string, budget: PdfBudget, onDictionary: (found: PdfDictionary) => void) {
  let at = 0;
  let charged = 0;
  let owner: PdfObjectId | undefined;

  const kindAt = (index: number) => kinds[text.charCodeAt(index)] ?? 0;

  const charge = () => {
    budget.characters -= Math.max(0, at - charged);
    charged = at;
    if (budget.characters < 0) throw new PdfTooComplex();
  };

  const skipBlanks = () => {
    for (; at < text.length; at++) {
      if (text.charCodeAt(at) === 0x25) {
        while (at + 1 < text.length && text[at + 1] !== '\r' && text[at + 1] !== '\n') at++;
      } else if (kindAt(at) !== BLANK) return;
    }
  };

  const readRegular = (): string => {
    const start = at;
    while (at < text.length && kindAt(at) === 0) at++;
    return text.slice(start, at);
  };

  const readName = (): string => {
    at++;
    return decodeName(readRegular().slice(0, MAX_NAME));
  };

  const readString = (): PdfString => {
    const start = ++at;
    for (let depth = 1; at < text.length; at++) {
      const char = text[at];
      if (char === '\\') at++;
      else if (char === '(') depth++;
      else if (char === ')' && --depth === 0) break;
    }
    const raw = text.slice(start, Math.min(at++, start + 4 * MAX_STRING));
    return { text: decodeString(raw).slice(0, MAX_STRING) };
  };

  const readHexString = (): PdfString => {
    const end = text.indexOf('>', at);
    const start = at + 1;
    at = end < 0 ? text.length : end + 1;
    return { text: decodeHex(text.slice(start, Math.min(end < 0 ? text.length : end, start + 2 * MAX_STRING))) };
  };

  const number = /[+-]*(?:\d+\.?\d*|\.\d+)/y;
  const readNumber = (): number | undefined => {
    number.lastIndex = at;
    const found = number.exec(text)?.[0];
    if (found === undefined) return undefined;
    at += found.length;
    return Number(found.replace(/^[+-]*(?=[+-])/, ''));
  };

  /** A number, or the reference that it begins (`7 0 R`). */
  const readNumberOrReference = (): PdfValue | undefined => {
    const first = readNumber();
    if (first === undefined || !Number.isInteger(first) || first < 0) return first;
    const afterNumber = at;
    skipBlanks();
    const generation = readNumber();
    if (generation !== undefined && Number.isInteger(generation)) {
      skipBlanks();
      if (text[at] === 'R' && (at + 1 >= text.length || kindAt(at + 1) !== 0)) {
        at++;
        return { object: first };
      }
    }
    at = afterNumber;
    return first;
  };

  const readArray = (depth: number): PdfValue[] => {
    at++;
    const items: PdfValue[] = [];
    for (;;) {
      const item = readToken(depth);
      if (item === undefined || (isKeyword(item) && item.keyword === ']')) return items;
      if (isKeyword(item) || typeof item === 'number' || item === null) continue;
      budget.values--;
      items.push(item);
    }
  };

  const isStored = (key: string, value: PdfValue): boolean => {
    if (!KEYS.has(key) || value === null) return false;
    if (isTypeKey(key)) return isName(value) ? TYPES.has(value.name) : isReference(value);
    if (key === 'P') return typeof value === 'number';
    return true;
  };

  const readDictionary = (depth: number, keepsAll: boolean): PdfDictionary => {
    at += 2;
    const found: PdfDictionary = { entries: [], owner, isStream: false };
    for (;;) {
      skipBlanks();
      charge();
      if (at >= text.length) break;
      if (text.startsWith('>>', at)) {
        at += 2;
        break;
      }
      if (text[at] !== '/') {
        // Not a key: skipped, as viewers do.
        if (readToken(depth) === undefined) break;
        continue;
      }
      const key = readName();
      const value = readToken(depth, FREE_KEYS.has(key));
      if (value === undefined) break;
      if (isKeyword(value)) {
        if (value.keyword === '>>') break;
        if (value.keyword === 'false' && KEYS.has(key)) found.entries.push([key, { name: 'false' }]);
        continue;
      }
      if (!keepsAll && !isStored(key, value)) continue;
      budget.values--;
      found.entries.push([key, value]);
    }
    if (found.entries.length > 0) onDictionary(found);
    return found;
  };

  function readToken(depth: number, keepsAll = false): Token {
    if (depth > MAX_DEPTH || budget.values < 0) throw new PdfTooComplex();
    skipBlanks();
    charge();
    const char = text[at];
    if (char === undefined) return undefined;
    if (char === '/') return { name: readName() };
    if (char === '(') return readString();
    if (char === '[') return readArray(depth + 1);
    if (char === '<') return text[at + 1] === '<' ? readDictionary(depth + 1, keepsAll) : readHexString();
    if (text.startsWith('>>', at)) {
      at += 2;
      return { keyword: '>>' };
    }
    if (kindAt(at) === DELIMITER) {
      at++;
      return { keyword: char };
    }
    const numeric = readNumberOrReference();
    if (numeric !== undefined) return numeric;
    const keyword = readRegular();
    return keyword === 'null' ? null : { keyword };
  }

  return {
    /** Parses the value at a position; a keyword counts as null. `id` is the indirect object that contains it. */
    parseAt(start: number, id?: PdfObjectId): ParsedPdfValue {
      at = start;
      charged = start;
      owner = id;
      const token = readToken(0);
      skipBlanks();
      charge();
      return { value: token === undefined || isKeyword(token) ? null : token, end: at };
    },
  };
}
