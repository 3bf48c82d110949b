import { createPdfLexer } from './pdf-lexer.ts';
import type { PdfBudget } from './pdf-value.ts';

const DIGIT = /\d/;
const LETTER = /[A-Za-z]/;

/**
 * Reads each object at the offset that a cross-reference section gives, under the number it has there: an offset in the middle
 * of a number (`12 0 obj`) leads viewers to object 2. Offsets that lead to no object are skipped; viewers search for objects
 * then, as the inspection does.
 * @param readObject reads the object with a keyword at a position under one more number, unless it has that number
 * @throws {PdfTooComplex}
 */
export function followCrossReferences(
  text: string,
  offsets: readonly [object: number, offset: number][],
  budget: PdfBudget,
  readObject: (keyword: number, object: number) => void,
): void {
  const lexer = createPdfLexer(text, budget, () => {});
  /** Most viewers count from the header, some from the start of the file. */
  const header = Math.max(0, text.indexOf('%PDF-'));

  function follow(object: number, offset: number): void {
    if (offset >= text.length) return;
    // The usual case: a whole number, which a search has found.
    if (text.startsWith(`${object} `, offset) && !DIGIT.test(text[offset - 1] ?? '')) return;
    lexer.startAt(offset);
    lexer.skipBlanks();
    const hasNumber = lexer.readNumber() !== undefined;
    lexer.skipBlanks();
    const hasGeneration = lexer.readNumber() !== undefined;
    lexer.skipBlanks();
    lexer.charge();
    const keyword = lexer.position();
    if (hasNumber && hasGeneration && lexer.skip('obj') && !LETTER.test(lexer.peek() ?? ''))
      readObject(keyword, object);
  }

  for (const [object, offset] of offsets) {
    follow(object, offset);
    if (header > 0) follow(object, offset + header);
  }
}
