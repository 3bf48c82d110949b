import { deflateSync } from 'node:zlib';
import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
const LINK = object(5, '<</Type/Annot/Subtype/Link/A 6 0 R>>') + object(6, '<</S/URI/URI 8 0 R>>');
const PROGRAM = '(ms-msdt:x)';

const streamOf = (data: Buffer, dictionary: string, id: number) =>
  `${id} 0 obj\n<<${dictionary}/Length ${data.length}>>\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`;
const ZLIB = [0x78, 0x01];
const FIRST = 100;

/** Data that inflate to a harmless object 8, and contain the address of a program for viewers that do not inflate them. */
function withTwoReadings(header = ZLIB): Buffer {
  const harmless = Buffer.from(`${'8 0 '.padEnd(FIRST)}(x)`);
  const size = [harmless.length, 0, ~harmless.length & 0xff, 0xff];
  const inflated = Buffer.from([...header, 0, ...size, ...harmless, 1, 0, 0, 0xff, 0xff]);
  const place = inflated.length + '\n8 000 '.length - FIRST;
  return Buffer.concat([inflated, Buffer.from(`\n8 ${String(place).padStart(3, '0')} ${PROGRAM}`)]);
}

/** A link whose address is in an object stream. */
const withPacked = (data: Buffer, dictionary: string, more = '') =>
  make.makePdf({ objects: LINK + streamOf(data, dictionary, 9) + more });
const packedTwice =
  (filters: string, more = '', data = withTwoReadings()) =>
  () =>
    withPacked(data, `/Type/ObjStm/N 1/First ${FIRST}${filters}`, more);
const compressed =
  (entries: string, more = '') =>
  () =>
    withPacked(deflateSync('8 0 (x)'), `/Filter/FlateDecode${entries}`, more);
const plain =
  (data: string, entries: string, more = '') =>
  () =>
    withPacked(Buffer.from(data, 'latin1'), entries, more);

const TYPED = '/Type/ObjStm/N 1/First 4';
/** A cross-reference stream that says that object 8 is the first in stream 9. */
const REFERENCES = streamOf(Buffer.from([2, 0, 9, 0]), '/Type/XRef/Size 20/Root 1 0 R/W[1 2 1]/Index[8 1]', 15);
const crossReference = (entries: string) => () =>
  make.makePdf({ objects: LINK + object(8, '(x)') + streamOf(Buffer.alloc(4), `/Root 1 0 R${entries}`, 15) });
const WIDTHS = '/W[1 2 1]/Index[0 1]';

/**
 * PDFs with packed objects whose dictionaries decide in several ways how viewers read the bytes; and genuine ones that resemble
 * them.
 */
