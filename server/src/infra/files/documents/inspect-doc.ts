import type { Finding } from './document-finding.ts';
import { containsPrograms } from './find-active-content.ts';
import { readCompoundFile } from './read-ole-file.ts';

/** Magic number of the WordDocument stream: Word 97 and later, and Word 6/95 (MS-DOC 2.5.2). */
const WORD_MAGIC = new Set([0xa5ec, 0xa5dc]);
const HEAD_BYTES = 32;
const ENCRYPTED = 0x0100;
const TABLE_ONE = 0x0200;

/** Inspects a Word 97–2003 document: structure, password, macros. */
export function inspectDoc(file: Buffer): Finding {
  const entries = readCompoundFile(file);
  if (!entries) return 'broken';
  const findStream = (name: string) => entries.find((entry) => !entry.isStorage && entry.name === name);
  if (findStream('EncryptedPackage')) return 'locked';
  const text = findStream('WordDocument');
  if (!text) return 'wrong type';
  // Read completely: a stream with missing sectors is a truncated document.
  const head = text.read(text.bytes);
  if (!head || head.length < HEAD_BYTES || !WORD_MAGIC.has(head.readUInt16LE(0))) return 'broken';
  const flags = head.readUInt16LE(10);
  if (flags & ENCRYPTED) return 'locked';
  if (head.readUInt16LE(0) === 0xa5ec && !findStream(flags & TABLE_ONE ? '1Table' : '0Table')) return 'broken';
  return containsPrograms(entries) ? 'macros' : 'fine';
}
