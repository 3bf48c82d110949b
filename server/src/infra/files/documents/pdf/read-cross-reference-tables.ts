import type { EntryCollector } from './cross-reference.ts';
import { createPdfLexer } from './pdf-lexer.ts';
import type { PdfBudget } from './pdf-value.ts';

const ENTRY_BYTES = 20;
const GENERATION_AT = 11;
const TYPE_AT = 17;
/** An entry that all viewers read alike. */
const REGULAR_ENTRY = /(\d{10}) (\d{5}) ([nf])(?: \r| \n|\r\n)/y;
const DIGITS = /\d+/y;

/**
 * Reads the entries of all cross-reference tables (ISO 32000-1 7.5.4). Viewers differ where entries are not 20 bytes long:
 * some count bytes, others read numbers, so both readings are collected.
 * @throws {PdfTooComplex}
 */
export function readCrossReferenceTables(text: string, budget: PdfBudget, { addOffset }: EntryCollector): void {
  const lexer = createPdfLexer(text, budget, () => {});
  /** The number of the next object. */
  let next = 0;
  /** Whether a table begins with 1 and a free object, which is number 0 for some viewers. */
  let isShifted = false;
  let isFirst = false;

  const match = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const add = (object: number, offset: string | undefined, generation: number, type: string | undefined): void => {
    if (isFirst && object === 1 && type === 'f') isShifted = true;
    isFirst = false;
    if (type === 'f' || offset === undefined) return;
    const place = Number(offset);
    if (isShifted) addOffset(object - 1, place, generation);
    if (!isShifted || !text.startsWith(`${object - 1} `, place)) addOffset(object, place, generation);
  };

  function readSection(first: number, count: number): void {
    next = first;
    isFirst = true;
    isShifted = false;
    lexer.skipBlanks();
    let at = lexer.position();
    for (let entry = match(REGULAR_ENTRY, at); entry && next < first + count; entry = match(REGULAR_ENTRY, at)) {
      add(next++, entry[1], Number(entry[2]), entry[3]);
      at += ENTRY_BYTES;
    }
    lexer.moveTo(at);
    lexer.charge();
    for (let object = next; object < first + count && at < text.length; object++, at += ENTRY_BYTES) {
      budget.characters -= ENTRY_BYTES;
      const generation = Number(match(DIGITS, at + GENERATION_AT)?.[0] ?? 0);
      add(object, match(DIGITS, at)?.[0], generation, text[at + TYPE_AT]);
    }
  }

  function readTable(start: number): void {
    lexer.startAt(start);
    next = 0;
    for (;;) {
      lexer.skipBlanks();
      const first = lexer.readNumber();
      lexer.skipBlanks();
      const second = lexer.readNumber();
      lexer.skipBlanks();
      lexer.charge();
      if (first === undefined || second === undefined) return;
      const type = lexer.peek() ?? '';
      if (/[a-z]/i.test(type) && lexer.endsToken(1)) {
        lexer.skip(type);
        add(next++, String(first), second, type);
      } else readSection(first, second);
    }
  }

  // Also in `startxref`: that of another table may point into it.
  for (let at = text.indexOf('xref'); at >= 0; at = text.indexOf('xref', at + 4)) readTable(at + 4);
}
