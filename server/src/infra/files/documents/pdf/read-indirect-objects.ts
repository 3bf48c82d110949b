import type { createPdfParser } from './parse-pdf-value.ts';
import { MAX_OBJECTS, type PdfObjectTable } from './pdf-object-table.ts';
import { isDictionary, type PdfBudget, type PdfObjectId, type PdfStream, PdfTooComplex } from './pdf-value.ts';

/** Comments between object number and keyword are searched this far back. */
const HEADER_CHARACTERS = 300;

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

/** Positions of a keyword, also inside longer words. */
function* findKeywords(text: string, keyword: string): Generator<number> {
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + keyword.length)) yield at;
}

/**
 * Defines the indirect objects of a PDF and parses its trailers.
 * @returns its streams, and whether a keyword of an object has no legible number
 * @throws {PdfTooComplex}
 */
export function readIndirectObjects(
  text: string,
  parser: ReturnType<typeof createPdfParser>,
  table: PdfObjectTable,
  budget: PdfBudget,
): { streams: PdfStream[]; hasUnnumberedObjects: boolean } {
  const streams: PdfStream[] = [];
  let unnumbered = 0;
  for (const keyword of findKeywords(text, 'obj')) {
    if (LETTER.test(text[keyword - 1] ?? '') || LETTER.test(text[keyword + 3] ?? '')) continue;
    const id = readHeader(text, keyword, budget);
    const { value, end } = parser.parseAt(keyword + 3, id);
    if (id) table.define(id.object, value);
    else if (++unnumbered > MAX_OBJECTS) throw new PdfTooComplex();
    if (!isDictionary(value) || !text.startsWith('stream', end)) continue;
    value.isStream = true;
    streams.push({ dictionary: value, id, start: startOfData(text, end) });
  }
  for (const keyword of findKeywords(text, 'trailer')) parser.parseAt(keyword + 'trailer'.length);
  return { streams, hasUnnumberedObjects: unnumbered > 0 };
}
