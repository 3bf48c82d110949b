import { carriesPrograms } from './find-active-content.ts';
import type { Finding } from './finding.ts';
import { readCompoundFile } from './read-ole-file.ts';

/** First number of the WordDocument stream: Word 97 and later, and Word 6/95 (MS-DOC 2.5.2). */
const WORD_MAGIC = new Set([0xa5ec, 0xa5dc]);
const HEAD_BYTES = 32;
const ENCRYPTED = 0x0100;
const TABLE_ONE = 0x0200;

/** Looks into a Word 97–2003 document: its structure, a password, macros. */
export function inspectDoc(file: Buffer): Finding {
  const entries = readCompoundFile(file);
  if (!entries) return 'broken';
  const stream = (name: string) => entries.find((entry) => !entry.isStorage && entry.name === name);
  if (stream('EncryptedPackage')) return 'locked';
  const text = stream('WordDocument');
  if (!text) return 'wrong type';
  // Read to the end: a stream whose sectors are missing is a document cut short.
  const head = text.read(text.bytes);
  if (!head || head.length < HEAD_BYTES || !WORD_MAGIC.has(head.readUInt16LE(0))) return 'broken';
  const flags = head.readUInt16LE(10);
  if (flags & ENCRYPTED) return 'locked';
  if (head.readUInt16LE(0) === 0xa5ec && !stream(flags & TABLE_ONE ? '1Table' : '0Table')) return 'broken';
  return carriesPrograms(entries) ? 'macros' : 'fine';
}
