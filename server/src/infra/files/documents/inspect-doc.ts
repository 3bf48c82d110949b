import type { Finding } from './document-finding.ts';
import { isActiveInstruction } from './field-instructions.ts';
import { containsPrograms } from './find-active-content.ts';
import { isRemoteLocation } from './is-remote-location.ts';
import { type CompoundEntry, readCompoundFile } from './read-ole-file.ts';
import {
  chargeInstruction,
  createDocFieldScanner,
  createFieldBudget,
  type FieldBudget,
  mayAct,
  TooManyFields,
} from './word-97/create-doc-field-scanner.ts';
import { hasLinkedPicture, hasLinkedShape } from './word-97/find-linked-pictures.ts';
import { findListedFields } from './word-97/find-listed-fields.ts';
import { hasActiveShapeLink } from './word-97/find-shape-links.ts';
import { readDocTemplate, readDocText } from './word-97/read-doc-text.ts';

/** Magic number of the WordDocument stream: Word 97 and later, and Word 6/95 (MS-DOC 2.5.2). */
const WORD_97 = 0xa5ec;
const WORD_MAGIC = new Set([WORD_97, 0xa5dc]);
const HEAD_BYTES = 32;
const ENCRYPTED = 0x0100;
const TABLE_ONE = 0x0200;

const FIELD_BEGIN = '\u0013';
const FIELD_SEPARATOR = '\u0014';
const FIELD_END = '\u0015';
const FIELD_MARKS = new RegExp(`[${FIELD_BEGIN}${FIELD_SEPARATOR}${FIELD_END}]`);
const MAX_RAW_INSTRUCTION = 500;

/** Whether the text contains an active field (MS-DOC 2.8.25). Marks are searched one by one: a text may consist of them. */
function hasActiveField(text: string, budget: FieldBudget): boolean {
  const fields = createDocFieldScanner(budget);
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

/** Whether anything between a mark and the next looks like an active field. Other bytes may look like marks. */
function hasActiveRawField(text: string, budget: FieldBudget): boolean {
  const isActive = (start: number, end: number): boolean => {
    const instruction = text.slice(start, Math.min(end, start + MAX_RAW_INSTRUCTION));
    if (!mayAct(instruction)) return false;
    chargeInstruction(budget, instruction.length);
    return isActiveInstruction(instruction);
  };
  const marks = new RegExp(FIELD_MARKS, 'g');
  let start: number | undefined;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (start !== undefined && mark.index > start + 1 && isActive(start, mark.index)) return true;
    start = mark[0] === FIELD_BEGIN ? mark.index + 1 : undefined;
  }
  return start !== undefined && isActive(start, text.length);
}

/** The same without a piece table: anything in the stream that looks like a field, in characters of 8 and 16 bits. */
function hasActiveFieldAnywhere(stream: Buffer, budget: FieldBudget): boolean {
  const readings = [
    () => stream.toString('latin1'),
    () => stream.toString('utf16le'),
    () => stream.toString('utf16le', 1),
  ];
  return readings.some((read) => hasActiveRawField(read(), budget));
}

/** Embedded and linked OLE objects are storages with numbers as names (MS-DOC 2.1.3). */
const isOleObject = ({ name, isStorage }: CompoundEntry) => isStorage && /^_\d+$/.test(name);

const MAIN_STREAMS = ['worddocument', '0table', '1table', 'data', 'encryptedpackage'];

/** Whether readers may take another stream for one of the document: they look for it in the root, in any case, or anywhere. */
const hasDecoy = (entries: CompoundEntry[]): boolean =>
  MAIN_STREAMS.some((name) => entries.filter((entry) => entry.name.toLowerCase() === name).length > 1);

/** Whether its pictures or shapes load something from another machine, or are links that do more than open a web page. */
function findActiveShapes(streams: Buffer[], data: Buffer): Finding {
  if (hasLinkedPicture(streams, data)) return 'active';
  for (const stream of new Set([...streams, data])) {
    const found = hasLinkedShape(stream) || hasActiveShapeLink(stream);
    if (found) return found === 'too much' ? 'bomb' : 'active';
  }
  return 'fine';
}

/** Whether it loads something from another machine or program: its template, its fields, its objects, its pictures. */
function findActiveContent(entries: CompoundEntry[], head: Buffer, table: Buffer): Finding {
  if (entries.some(isOleObject) || isRemoteLocation(readDocTemplate(head, table) ?? '')) return 'active';
  const text = readDocText(head, table);
  if (text === 'too long') return 'bomb';
  if (text === 'damaged') return 'broken';
  const budget = createFieldBudget();
  if (text === undefined ? hasActiveFieldAnywhere(head, budget) : hasActiveField(text, budget)) return 'active';
  // Word 6 and 95 have other blocks of information, without a table stream.
  const listed =
    text === undefined && head.readUInt16LE(0) !== WORD_97
      ? undefined
      : findListedFields(text ?? '', head, table, budget);
  if (listed) return listed;
  if (hasDecoy(entries)) return 'broken';
  // Without a data stream LibreOffice reads pictures from the main one.
  const data = entries.find((entry) => entry.isInRoot && !entry.isStorage && entry.name.toLowerCase() === 'data');
  const pictures = data ? data.read(data.bytes) : head;
  return pictures ? findActiveShapes([head, table], pictures) : 'broken';
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
  if (head.readUInt16LE(0) === WORD_97 && !table) return 'broken';
  if (containsPrograms(entries)) return 'macros';
  try {
    return findActiveContent(entries, head, table?.read(table.bytes) ?? Buffer.alloc(0));
  } catch (error) {
    if (error instanceof TooManyFields) return 'bomb';
    throw error;
  }
}
