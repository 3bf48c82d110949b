import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';
import { makeDocOfText } from './hostile-word-97-documents.ts';

const FIELD = '\u0013 DDEAUTO x y \u0014x\u0015';
const ENTRY_BYTES = 128;
const NONE = 0xffffffff;
/** Places in the header of a compound file (MS-CFB 2.2). */
const TABLE_COUNT = 44;
const FIRST_LIST = 68;
const ALLOCATION_TABLES = 76;

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** Where the directory entry of a name begins. */
const entryOf = (file: Buffer, name: string): number => {
  for (let at = 512; at + ENTRY_BYTES <= file.length; at += ENTRY_BYTES)
    if (file.subarray(at).indexOf(utf16(`${name}\0`)) === 0) return at;
  throw new Error(`no entry ${name}`);
};
const renamed = (file: Buffer, name: string, to: string): Buffer => {
  utf16(to).copy(file, entryOf(file, name));
  return file;
};

/** A document whose only piece lies partly outside of its stream. */
function withPieces(change: (table: Buffer, at: number) => void): Buffer {
  const file = makeDocOfText(['Resume \u0013 DDE', 'AUTO x\u0014y\u0015', 'end']);
  // The piece table of makeDocOfText: type, size, then positions and descriptors.
  const at = file.indexOf(Buffer.from([1, 2, 0, 0, 0, 2]));
  change(file, at + 10);
  return file;
}

/** Compound files that readers may read in different ways. */
export const compoundLayouts: SampleRow[] = [
  [
    'second WordDocument in a storage that comes first',
    () => makeDocOfText([FIELD], undefined, { 'A/WordDocument': make.wordHead(), 'A/1Table': Buffer.alloc(4_096) }),
    'active',
  ],
  [
    'EncryptedPackage in a storage',
    () => makeDocOfText(['Resume'], undefined, { 'A/EncryptedPackage': Buffer.alloc(5_000) }),
    'doc',
  ],
  [
    'two names that differ in case only',
    () => renamed(makeDocOfText([FIELD], undefined, { WordDocumenu: make.wordHead() }), 'WordDocumenu', 'WORDDOCUMENT'),
    'broken',
  ],
  [
    'entries outside of the tree',
    () => {
      const file = makeDocOfText(['Resume']);
      file.writeUInt32LE(NONE, entryOf(file, 'Root Entry') + 76);
      return file;
    },
    'broken',
  ],
  [
    'tree that is a cycle',
    () => {
      const file = makeDocOfText(['Resume']);
      const root = entryOf(file, 'Root Entry');
      const child = file.readUInt32LE(root + 76);
      file.writeUInt32LE(child, root + ENTRY_BYTES * child + 68);
      return file;
    },
    'broken',
  ],
  [
    'last piece outside of the stream',
    () => withPieces((file, at) => file.writeUInt32LE(0x0fffffff, at + 16 + 2 * 8 + 2)),
    'broken',
  ],
  ['piece that ends before it begins', () => withPieces((file, at) => file.writeUInt32LE(0, at + 8)), 'broken'],
  [
    'pieces that repeat the same characters',
    () => {
      const file = makeDocOfText(Array.from({ length: 40 }, () => 'a'.repeat(400)));
      const at = file.indexOf(Buffer.from([1, 2, 0, 0, 0, 2])) + 10;
      for (let i = 0; i < 40; i++) {
        file.writeUInt32LE((i + 1) * 2_000, at + (i + 1) * 4);
        file.writeUInt32LE(4_096, at + 41 * 4 + i * 8 + 2);
      }
      return file;
    },
    'bomb',
  ],
  [
    'allocation table behind an entry that is free',
    () => {
      const file = makeDocOfText(['Resume']);
      file.copy(file, ALLOCATION_TABLES + 4, ALLOCATION_TABLES, ALLOCATION_TABLES + 4);
      file.writeUInt32LE(NONE, ALLOCATION_TABLES);
      return file;
    },
    'broken',
  ],
  [
    'allocation table in the second list only',
    () => {
      const file = makeDocOfText(['Resume']);
      const list = Buffer.alloc(512, 0xff);
      file.copy(list, 0, ALLOCATION_TABLES, ALLOCATION_TABLES + 4);
      file.writeUInt32LE(NONE, ALLOCATION_TABLES);
      file.writeUInt32LE(file.length / 512 - 1, FIRST_LIST);
      return Buffer.concat([file, list]);
    },
    'broken',
  ],
  [
    'more allocation tables than the header counts',
    () => {
      const file = makeDocOfText(['Resume']);
      file.writeUInt32LE(file.readUInt32LE(TABLE_COUNT) + 1, TABLE_COUNT);
      return file;
    },
    'broken',
  ],
];
