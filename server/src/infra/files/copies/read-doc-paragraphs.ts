import { readCompoundFile } from '../documents/read-ole-file.ts';
import { readDocText } from '../documents/word-97/read-doc-text.ts';

const TABLE_ONE = 0x0200;
const FLAGS_OFFSET = 0x0a;

const [FIELD_BEGIN, FIELD_SEPARATOR, FIELD_END] = ['\u0013', '\u0014', '\u0015'];
const FIELD_MARKS = new RegExp(`([${FIELD_BEGIN}${FIELD_SEPARATOR}${FIELD_END}])`);
/** Marks of paragraphs, table cells, lines and pages. */
const BREAKS = new RegExp(['\r', '\n', '\u0007', '\u000b', '\u000c'].join('|'));

/** Text without field instructions: a field is instruction, separator and shown result between its marks (MS-DOC 2.8.25). */
function withoutInstructions(text: string): string {
  let shown = '';
  // One entry for each open field: whether its separator was passed.
  const fields: boolean[] = [];
  for (const part of text.split(FIELD_MARKS)) {
    if (part === FIELD_BEGIN) fields.push(false);
    else if (part === FIELD_SEPARATOR) fields[Math.max(0, fields.length - 1)] = true;
    else if (part === FIELD_END) fields.pop();
    else if (fields.every(Boolean)) shown += part;
  }
  return shown;
}

/** The paragraphs of a Word 97–2003 document, or undefined if it cannot be read. */
export function readDocParagraphs(file: Buffer): string[] | undefined {
  const entries = readCompoundFile(file);
  const readStream = (name: string) => {
    const stream = entries?.find((entry) => entry.isInRoot && !entry.isStorage && entry.name === name);
    return stream?.read(stream.bytes);
  };
  const head = readStream('WordDocument');
  if (!head || head.length < FLAGS_OFFSET + 2) return undefined;
  const table = readStream(head.readUInt16LE(FLAGS_OFFSET) & TABLE_ONE ? '1Table' : '0Table');
  const text = table && readDocText(head, table);
  if (text === undefined || text === 'too long' || text === 'damaged') return undefined;
  return withoutInstructions(text).split(BREAKS);
}
