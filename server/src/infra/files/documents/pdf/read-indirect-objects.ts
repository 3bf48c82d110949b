import { findHeaderWithComments } from './find-header-with-comments.ts';
import type { createPdfParser } from './parse-pdf-value.ts';
import { createPdfLexer } from './pdf-lexer.ts';
import { MAX_OBJECTS, type PdfObjectTable } from './pdf-object-table.ts';
import {
  isDictionary,
  MAX_OBJECT_NUMBER,
  type PdfBudget,
  type PdfListener,
  type PdfObjectId,
  type PdfStream,
  PdfTooComplex,
} from './pdf-value.ts';

/** The end of the line of a keyword is searched this far ahead. */
const LINE_CHARACTERS = 300;
/** The largest of writers; viewers keep 16 bits of others, also for decrypting. */
const MAX_GENERATION = 65_535;

const LETTER = /[A-Za-z]/;
/** The last two are blanks for PDFium only. */
const BLANK = /[ \0\t\n\f\r\x80\xff]/;
const DISPUTED_BLANK = /[\x80\xff]/;
const LINE_END = /[\r\n]/;
/** Characters of numbers in the widest sense: `+7`, `7.0`, `7e0`. */
const NUMERIC = /[-+.eE\d]/;
/** A number that all viewers read alike; a letter before it belongs to the word before. */
const PLAIN_NUMBER = /^[eE]*\d{1,40}$/;
const MAX_DIGITS = 40;

interface ObjectHeader {
  /** All numbers that viewers may read; empty when none can be found. */
  ids: PdfObjectId[];
  isAmbiguous: boolean;
}

/**
 * Number and generation before the keyword of an object. They are read backward, as the cross-reference table may point
 * anywhere, while viewers read forward from there: a comment that ends before the keyword hides digits from them
 * (`7 0 %5 6`, line end, `obj`), and only some accept `+7`, `7.0` or `7e0`. No writer puts these into a header.
 */
function readHeader(text: string, keyword: number, budget: PdfBudget): ObjectHeader {
  let at = keyword;
  let hasComment = false;
  const skipBack = (chars: RegExp): string => {
    const end = at;
    while (at > 0 && chars.test(text[at - 1] as string)) at--;
    budget.characters -= end - at;
    return text.slice(at, end);
  };
  /** Whether the line that ends here has a comment. Each is searched once, as a keyword lies between two headers. */
  const endsComment = (): boolean => {
    let start = at;
    while (start > 0 && text[start - 1] !== '%' && !LINE_END.test(text[start - 1] as string)) start--;
    budget.characters -= at - start;
    return text[start - 1] === '%';
  };
  const skipBlanksBack = (): string => {
    const blanks = skipBack(BLANK);
    if (LINE_END.test(blanks) && endsComment()) hasComment = true;
    return blanks;
  };
  const before = skipBlanksBack();
  const generation = skipBack(NUMERIC);
  const separator = generation && skipBlanksBack();
  const object = separator && skipBack(NUMERIC);

  const ids: PdfObjectId[] = [];
  const addId = (number = '', generationNumber = '') =>
    ids.push({ object: Number(number), generation: Number(generationNumber) });
  const lastDigits = (run: string) => /\d+$/.exec(run.slice(-MAX_DIGITS))?.[0];
  const [number, generationNumber] = [lastDigits(object), lastDigits(generation)];
  if (number && generationNumber) addId(number, generationNumber);
  if (hasComment || ids.length === 0) {
    const header = findHeaderWithComments(text, keyword, budget);
    if (header) addId(header.object, header.generation);
  }
  const isPlain =
    PLAIN_NUMBER.test(object) && PLAIN_NUMBER.test(generation) && !DISPUTED_BLANK.test(before + separator);
  const hasNumbers = /\d/.test(object) && /\d/.test(generation);
  const isTooLarge = ids.some((id) => id.object > MAX_OBJECT_NUMBER || id.generation > MAX_GENERATION);
  return { ids, isAmbiguous: hasComment || isTooLarge || (hasNumbers && !isPlain) };
}

/** Start of the data of a stream: after the line of the keyword. */
function startOfData(text: string, keyword: number): number {
  const end = text.slice(keyword, keyword + LINE_CHARACTERS).search(/[\r\n]/);
  if (end < 0) return keyword + 'stream'.length;
  return keyword + end + (text.startsWith('\r\n', keyword + end) ? 2 : 1);
}

/** Positions of a keyword, also inside longer words. */
function* findKeywords(text: string, keyword: string): Generator<number> {
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + keyword.length)) yield at;
}

/**
 * Defines the indirect objects of a PDF and parses its trailers.
 * @returns its streams, to which `readAs` adds; whether a keyword of an object has no legible number; and a function that reads
 *   the object of a keyword under one more number
 * @throws {PdfTooComplex} also from that function
 */
export function readIndirectObjects(
  text: string,
  parser: ReturnType<typeof createPdfParser>,
  table: PdfObjectTable,
  budget: PdfBudget,
  { onAmbiguity }: PdfListener,
) {
  const streams: PdfStream[] = [];
  const readAgain = new Set<string>();
  let unnumbered = 0;

  function readObject(keyword: number, ids: PdfObjectId[], isRenumbered = false): void {
    const id = ids[0];
    const { value, end } = parser.parseAt(keyword + 3, id);
    for (const { object } of ids) table.define(object, value);
    if (!isDictionary(value)) return;
    value.isRenumbered = isRenumbered;
    if (!text.startsWith('stream', end)) return;
    value.isStream = true;
    streams.push({ dictionary: value, id, dictionaryStart: keyword + 'obj'.length, start: startOfData(text, end) });
  }

  /** Reads an object again, as strings and streams are decrypted by the number of their object. */
  function readAs(keyword: number, object: number): void {
    const key = `${keyword} ${object}`;
    const { ids } = readHeader(text, keyword, budget);
    if (readAgain.has(key) || ids.some((id) => id.object === object)) return;
    readAgain.add(key);
    readObject(keyword, [{ object, generation: ids[0]?.generation ?? 0 }], true);
  }

  for (const keyword of findKeywords(text, 'obj')) {
    if (LETTER.test(text[keyword - 1] ?? '') || LETTER.test(text[keyword + 3] ?? '')) continue;
    const { ids, isAmbiguous } = readHeader(text, keyword, budget);
    if (isAmbiguous) onAmbiguity();
    readObject(keyword, ids);
    if (ids.length === 0 && ++unnumbered > MAX_OBJECTS) throw new PdfTooComplex();
  }
  // Texts about vehicles contain the word too.
  const lexer = createPdfLexer(text, budget, () => {});
  for (const keyword of findKeywords(text, 'trailer')) {
    lexer.startAt(keyword + 'trailer'.length);
    lexer.skipBlanks();
    while (DISPUTED_BLANK.test(lexer.peek() ?? '')) {
      lexer.moveTo(lexer.position() + 1);
      lexer.skipBlanks();
    }
    lexer.charge();
    if (lexer.skip('<<')) parser.parseAt(keyword + 'trailer'.length, undefined, true);
  }
  return { streams, hasUnnumberedObjects: unnumbered > 0, readAs };
}
