import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';
import { type DocStreams, makeDocStreams } from './hostile-word-97-documents.ts';

const MAIN_FIELDS = 0x11a;
const HEADER_FIELDS = 0x122;
const FOOTNOTE_FIELDS = 0x12a;
const TEXT_BOX_FIELDS = 0x262;
const DRAWINGS = 0x22a;
const MAIN_CHARACTERS = 0x4c;

const [BEGIN, SEPARATOR, END] = [0x13, 0x14, 0x15];
const [DDEAUTO, INCLUDEPICTURE, HYPERLINK, COMMENTS] = [46, 67, 88, 19];

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32LE(value, i * 4);
  return bytes;
};

/** Adds a structure to the table stream and names it in the file information block. */
function addStructure(streams: DocStreams, offset: number, bytes: Buffer): void {
  streams.WordDocument.writeUInt32LE(streams['1Table'].length, offset);
  streams.WordDocument.writeUInt32LE(bytes.length, offset + 4);
  streams['1Table'] = Buffer.concat([streams['1Table'], bytes]);
}

/** A table of fields: position, kind of mark and type of each. */
const fieldTable = (...fields: [position: number, mark: number, type: number][]): Buffer =>
  Buffer.concat([
    numbers(...fields.map(([position]) => position), 0xffff),
    Buffer.from(fields.flatMap(([, mark, type]) => [mark, type])),
  ]);

/** A document of one field, whose type and marks its table lists, in a part behind `before`. */
function docOfField(
  instruction: string,
  type: number,
  { offset = MAIN_FIELDS, before = '', marks = '\u0013\u0014\u0015', shift = 0 } = {},
): Buffer {
  const [begin = '', separator = '', end = ''] = marks;
  const streams = makeDocStreams([before, `${begin}${instruction}${separator}x${end}`]);
  streams.WordDocument.writeUInt32LE(before.length, MAIN_CHARACTERS);
  const separated = 1 + instruction.length;
  addStructure(
    streams,
    offset,
    fieldTable([shift, BEGIN, type], [separated + shift, SEPARATOR, 0xff], [separated + 2 + shift, END, 0x80]),
  );
  return make.makeCompoundFile(streams);
}

const WEB_PICTURE = ' COMMENTS "http://evil.example/a.png" \\d';

/** Fields whose marks or types stand in their tables only (MS-DOC 2.8.25), from which LibreOffice takes them. */
const listedFields: SampleRow[] = [
  ['INCLUDEPICTURE by the table, COMMENTS by the text', () => docOfField(WEB_PICTURE, INCLUDEPICTURE), 'active'],
  ...[HEADER_FIELDS, FOOTNOTE_FIELDS, TEXT_BOX_FIELDS].map(
    (offset): SampleRow => [
      `INCLUDEPICTURE by table ${offset}`,
      () => docOfField(WEB_PICTURE, INCLUDEPICTURE, { offset, before: 'Resume of Asha' }),
      'active',
    ],
  ),
  ['HYPERLINK by the table', () => docOfField('COMMENTS "ms-msdt:/id x"', HYPERLINK), 'active'],
  ['HYPERLINK by the table, without a word', () => docOfField('"ms-msdt:/id x"', HYPERLINK), 'active'],
  ['DDEAUTO by the table', () => docOfField('COMMENTS c:\\\\cmd.exe x', DDEAUTO), 'active'],
  ['table of fields without marks in the text', () => docOfField('COMMENTS x', COMMENTS, { marks: '...' }), 'broken'],
  [
    'a field without marks in the text',
    () => docOfField(' INCLUDEPICTURE "http://evil.example/a.png"', INCLUDEPICTURE, { marks: '. .' }),
    'broken',
  ],
  ['table of fields that lie elsewhere', () => docOfField('PAGE', COMMENTS, { shift: 1 }), 'broken'],
  [
    'table of fields outside of its stream',
    () => {
      const streams = makeDocStreams(['Resume']);
      streams.WordDocument.writeUInt32LE(0xffff, MAIN_FIELDS + 4);
      return make.makeCompoundFile(streams);
    },
    'broken',
  ],
  ['web link by table and text', () => docOfField(' HYPERLINK "https://example.com" ', HYPERLINK), 'doc'],
  ['web link, its word in French', () => docOfField(' LIEN_HYPERTEXTE "https://example.com" ', HYPERLINK), 'doc'],
  [
    'web link in a text box',
    () => docOfField('HYPERLINK "https://a.in"', HYPERLINK, { offset: TEXT_BOX_FIELDS }),
    'doc',
  ],
];

const utf16 = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le');

/** Properties of a shape (MS-ODRAW 2.3.1), all with data. */
function shapeOf(...properties: [id: number, data: Buffer][]): Buffer {
  const entries = properties.map(([id, data]) => {
    const entry = Buffer.alloc(6);
    entry.writeUInt16LE(0x8000 | id, 0);
    entry.writeUInt32LE(data.length, 2);
    return entry;
  });
  const content = Buffer.concat([...entries, ...properties.map(([, data]) => data)]);
  const header = Buffer.alloc(8);
  header.writeUInt16LE((properties.length << 4) | 3, 0);
  header.writeUInt16LE(0xf00b, 2);
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}

function docOfShape(...properties: [id: number, data: Buffer][]): Buffer {
  const streams = makeDocStreams(['Resume']);
  addStructure(streams, DRAWINGS, shapeOf(...properties));
  return make.makeCompoundFile(streams);
}

const PICTURE_NAME = 0x105;
const FILL_NAME = 0x187;
const VERTICES = 0x145;
const LINK = 0x382;
const ALT_TEXT = 0x381;

