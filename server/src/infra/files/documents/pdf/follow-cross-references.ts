import type { CrossReferences } from './cross-reference.ts';
import { createPdfLexer } from './pdf-lexer.ts';
import type { PdfBudget } from './pdf-value.ts';

const DIGIT = /\d/;
const LETTER = /[A-Za-z]/;

/**
 * Reads each object at the offset that a cross-reference section gives, under the number it has there: an offset in the middle
 * of a number (`12 0 obj`) leads viewers to object 2. Offsets that lead to no object are skipped; viewers search for objects
 * then, as the inspection does.
 * @param readObject reads the object with a keyword at a position under one more number, unless it has that number
 * @returns whether an entry has another generation than its object; viewers differ in which one they decrypt by
 * @throws {PdfTooComplex}
 */
export function followCrossReferences(
  text: string,
  offsets: CrossReferences['offsets'],
  budget: PdfBudget,
  readObject: (keyword: number, object: number) => void,
): boolean {
  const lexer = createPdfLexer(text, budget, () => {});
  /** Most viewers count from the header, some from the start of the file. */
  const header = Math.max(0, text.indexOf('%PDF-'));

  let hasOtherGeneration = false;

  function follow(object: number, offset: number, generation: number): void {
    if (offset >= text.length) return;
    // The usual case: a whole number, which a search has found.
    if (text.startsWith(`${object} ${generation} `, offset) && !DIGIT.test(text[offset - 1] ?? '')) return;
    lexer.startAt(offset);
    lexer.skipBlanks();
    const hasNumber = lexer.readNumber() !== undefined;
    lexer.skipBlanks();
    const found = lexer.readNumber();
    lexer.skipBlanks();
    lexer.charge();
    const keyword = lexer.position();
    if (!hasNumber || found === undefined || !lexer.skip('obj') || LETTER.test(lexer.peek() ?? '')) return;
    if (found !== generation) hasOtherGeneration = true;
    readObject(keyword, object);
  }

  for (const [object, offset, generation] of offsets) {
    follow(object, offset, generation);
    if (header > 0) follow(object, offset + header, generation);
  }
  return hasOtherGeneration;
}