export const packedPdfs: SampleRow[] = [
  // Filters of an object stream.
  ...[
    '/Filter/FlateDecode/Filter null',
    '/Filter null/Filter/FlateDecode',
    '/Filter/FlateDecode/Filter[]',
    '/Filter/FlateDecode/Filter(x)',
    '/Filter/FlateDecode/Filter 1',
    '/Filter/FlateDecode/Filter/FlateDecode',
    '/Filter/FlateDecode/Filter false',
    '/Filter/FlateDecode/Filter 77 0 R',
    '/Filter[[/FlateDecode]]',
    '/Filter[/FlateDecode null]',
    '/Filter<</X/FlateDecode>>',
    '/Filter#00/FlateDecode',
    '/Filter/FlateDecode#00',
    '/Filter/FlateDecode/F#69lter null',
    '/Filter\x80/FlateDecode',
    '/Filter/FlateDecode/FFilter null',
  ].map((filters): SampleRow => [`packed object with filters ${filters}`, packedTwice(filters), 'broken']),
  [
    'packed object with a filter of two definitions',
    packedTwice('/Filter 14 0 R', object(14, '/FlateDecode') + object(14, 'null')),
    'broken',
  ],
  ...(
    [
      ['of another method', [0x25, 0x61]],
      ['with a wrong check', [0x78, 0x02]],
      ['with a window too large', [0x88, 0x1c]],
      ['with a preset dictionary', [0x78, 0xbb]],
    ] as const
  ).map(
    ([title, header]): SampleRow => [
      `packed object with a header of zlib ${title}`,
      packedTwice('/Filter/FlateDecode', '', withTwoReadings([...header])),
      'broken',
    ],
  ),
  // Parameters of a filter.
  ...['1-2', 'foo', '/x', '(x)', '[12]', '<<>>', 'null', '1.0', '14 0 R'].map(
    (predictor): SampleRow => [
      `packed object with the predictor ${predictor}`,
      compressed(`${TYPED}/DecodeParms<</Predictor ${predictor}>>`, object(14, '1')),
      'broken',
    ],
  ),
  ['packed object with parameters twice', compressed(`${TYPED}/DecodeParms null/DecodeParms<<>>`), 'broken'],
  ['packed object with parameters of other filters', compressed(`${TYPED}/DecodeParms[<<>>]`), 'broken'],
  // Numbers of an object stream.
  ...['/N 0-1/First 4', '/N 1/First 0-4', '/N 1/First 4.5', '/N 1/First +4', '/N 1/First 4/First null', '/N 1'].map(
    (numbers): SampleRow => [`packed object with ${numbers}`, plain('8 4    (x)', `/Type/ObjStm${numbers}`), 'broken'],
  ),
  ['first object within a number', plain(`8 01 ${PROGRAM}`, '/Type/ObjStm/N 1/First 3'), 'broken'],
  [
    'length of an object stream by an unusual number',
    () =>
      make.makePdf({
        objects: `${object(14, '7-2')}${object(9, `<<${TYPED}/Length 14 0 R>>\nstream\n8 0 (x)\nendstream`)}`,
      }),
    'broken',
  ],
  // Streams that only some viewers take for an object stream.
  ...['/N 1', '/N 1/First(4)', '/N 1/First 77 0 R', '/N 1/First 4', '/Type/XObject/N 1/First 4'].map(
    (entries): SampleRow => [
      `packed object in a stream with ${entries}`,
      plain(`8 4 ${PROGRAM}`, entries, object(8, '(x)') + REFERENCES),
      'broken',
    ],
  ),
  ['stream that has a first object only', plain(`8 0 ${PROGRAM}`, '/First 4', object(8, '(x)')), 'broken'],
  // Cross-reference streams.
  ...[
    `/Size 20${WIDTHS}`,
    `/Type/XRef${WIDTHS}`,
    `/Type/XRef/Size 20/W[1 2]/Index[0 1]`,
    `/Type/XRef/Size 20/W[1 2 1 0]/Index[0 1]`,
    `/Type/XRef/Size 20/W[1 2 1.0]/Index[0 1]`,
    `/Type/XRef/Size 20/W[1 2 1]/Index[0]`,
    `/Type/XRef/Size 20/Index[0 1]`,
    `/Type/XRef/Size 20${WIDTHS}/W null`,
    `/Type/XRef/Size 20${WIDTHS}/Index#00 null`,
    `/Type/XRef/Size 20${WIDTHS}/Filter null`,
    `/Type/XRef/Size 2-1${WIDTHS}`,
    `/Type/XRef/Size 20${WIDTHS}%\n`,
  ].map((entries): SampleRow => [`cross-reference stream with ${entries}`, crossReference(entries), 'broken']),
  [
    'encryption with a key that ends at NUL',
    () => make.makePdf({ objects: object(8, '<</StmF#00/StdCF>>') }),
    'broken',
  ],
  // What must be accepted.
  ['packed object', compressed(TYPED), 'pdf'],
  ['packed object without compression', plain('8 0 (x)', TYPED, REFERENCES), 'pdf'],
  [
    'packed object with lists of one filter',
    () =>
      withPacked(
        deflateSync('8 0 (x)'),
        `${TYPED}/Filter [ /FlateDecode ]\r\n/DecodeParms [ << /Predictor 1 /Columns 4 >> ] `,
        REFERENCES,
      ),
    'pdf',
  ],
  [
    'length of an object stream by reference',
    () =>
      make.makePdf({
        objects: `${LINK}${object(9, `<<${TYPED}/Length 14 0 R/Extends 16 0 R>>stream\r\n8 0 (x)\r\nendstream`)}${object(14, ' 7 ')}`,
      }),
    'pdf',
  ],
  [
    'cross-reference stream',
    crossReference(`/Type /XRef /Size 20 /W [ 1 2 1 ] /Index [ 0 1 ] /ID[(\\)(x)\xff)<00>]`),
    'pdf',
  ],
  ['stream with the number of a former object stream', plain('q Q', '', object(8, '(x)') + REFERENCES), 'pdf'],
  ['colour profile', () => make.makePdf({ objects: streamOf(Buffer.from('x'), '/N 3/Alternate/DeviceRGB', 8) }), 'pdf'],
];
