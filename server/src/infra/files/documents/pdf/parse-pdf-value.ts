import { createPdfLexer } from './pdf-lexer.ts';
import {
  isDictionary,
  isName,
  isReference,
  isString,
  MAX_OBJECT_NUMBER,
  type PdfBudget,
  type PdfDictionary,
  type PdfListener,
  type PdfObjectId,
  PdfTooComplex,
  type PdfValue,
} from './pdf-value.ts';

const MAX_DEPTH = 100;
/**
 * PDFium reads 64 values inside each other, counting those of the stream whose length it looks up, and takes what is deeper for
 * nothing: brackets behind it close other values than for viewers without a limit. Writers nest less than half as deep as this.
 */
const MAX_UNDISPUTED_DEPTH = 30;

/** Keys whose values are stored. All others are parsed, but only the dictionaries inside them are reported. */
const KEYS = new Set(
  `S JS Type Subtype Filter DecodeParms Predictor Length First N Root Pages Encrypt ID EF F UF FS XFA URI OpenAction AA Ref
  CF V R O U P OE UE StmF StrF CFM EncryptMetadata Width W Index Columns Colors BitsPerComponent
  DP Base Next`.split(/\s+/),
);
/**
 * Events of additional actions (ISO 32000-1 12.6.3), whose list may be an object of its own. Most are keys of many other
 * dictionaries, but rarely with a reference or dictionary.
 */
