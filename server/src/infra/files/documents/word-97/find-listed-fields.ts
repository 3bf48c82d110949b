import { createDocFieldScanner, type FieldBudget } from './create-doc-field-scanner.ts';
import { structureAt } from './read-doc-text.ts';

/**
 * The parts of a document in the order of its text: where the file information block names the table of its fields, and
 * counts its characters (MS-DOC 2.5.5 and 2.5.6).
 */
const PARTS = {
  main: [0x11a, 0x4c],
  footnotes: [0x12a, 0x50],
  headers: [0x122, 0x54],
  comments: [0x132, 0x5c],
  endnotes: [0x21a, 0x60],
  textBoxes: [0x262, 0x64],
  headerTextBoxes: [0x272, 0x68],
} as const;
/** Characters of macros, a part that no writer uses; readers differ in whether they count them. */
const MACRO_CHARACTERS = 0x58;

/** The types of fields that act or load, by their number in the table (MS-DOC 2.9.90). */
const TYPES: Partial<Record<number, string>> = {
  11: 'RD',
  36: 'INCLUDE',
  45: 'DDE',
  46: 'DDEAUTO',
  48: 'PRINT',
  55: 'IMPORT',
  56: 'LINK',
  67: 'INCLUDEPICTURE',
  68: 'INCLUDETEXT',
  78: 'DATABASE',
  88: 'HYPERLINK',
};

const BEGIN = 0x13;
const SEPARATOR = 0x14;
const END = 0x15;
const MARK_BITS = 0x1f;
const POSITION_BYTES = 4;
const FIELD_BYTES = 2;

/**
 * Searches the fields that the tables of a Word 97–2003 document list. LibreOffice takes marks and types from these tables, not
 * from the text: the instruction `COMMENTS "http://…"` loads a picture when the table calls it INCLUDEPICTURE.
 * @param text in reading order, with its field marks
 * @throws {TooManyFields}
 * @returns `active` for a field that acts by the type in the table, `broken` for a table that does not fit the text
 */
export function findListedFields(
  text: string,
  head: Buffer,
  table: Buffer,
  budget: FieldBudget,
): 'active' | 'broken' | undefined {
  let start = 0;
  for (const [offset, characters] of Object.values(PARTS)) {
    if (head.length < offset + 8) return undefined;
    if (head.readUInt32LE(offset + 4) > 0) {
      const fields = structureAt(head, table, offset);
      if (!fields || head.readUInt32LE(MACRO_CHARACTERS) > 0) return 'broken';
      const found = findFields(text, start, fields, budget);
      if (found) return found;
    }
    start += head.readUInt32LE(characters);
  }
  return undefined;
}

/** The same for one table: positions of marks, and one more, then kind and type of each (MS-DOC 2.8.25). */
function findFields(text: string, start: number, fields: Buffer, budget: FieldBudget): 'active' | 'broken' | undefined {
  const count = Math.floor((fields.length - POSITION_BYTES) / (POSITION_BYTES + FIELD_BYTES));
  const scanner = createDocFieldScanner(budget);
  let at = start;
  for (let i = 0; i < count; i++) {
    const position = start + fields.readUInt32LE(i * POSITION_BYTES);
    const field = (count + 1) * POSITION_BYTES + i * FIELD_BYTES;
    const mark = fields.readUInt8(field) & MARK_BITS;
    if (position < at || text.charCodeAt(position) !== mark) return 'broken';
    scanner.append(text.slice(at, position));
    at = position + 1;
    if (mark === BEGIN) {
      scanner.begin();
      // The first word of the instruction, which may be translated, becomes an argument.
      const type = TYPES[fields.readUInt8(field + 1)];
      if (type) scanner.append(`${type} `);
    } else if (mark === SEPARATOR) scanner.separate();
    else if (mark === END) scanner.end();
    else return 'broken';
  }
  return scanner.finish() ? 'active' : undefined;
}
