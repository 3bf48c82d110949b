import { createPdfLexer } from './pdf-lexer.ts';
import {
  isName,
  isReference,
  type PdfBudget,
  type PdfDictionary,
  type PdfObjectId,
  PdfTooComplex,
  type PdfValue,
} from './pdf-value.ts';

const MAX_DEPTH = 100;

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

/** Result of one parse: the value and the position after it. */
export interface ParsedPdfValue {
  value: PdfValue;
  end: number;
}

type Token = PdfValue | { keyword: string } | undefined;
const isKeyword = (token: Token): token is { keyword: string } =>
  token !== null && typeof token === 'object' && 'keyword' in token;

/** Whether an entry matters for an inspection. */
function isStored(key: string, value: PdfValue): boolean {
  if (!KEYS.has(key) || value === null) return false;
  if (isTypeKey(key)) return isName(value) ? TYPES.has(value.name) : isReference(value);
  if (key === 'P') return typeof value === 'number';
  return true;
}

/**
 * Parses PDF values as leniently as viewers do: comments and escapes anywhere, malformed dictionaries, missing ends.
 * @param text the file as Latin-1
 * @param onDictionary receives each dictionary, however deep, that has an entry of {@link KEYS}
 * @throws {PdfTooComplex} when the budget is used up, or values are nested too deeply
 */
export function createPdfParser(text: string, budget: PdfBudget, onDictionary: (found: PdfDictionary) => void) {
  const lexer = createPdfLexer(text, budget);
  let owner: PdfObjectId | undefined;

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
        return { object: first };
      }
    }
    lexer.moveTo(afterNumber);
    return first;
  };

  const readArray = (depth: number): PdfValue[] => {
    lexer.skip('[');
    const items: PdfValue[] = [];
    for (;;) {
      const item = readToken(depth);
      if (item === undefined || (isKeyword(item) && item.keyword === ']')) return items;
      if (isKeyword(item) || typeof item === 'number' || item === null) continue;
      budget.values--;
      items.push(item);
    }
  };

  const readDictionary = (depth: number, keepsAll: boolean): PdfDictionary => {
    lexer.skip('<<');
    const found: PdfDictionary = { entries: [], owner, isStream: false };
    for (;;) {
      lexer.skipBlanks();
      lexer.charge();
      if (lexer.peek() === undefined || lexer.skip('>>')) break;
      if (lexer.peek() !== '/') {
        // Not a key: skipped, as viewers do.
        if (readToken(depth) === undefined) break;
        continue;
      }
      const key = lexer.readName();
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
    lexer.skipBlanks();
    lexer.charge();
    const char = lexer.peek();
    if (char === undefined) return undefined;
    if (char === '/') return { name: lexer.readName() };
    if (char === '(') return { text: lexer.readString() };
    if (char === '[') return readArray(depth + 1);
    if (char === '<')
      return lexer.peek(1) === '<' ? readDictionary(depth + 1, keepsAll) : { text: lexer.readHexString() };
    if (lexer.skip('>>')) return { keyword: '>>' };
    if (lexer.isDelimiter()) {
      lexer.skip(char);
      return { keyword: char };
    }
    const numeric = readNumberOrReference();
    if (numeric !== undefined) return numeric;
    const keyword = lexer.readKeyword();
    return keyword === 'null' ? null : { keyword };
  }

  return {
    /** Parses the value at a position; a keyword counts as null. `id` is the indirect object that contains it. */
    parseAt(start: number, id?: PdfObjectId): ParsedPdfValue {
      lexer.startAt(start);
      owner = id;
      const token = readToken(0);
      lexer.skipBlanks();
      lexer.charge();
      return { value: token === undefined || isKeyword(token) ? null : token, end: lexer.position() };
    },
  };
}