const EVENTS = new Set('E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' '));
/** Dictionaries whose keys are arbitrary names. */
const FREE_KEYS = new Set(['CF', 'AA']);
/** Lists of numbers of cross-reference streams; other arrays are stored without their numbers. */
const NUMBER_LISTS = new Set(['W', 'Index']);
/** Names that matter as a type or subtype; the structure tree of a tagged document has thousands of others. */
const TYPES = new Set(
  `JavaScript Launch ImportData SubmitForm GoToR GoToE Rendition Movie Sound RichMedia RichMediaExecute Thread URI 3D
  EmbeddedFile FileAttachment ObjStm XRef Image`.split(/\s+/),
);
const isTypeKey = (key: string) => key === 'S' || key === 'Type' || key === 'Subtype';

/** Result of one parse: the value and the position after it. */
export interface ParsedPdfValue {
  value: PdfValue;
  end: number;
}

type Token = PdfValue | { keyword: string } | undefined;
const isKeyword = (token: Token): token is { keyword: string } =>
  token !== null && typeof token === 'object' && 'keyword' in token;

/** What some viewers take for a number, or for the sign of one that follows: `7e0`, `-`. */
const isNumeric = (token: Token): boolean =>
  typeof token === 'number' || (isKeyword(token) && /^[-+.eE\d]+$/.test(token.keyword));

/** Whether a number is spelt, and followed, as writers do. */
const isPlainNumber = (spelling: string, next = ' '): boolean =>
  /^-?(\d+\.?\d*|\.\d+)$/.test(spelling) && /[\0\t\n\f\r %/<>()[\]]/.test(next);

/** Keywords that all viewers take for a value, and what some take for a number. */
const isValueKeyword = (keyword: string): boolean => /^(true|false|[-+.\d]+)$/.test(keyword);
/** Keywords that end an object for PDFium, also in an array. Data of a stream inside a dictionary are skipped by some viewers. */
const ENDS_OF_OBJECTS = new Set(['>>', 'obj', 'endobj', 'stream', 'endstream']);
/**
 * Keywords that only some viewers know in an object: the end of a reference whose numbers they accept (`7.5 0 R`), and those of an
 * inline image, behind which they skip data.
 */
const DISPUTED_KEYWORDS = new Set(['R', 'BI', 'ID']);

/** Tokens that a reference may have before its `R`, however it is spelt. */
const MAX_REFERENCE_TOKENS = 4;

/** Whether an entry matters for an inspection. */
function isStored(key: string, value: PdfValue): boolean {
  if (value === null) return false;
  if (!KEYS.has(key)) return EVENTS.has(key) && (isReference(value) || isDictionary(value));
  if (isTypeKey(key)) return isName(value) ? TYPES.has(value.name) : isReference(value);
  if (key === 'P') return typeof value === 'number';
  if (NUMBER_LISTS.has(key)) return Array.isArray(value) || isReference(value);
  return true;
}

/** The key of a string that is an object of its own. */
export const BARE_STRING = 'string of no dictionary';

/**
 * What an object of its own may be in the dictionary that refers to it. A reference may lead to it in a viewer only: when the
 * cross-reference table points at the last digit of its number, or past a decoy. Writers rarely make such objects.
 */
function entriesOfBareValue(value: PdfValue): PdfDictionary['entries'] {
  if (value === null || typeof value !== 'object') return [];
  // A name is an address for PDFium.
  if (isString(value) || (isName(value) && !TYPES.has(value.name))) return [[BARE_STRING, value]];
  if (!isName(value)) return [];
  return [
    ['S', value],
    ['Subtype', value],
  ];
}

/**
 * Parses PDF values as leniently as viewers do: comments and escapes anywhere, malformed dictionaries, missing ends.
 * @param text the file as Latin-1
 * @param listener receives each dictionary, however deep, that has an entry of {@link KEYS}
 * @throws {PdfTooComplex} when the budget is used up, or values are nested too deeply
 */
export function createPdfParser(text: string, budget: PdfBudget, { onDictionary, onAmbiguity }: PdfListener) {
  let owner: PdfObjectId | undefined;
  let isSyntax = false;
  const reportAmbiguity = () => {
    if (isSyntax) onAmbiguity();
  };
  const lexer = createPdfLexer(text, budget, reportAmbiguity);

  /** A number, or the reference that it begins (`7 0 R`). */
  const readNumberOrReference = (): PdfValue | undefined => {
    const first = lexer.readNumber();
    if (first === undefined || !Number.isInteger(first) || first < 0) return first;
    const afterNumber = lexer.position();
    lexer.skipBlanks();
    const generation = lexer.readNumber();
    if (generation !== undefined && Number.isInteger(generation)) {
      lexer.skipBlanks();
      if (lexer.peek() === 'R' && lexer.endsToken(1)) {
        lexer.skip('R');
        if (first > MAX_OBJECT_NUMBER) reportAmbiguity();
        return { object: first };
      }
    }
    lexer.moveTo(afterNumber);
    return first;
  };

  /** Whether a pattern matches what was read since a position. */
  const hasRead = (pattern: RegExp, start: number): boolean => {
    const found = text.slice(start, lexer.position());
    budget.characters -= found.length;
    return pattern.test(found);
  };

  const readArray = (depth: number, keepsNumbers = false): PdfValue[] => {
    lexer.skip('[');
    const items: PdfValue[] = [];
    /** Behind a keyword: PDFium ends the array there, and takes what follows for entries of the dictionary around it. */
    let keywordEnd: number | undefined;
    for (;;) {
      const item = readToken(depth);
      if (item === undefined || (isKeyword(item) && item.keyword === ']')) {
        if (item === undefined || (keywordEnd !== undefined && hasRead(/[/(<]/, keywordEnd))) reportAmbiguity();
        return items;
      }
      if (isKeyword(item) && !isValueKeyword(item.keyword)) {
        keywordEnd ??= lexer.position();
        if (ENDS_OF_OBJECTS.has(item.keyword)) reportAmbiguity();
      }
      const isSmall = isKeyword(item) || typeof item === 'number' || item === null;
      if (isSmall && !keepsNumbers) continue;
      budget.values--;
      items.push(isKeyword(item) ? null : item);
    }
  };

  const isNumberToken = (token: Token): boolean =>
    typeof token === 'number' || (isKeyword(token) && /^[-+.\d]+$/.test(token.keyword));

  /**
   * Whether what stands for a key may change the entries around it: a reference is the value of the key before for some viewers
   * (`/S + 7 0 R`), and MuPDF skips a key behind two numbers (`/X 0 1 /S`).
   */
  const isDisputedValue = (token: Token, before: Token, start: number): boolean =>
    isNumberToken(token)
      ? isNumberToken(before) && /[\0\t\n\f\r ]/.test(text[start - 1] ?? '')
      : token !== undefined && !isKeyword(token) && isReference(token);

  const readDictionary = (depth: number, keepsAll: boolean): PdfDictionary => {
    const found: PdfDictionary = { entries: [], isStream: false, start: lexer.position() };
    lexer.skip('<<');
    let before: Token;
    for (;;) {
      lexer.skipBlanks();
      lexer.charge();
      if (lexer.peek() === undefined || lexer.skip('>>')) break;
      if (lexer.peek() !== '/') {
        // Not a key: skipped, as viewers do. Some skip a bracket only, and take what it contains for entries or for the end.
        const start = lexer.position();
        const skipped = readToken(depth);
        if (skipped === undefined) break;
        if (isKeyword(skipped) && ENDS_OF_OBJECTS.has(skipped.keyword)) reportAmbiguity();
        if (isDisputedValue(skipped, before, start) || hasRead(/[/>]/, start)) reportAmbiguity();
        continue;
      }
      const key = lexer.readName();
      const value = readToken(depth, key);
      before = value;
      if (value === undefined) break;
      if (isKeyword(value)) {
        if (value.keyword === '>>') {
          // The value of this key for pdf.js and MuPDF, which read on.
          reportAmbiguity();
          break;
        }
        if (ENDS_OF_OBJECTS.has(value.keyword)) reportAmbiguity();
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

  function readToken(depth: number, key = ''): Token {
    if (depth > MAX_DEPTH || budget.values < 0) throw new PdfTooComplex();
    if (depth > MAX_UNDISPUTED_DEPTH) reportAmbiguity();
    lexer.skipBlanks();
    lexer.charge();
    const char = lexer.peek();
    if (char === undefined) return undefined;
    if (char === '/') return { name: lexer.readName() };
    if (char === '(') return { text: lexer.readString(), owner };
    if (char === '[') return readArray(depth + 1, NUMBER_LISTS.has(key));
    if (char === '<')
      return lexer.peek(1) === '<'
        ? readDictionary(depth + 1, FREE_KEYS.has(key))
        : { text: lexer.readHexString(), owner };
    if (lexer.skip('>>')) return { keyword: '>>' };
    if (lexer.isDelimiter()) {
      lexer.skip(char);
      return { keyword: char };
    }
    const numeric = readNumberOrReference();
    if (numeric !== undefined) return numeric;
    const keyword = lexer.readKeyword();
    if (DISPUTED_KEYWORDS.has(keyword)) reportAmbiguity();
    return keyword === 'null' ? null : { keyword };
  }

  /** Looks for a reference that only some viewers recognize, where an object consists of it: `8.5 0 R`, `+ 8 0 R`. */
  const checkReferenceBehind = (token: Token): void => {
    for (let i = 0, next = token; i < MAX_REFERENCE_TOKENS && isNumeric(next); i++) {
      lexer.skipBlanks();
      lexer.charge();
      if (!/[-+.eE\dR]/.test(lexer.peek() ?? '')) return;
      next = readToken(0);
      lexer.charge();
      // In an object stream, the object behind a number may be a reference.
      if (isKeyword(token) && next && !isKeyword(next) && isReference(next)) reportAmbiguity();
    }
  };

  return {
    /**
     * Parses the value at a position; a keyword is returned as null.
     * @param id the indirect object that contains it
     * @param isWritten whether a writer has put a value here; text that resembles an object is not ambiguous
     */
    parseAt(start: number, id?: PdfObjectId, isWritten = id !== undefined): ParsedPdfValue {
      lexer.startAt(start);
      owner = id;
      isSyntax = isWritten;
      lexer.skipBlanks();
      const tokenStart = lexer.position();
      const token = readToken(0);
      const tokenText = typeof token === 'number' ? text.slice(tokenStart, lexer.position()) : '';
      lexer.skipBlanks();
      lexer.charge();
      const end = lexer.position();
      // The length of a stream, as a rule: viewers read `+7`, `7-2` and `7e1` in different ways.
      if (isSyntax && typeof token === 'number' && !isPlainNumber(tokenText, text[tokenStart + tokenText.length]))
        reportAmbiguity();
      if (isSyntax && /[\x80\xff]/.test(lexer.peek() ?? '')) reportAmbiguity();
      if (isSyntax && isNumeric(token)) checkReferenceBehind(token);
      const value = token === undefined || isKeyword(token) ? null : token;
      const entries = entriesOfBareValue(value);
      if (entries.length > 0) onDictionary({ entries, isStream: false });
      return { value, end };
    },
  };
}