/** A document with a picture in its data stream, by the name of a file (MS-DOC 2.9.190). */
function docOfPicture(kind: number, name: string, at = 100): Buffer {
  const streams = makeDocStreams(['Resume \u0001']);
  const header = Buffer.alloc(68);
  header.writeUInt32LE(68 + 1 + name.length, 0);
  header.writeUInt16LE(68, 4);
  header.writeUInt16LE(kind, 6);
  const data = Buffer.concat([
    Buffer.alloc(at),
    header,
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.alloc(5_000),
  ]);
  // The property of a character that says where its picture is: sprmCPicLocation.
  const property = Buffer.concat([Buffer.from([0x03, 0x6a]), numbers(at)]);
  property.copy(streams.WordDocument, streams.WordDocument.length - 100);
  return make.makeCompoundFile({ ...streams, Data: data });
}

/** Pictures of other machines: their names stand in shapes or beside the picture, not in fields. */
const linkedPictures: SampleRow[] = [
  ['picture of the web in a shape', () => docOfShape([PICTURE_NAME, utf16('http://evil.example/a.png')]), 'active'],
  ['picture of a share in a shape', () => docOfShape([PICTURE_NAME, utf16('\\\\evil.example\\s\\a.png')]), 'active'],
  ['fill of the web', () => docOfShape([0x80, utf16('x')], [FILL_NAME, utf16('http://evil.example/a')]), 'active'],
  [
    'picture behind data whose size readers correct',
    () =>
      docOfShape([VERTICES, Buffer.from([1, 0, 1, 0, 8, 0, 9, 9])], [PICTURE_NAME, utf16('xyzhttp://evil.example/a')]),
    'active',
  ],
  ...[94, 98, 0x66].map(
    (kind): SampleRow => [
      `linked picture of kind ${kind}`,
      () => docOfPicture(kind, 'http://evil.example/a.png'),
      'active',
    ],
  ),
  ['linked picture of its machine', () => docOfPicture(94, 'C:\\pictures\\a.png'), 'doc'],
  [
    'name of a picture and a text about it',
    () => docOfShape([PICTURE_NAME, utf16('photo.jpg')], [ALT_TEXT, utf16('http://x')]),
    'doc',
  ],
  ['embedded picture', () => docOfPicture(0x64, 'http://evil.example/a.png'), 'doc'],
];

const HYPERLINK_CLASS = Buffer.from('d0c9ea79f9bace118c8200aa004ba90b', 'hex');
const URL_MONIKER = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex');
const FILE_MONIKER = Buffer.from('0303000000000000c000000000000046', 'hex');

/** A hyperlink object (MS-OSHARED 2.3.7.1) with the parts that its flags announce. */
const linkObject = (flags: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([HYPERLINK_CLASS, numbers(2, flags), ...parts]);
const counted = (text: string): Buffer => Buffer.concat([numbers(text.length + 1), utf16(text)]);
const urlMoniker = (address: string): Buffer =>
  Buffer.concat([URL_MONIKER, numbers(utf16(address).length), utf16(address)]);
const fileMoniker = (path: string, wide = path): Buffer =>
  Buffer.concat([
    FILE_MONIKER,
    Buffer.from([0, 0]),
    numbers(path.length + 1),
    Buffer.from(`${path}\0`, 'latin1'),
    Buffer.from('ffffadde', 'hex'),
    Buffer.alloc(20),
    numbers(wide.length * 2 + 6, wide.length * 2),
    Buffer.from([3, 0]),
    Buffer.from(wide, 'utf16le'),
  ]);
const docOfLink = (link: Buffer): Buffer => docOfShape([PICTURE_NAME, utf16('a.png')], [LINK, link]);

/** Hyperlinks of shapes, which stand in no field. */
const shapeLinks: SampleRow[] = [
  ['shape that starts a program', () => docOfLink(linkObject(3, urlMoniker('ms-msdt:/id shape'))), 'active'],
  ['shape that leads to a share', () => docOfLink(linkObject(3, fileMoniker('\\\\evil\\s\\x.exe'))), 'active'],
  [
    'shape with a share in its wide path',
    () => docOfLink(linkObject(3, fileMoniker('a.pdf', '\\\\evil\\s\\a'))),
    'active',
  ],
  ['shape with a share as a text', () => docOfLink(linkObject(0x101, counted('\\\\evil\\s\\x'))), 'active'],
  [
    'shape with a label before a script',
    () => docOfLink(linkObject(0x93, counted('label'), counted('_top'), urlMoniker('javascript:alert(1)'))),
    'active',
  ],
  ['shape with a script as a bookmark', () => docOfLink(linkObject(8, counted('javascript:alert(1)'))), 'active'],
  ['shape with an unknown link', () => docOfLink(linkObject(1, Buffer.alloc(16, 7))), 'active'],
  [
    'shape with a link that is cut off',
    () => docOfLink(linkObject(3, urlMoniker('https://a.in').subarray(0, 30))),
    'active',
  ],
  ['shape with a web link', () => docOfLink(linkObject(3, urlMoniker('https://www.linkedin.com/in/asha'))), 'doc'],
  [
    'shape with a link to a bookmark',
    () => docOfLink(linkObject(0x1a, counted('Top: skills'), counted('_Toc1'))),
    'doc',
  ],
  ['shape with a link to a file beside it', () => docOfLink(linkObject(1, fileMoniker('work.pdf'))), 'doc'],
];

/** What structures of Word 97–2003 documents say beside or against their text. */
export const word97Structures: SampleRow[] = [...listedFields, ...linkedPictures, ...shapeLinks];
