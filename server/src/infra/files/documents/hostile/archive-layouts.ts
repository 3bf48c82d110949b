import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';
import { documentOf } from './word-markup.ts';

const END_BYTES = 22;
const hostileField = '<w:fldSimple w:instr="DDEAUTO x y"/>';

/** The directory of an archive as its end record names it. */
function directoryOf(archive: Buffer): { start: number; size: number } {
  const end = archive.length - END_BYTES;
  return { start: archive.readUInt32LE(end + 16), size: archive.readUInt32LE(end + 12) };
}

/** An archive with a second one behind it, to whose directory only readers lead that subtract its size from the end. */
function withTwoDirectories(): Buffer {
  const shown = make.makeDocx();
  const hidden = documentOf(hostileField);
  const first = shown.subarray(0, shown.length - END_BYTES);
  const second = Buffer.from(hidden.subarray(0, hidden.length - END_BYTES));
  const end = Buffer.from(hidden.subarray(hidden.length - END_BYTES));
  const { start } = directoryOf(shown);
  end.writeUInt32LE(start, 16);
  end.writeUInt32LE(directoryOf(hidden).size, 12);
  return Buffer.concat([first, second, end]);
}

/** An archive whose end record is changed. */
function withEnd(change: (end: Buffer) => void): Buffer {
  const archive = Buffer.from(make.makeDocx());
  change(archive.subarray(archive.length - END_BYTES));
  return archive;
}

/** Bytes between the content and the directory. */
function withGap(gap: Buffer): Buffer {
  const archive = make.makeDocx();
  const { start } = directoryOf(archive);
  const moved = Buffer.concat([archive.subarray(0, start), gap, archive.subarray(start)]);
  moved.writeUInt32LE(start + gap.length, moved.length - END_BYTES + 16);
  return moved;
}

/** The extra field Info-ZIP Unicode Path, which some readers take for the name. */
function unicodePath(name: string): Buffer {
  const content = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(name)]);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}
/** An archive with a comment behind its end record. */
function withComment(comment: string): Buffer {
  const archive = Buffer.concat([make.makeDocx(), Buffer.from(comment, 'latin1')]);
  archive.writeUInt16LE(comment.length, archive.length - comment.length - 2);
  return archive;
}
const UTF8_NAME = 0x800;
const apple = Buffer.concat([
  Buffer.from('0005160700020000', 'hex'),
  Buffer.from('Mac OS X        '),
  Buffer.alloc(60),
]);
const headerPart = { name: 'word/header1.xml', content: '<w:hdr/>' };
const zip64Extra = Buffer.concat([Buffer.from([1, 0, 16, 0]), Buffer.alloc(16)]);

/** Archives that readers may read in different ways, and the layouts of genuine ones. */
export const archiveLayouts: SampleRow[] = [
  ['two directories, of which readers find either', withTwoDirectories, 'broken'],
  ['fewer entries than its directory', () => withEnd((end) => end.writeUInt32LE(0x0001_0001, 8)), 'broken'],
  ['end record of several disks', () => withEnd((end) => end.writeUInt16LE(1, 4)), 'broken'],
  ['bytes between content and directory', () => withGap(Buffer.from('PK\u0003\u0004 hidden')), 'broken'],
  ['another name before the content', () => make.makeDocx({ ...headerPart, localName: 'word/header2.xml' }), 'broken'],
  ['Unicode Path', () => make.makeDocx({ ...headerPart, extra: unicodePath('word/a.xml') }), 'broken'],
  ['name that is not ASCII', () => make.makeDocx({ ...headerPart, name: 'word/h\u00e9ader1.xml' }), 'broken'],
  [
    'comment that holds an end record',
    () => {
      const archive = make.makeDocx();
      const end = archive.subarray(archive.length - END_BYTES);
      const first = Buffer.from(end);
      first.writeUInt16LE(END_BYTES, 20);
      return Buffer.concat([archive.subarray(0, archive.length - END_BYTES), first, end]);
    },
    'broken',
  ],
  ['sizes behind the content', () => make.makeDocx({ ...headerPart, hasDescriptor: true }), 'docx'],
  ['names marked as UTF-8', () => make.makeDocx({ ...headerPart, flags: 0x800 }), 'docx'],
  ['unused zip64 field', () => make.makeDocx({ ...headerPart, extra: zip64Extra }), 'docx'],
  ['comment', () => withComment('made by x'), 'docx'],
  ['comment with the signature of an end record', () => withComment('made by PK\u0005\u0006 x'), 'broken'],
  ['comment that completes a signature', () => withComment(`\u0005\u0006${'x'.repeat(0x4b50 - 2)}`), 'broken'],
  ['comment with markup', () => withComment('<script>alert(1)</script>'), 'broken'],
  [
    'comment that is longer than its length',
    () => Buffer.concat([withComment('made by x'), Buffer.from('y')]),
    'broken',
  ],
  [
    'picture whose name is marked as UTF-8',
    () => make.makeDocx({ name: 'word/media/\u092b\u094b\u091f\u094b.png', content: 'x', flags: UTF8_NAME }),
    'docx',
  ],
  ...[
    'word/\u092b\u094b\u091f\u094b.xml',
    'word/media/\u092b\u094b\u091f\u094b.svg',
    'word/media/e\u0301.png',
    'word/media/\u202egnp.png',
    'word/media/_rels/\u092b\u094b\u091f\u094b.png.rels',
  ].map(
    (name): SampleRow => [
      `${name} in UTF-8`,
      () => make.makeDocx({ name, content: '<Relationships/>', flags: UTF8_NAME }),
      'broken',
    ],
  ),
  [
    'files that macOS adds',
    () =>
      make.makeDocx(
        { name: '__MACOSX/word/._document.xml', content: apple },
        { name: '__MACOSX/_rels/._.rels', content: apple },
        { name: '.DS_Store', content: Buffer.from([0, 0, 0, 1]) },
      ),
    'docx',
  ],
  [
    'text under the name of a file of macOS',
    () => make.makeDocx({ name: '__MACOSX/._a.xml', content: '+ADw-a' }),
    'broken',
  ],
];
