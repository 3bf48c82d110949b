import { createFieldScanner } from './create-field-scanner.ts';
import type { Finding } from './document-finding.ts';
import { isActiveInstruction } from './field-instructions.ts';
import { containsPrograms } from './find-active-content.ts';
import { isRemoteLocation } from './is-remote-location.ts';
import { readDocTemplate, readDocText } from './read-doc-text.ts';
import { type CompoundEntry, readCompoundFile } from './read-ole-file.ts';

/** Magic number of the WordDocument stream: Word 97 and later, and Word 6/95 (MS-DOC 2.5.2). */
const WORD_MAGIC = new Set([0xa5ec, 0xa5dc]);
const HEAD_BYTES = 32;
const ENCRYPTED = 0x0100;
const TABLE_ONE = 0x0200;

const FIELD_BEGIN = '\u0013';
const FIELD_SEPARATOR = '\u0014';
const FIELD_END = '\u0015';
const FIELD_MARKS = new RegExp(`[${FIELD_BEGIN}${FIELD_SEPARATOR}${FIELD_END}]`);
const MAX_RAW_INSTRUCTION = 500;

/** Whether the text contains an active field (MS-DOC 2.8.25). Marks are searched one by one: a text may consist of them. */
function hasActiveField(text: string): boolean {
  const fields = createFieldScanner();
  const marks = new RegExp(FIELD_MARKS, 'g');
  let at = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark.index > at) fields.append(text.slice(at, mark.index));
    at = mark.index + 1;
    if (mark[0] === FIELD_BEGIN) fields.begin();
    else if (mark[0] === FIELD_SEPARATOR) fields.separate();
    else fields.end();
  }
  fields.append(text.slice(at));
  return fields.finish();
}

/** Whether anything behind a mark looks like an active field. */
function hasActiveRawField(text: string): boolean {
  for (let at = text.indexOf(FIELD_BEGIN); at >= 0; at = text.indexOf(FIELD_BEGIN, at + 1)) {
    const [instruction = ''] = text.slice(at + 1, at + 1 + MAX_RAW_INSTRUCTION).split(FIELD_MARKS, 1);
    if (instruction.length > 1 && isActiveInstruction(instruction)) return true;
  }
  return false;
}

/** The same without a piece table: anything in the stream that looks like a field. Other bytes may look like its marks. */
function hasActiveFieldAnywhere(stream: Buffer): boolean {
  const readings = [
    () => stream.toString('latin1'),
    () => stream.toString('utf16le'),
    () => stream.toString('utf16le', 1),
  ];
  return readings.some((read) => hasActiveRawField(read()));
}

/** Embedded and linked OLE objects are storages with numbers as names (MS-DOC 2.1.3). */
const isOleObject = ({ name, isStorage }: CompoundEntry) => isStorage && /^_\d+$/.test(name);

const MAIN_STREAMS = ['worddocument', '0table', '1table', 'encryptedpackage'];

/** Whether readers may take another stream for one of the document: they look for it in the root, in any case, or anywhere. */
const hasDecoy = (entries: CompoundEntry[]): boolean =>
  MAIN_STREAMS.some((name) => entries.filter((entry) => entry.name.toLowerCase() === name).length > 1);

/** Whether it loads something from another machine or program: its template, its fields, its objects. */
function findActiveContent(entries: CompoundEntry[], head: Buffer, table: Buffer): Finding {
  if (entries.some(isOleObject) || isRemoteLocation(readDocTemplate(head, table) ?? '')) return 'active';
  const text = readDocText(head, table);
  if (text === 'too long') return 'bomb';
  if (text === 'damaged') return 'broken';
  if (text === undefined ? hasActiveFieldAnywhere(head) : hasActiveField(text)) return 'active';
  return hasDecoy(entries) ? 'broken' : 'fine';
}

/** Inspects a Word 97–2003 document: structure, password, macros, active content. */
export function inspectDoc(file: Buffer): Finding {
  const entries = readCompoundFile(file);
  if (!entries) return 'broken';
  const findStream = (name: string) =>
    entries.find((entry) => entry.isInRoot && !entry.isStorage && entry.name === name);
  if (findStream('EncryptedPackage')) return 'locked';
  const text = findStream('WordDocument');
  if (!text) return 'wrong type';
  // Read completely: a stream with missing sectors is a truncated document.
  const head = text.read(text.bytes);
  if (!head || head.length < HEAD_BYTES || !WORD_MAGIC.has(head.readUInt16LE(0))) return 'broken';
  const flags = head.readUInt16LE(10);
  if (flags & ENCRYPTED) return 'locked';
  const table = findStream(flags & TABLE_ONE ? '1Table' : '0Table');
  if (head.readUInt16LE(0) === 0xa5ec && !table) return 'broken';
  if (containsPrograms(entries)) return 'macros';
  return findActiveContent(entries, head, table?.read(table.bytes) ?? Buffer.alloc(0));
}
