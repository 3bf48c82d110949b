import { createFieldScanner } from './create-field-scanner.ts';
import type { Finding } from './document-finding.ts';
import { isActiveInstruction } from './field-instructions.ts';
import { containsPrograms } from './find-active-content.ts';
import { isRemoteLocation } from './is-remote-location.ts';
import { readDocTemplate, readDocText } from './read-doc-text.ts';
import { type CompoundEntry, readCompoundFile } from './read-ole-file.ts';

/** Magic number of the WordDocument stream: Word 97 and later, and Word 6/95 (MS-DOC 2.5.2). */
const WORD_97 = 0xa5ec;
const WORD_95 = 0xa5dc;
const HEAD_BYTES = 32;
/** The text is in pieces. */
const COMPLEX = 0x0004;
const ENCRYPTED = 0x0100;
const TABLE_ONE = 0x0200;

const FIELD_BEGIN = '\u0013';
const FIELD_SEPARATOR = '\u0014';
const FIELD_END = '\u0015';
const FIELD_MARKS = new RegExp(`[${FIELD_BEGIN}${FIELD_SEPARATOR}${FIELD_END}]`, 'g');
const MAX_RAW_INSTRUCTION = 500;

/** Whether the text contains an active field (MS-DOC 2.8.25). */
function hasActiveField(text: string): boolean {
  const fields = createFieldScanner();
  let at = 0;
  // One by one: a text may consist of marks.
  for (const { 0: mark, index } of text.matchAll(FIELD_MARKS)) {
    if (index > at) fields.append(text.slice(at, index));
    at = index + 1;
    if (mark === FIELD_BEGIN) fields.begin();
    else if (mark === FIELD_SEPARATOR) fields.separate();
    else fields.end();
  }
  if (at < text.length) fields.append(text.slice(at));
  return fields.finish();
}

/** The same without a piece table: anything in the stream that looks like a field. Other bytes may look like its marks. */
function hasActiveFieldAnywhere(stream: Buffer): boolean {
  return [stream.toString('latin1'), stream.toString('utf16le'), stream.toString('utf16le', 1)].some((text) => {
    for (let at = text.indexOf(FIELD_BEGIN); at >= 0; at = text.indexOf(FIELD_BEGIN, at + 1)) {
      const instruction = text.slice(at + 1, at + 1 + MAX_RAW_INSTRUCTION).split(FIELD_MARKS)[0] ?? '';
      if (isActiveInstruction(instruction)) return true;
    }
    return false;
  });
}

/** Embedded and linked OLE objects are storages with numbers as names (MS-DOC 2.1.3). */
const isOleObject = ({ name, isStorage }: CompoundEntry) => isStorage && /^_\d+$/.test(name);

const MAIN_STREAMS = ['worddocument', '0table', '1table', 'encryptedpackage'];

/** Whether readers may take another stream for one of the document: they look for it in the root, in any case, or anywhere. */
const hasDecoy = (entries: CompoundEntry[]): boolean =>
  MAIN_STREAMS.some((name) => {
    const named = entries.filter((entry) => entry.name.toLowerCase() === name);
    return named.length > 1 || named.some(({ isInRoot }) => !isInRoot);
  });

/** Whether it loads something from another machine or program: its template, its fields. */
function findActiveContent(head: Buffer, table: Buffer): Finding {
  if (isRemoteLocation(readDocTemplate(head, table) ?? '')) return 'active';
  const isWord97 = head.readUInt16LE(0) === WORD_97;
  // Word 95 has its piece table elsewhere.
  if (!isWord97 && head.readUInt16LE(10) & COMPLEX) return 'broken';
  const read = isWord97 ? readDocText(head, table) : undefined;
  if (read === 'too long') return 'bomb';
  if (read === 'unreadable') return 'broken';
  return (read === undefined ? hasActiveFieldAnywhere(head) : hasActiveField(read.text)) ? 'active' : 'fine';
}

/** Inspects a Word 97–2003 document: structure, password, macros, active content. */
export function inspectDoc(file: Buffer): Finding {
  const entries = readCompoundFile(file);
  if (!entries) return 'broken';
  const findStream = (name: string) => entries.find((entry) => !entry.isStorage && entry.name === name);
  if (findStream('EncryptedPackage')) return 'locked';
  const text = findStream('WordDocument');
  if (!text) return 'wrong type';
  // Read completely: a stream with missing sectors is a truncated document.
  const head = text.read(text.bytes);
  if (!head || head.length < HEAD_BYTES || ![WORD_97, WORD_95].includes(head.readUInt16LE(0))) return 'broken';
  const flags = head.readUInt16LE(10);
  if (flags & ENCRYPTED) return 'locked';
  const table = findStream(flags & TABLE_ONE ? '1Table' : '0Table');
  if (head.readUInt16LE(0) === WORD_97 && !table) return 'broken';
  if (containsPrograms(entries)) return 'macros';
  if (entries.some(isOleObject)) return 'active';
  if (hasDecoy(entries)) return 'broken';
  return findActiveContent(head, table?.read(table.bytes) ?? Buffer.alloc(0));
}
