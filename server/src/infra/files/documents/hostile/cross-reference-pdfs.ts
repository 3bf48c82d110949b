import { deflateSync } from 'node:zlib';
import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const PROGRAM = '(ms-msdt:x)';
const object = (id: number | string, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
/** A link whose address is object 8, which whoever reads whole numbers finds in a decoy. */
const LINK = object(5, '<</Type/Annot/Subtype/Link/A 6 0 R>>') + object(6, '<</S/URI/URI 8 0 R>>');
const DECOY = object(8, '(https://example.com)');

/** A document of objects whose last part, such as a cross-reference table, is made for what stands before it. */
function withPart(objects: string, makePart: (text: string) => string, header = '%PDF-1.7\n'): Buffer {
  const text = make.makePdf({ objects, header }).toString('latin1');
  return Buffer.from(`${text}${makePart(text)}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}
const TRAILER = 'trailer\n<</Size 20/Root 1 0 R>>';
const entry = (offset: number, type = 'n') => `${String(offset).padStart(10, '0')} 00000 ${type} \n`;
/** A table with the entries of consecutive objects; each offset is that of a text, moved by a number of bytes. */
const tableOf =
  (first: number, ...places: [text: string, moved?: number][]) =>
  (text: string) =>
    `xref\n${first} ${places.length}\n${places.map(([place, moved = 0]) => entry(text.indexOf(place) + moved)).join('')}${TRAILER}`;

/** Rows of a cross-reference stream with the widths 1, 2 and 1. */
const rowsOf = (...rows: [type: number, field: number, index: number][]) =>
  Buffer.from(rows.flatMap(([type, field, index]) => [type, field >> 8, field & 0xff, index]));
const streamOf = (data: Buffer, dictionary: string, id = 15) =>
  `${id} 0 obj\n<</Type/XRef/Size 20/Root 1 0 R${dictionary}/Length ${data.length}>>\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`;
/** Rows behind the differences to the row before (PNG predictor 2, up), as most writers store them. */
function withPredictor(rows: Buffer, columns = 4): Buffer {
  const lines: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    if (at % columns === 0) lines.push(2);
    lines.push(((rows[at] ?? 0) - (at < columns ? 0 : (rows[at - columns] ?? 0))) & 0xff);
  }
  return deflateSync(Buffer.from(lines));
}
const PREDICTOR = '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>';

const HIDDEN = LINK + DECOY + object(18, PROGRAM);
const withTable = (...places: [text: string, moved?: number][]) => withPart(HIDDEN, tableOf(8, ...places));
/** A cross-reference stream whose entry for object 8 points at the last digit of 18. */
const withStream =
  (dictionary: string, pack: (rows: Buffer) => Buffer = (rows) => rows, more = '') =>
  () =>
    withPart(HIDDEN, (text) => streamOf(pack(rowsOf([1, text.indexOf('18 0 obj') + 1, 0])), dictionary) + more);

const objectStream = (data: string, dictionary: string) =>
  `9 0 obj\n<</Type/ObjStm${dictionary}/Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\n`;
const withPacked = (data: string, dictionary: string, objects = LINK) =>
  make.makePdf({ objects: objects + objectStream(data, dictionary) });

/**
 * PDFs whose cross-reference tables and streams lead viewers to other objects than a search for whole numbers finds; and
 * genuine ones, also with the wrong tables that viewers repair.
 */
export const crossReferencePdfs: SampleRow[] = [
  // Tables.
  ['entry in an object number', () => withTable(['18 0 obj', 1]), 'active'],
  [
    'entry of an action in an object number',
    () => {
      const opened = object(16, '<</S/URI/URI(https://example.com)>>') + object(6, '<</S/GoTo/D[3 0 R/Fit]>>');
      return withPart(
        `${opened}7 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction 6 0 R>>\nendobj\n`,
        tableOf(6, ['16 0 obj', 1]),
      );
    },
    'active',
  ],
  ['entry of another object', () => withPart(HIDDEN, tableOf(8, ['18 0 obj'])), 'active'],
  [
    'entry in blanks before another object',
    () => withPart(`${LINK}${DECOY}%${' '.repeat(2_000)}\n${object(18, PROGRAM)}`, tableOf(8, ['   '])),
    'active',
  ],
  [
    'entry of another object with a comment',
    () =>
      withPart(
        `${LINK}${DECOY}${object(18, PROGRAM)}`,
        (text) => `xref%\n8%1\n1 %0 f\n${entry(text.indexOf('18 0 obj') + 1)}${TRAILER}`,
      ),
    'active',
  ],
  [
    'entry that is not as long as others',
    () => withPart(HIDDEN, (text) => `xref\n7 2\n0000000000 65535 f\n${text.indexOf('18 0 obj') + 1} 0 n\n${TRAILER}`),
    'active',
  ],
  [
    'entry that only a reader of 20 bytes finds',
    () => withPart(HIDDEN, (text) => `xref\n7 2\n0000000000 00000 f00${entry(text.indexOf('18 0 obj') + 1)}${TRAILER}`),
    'active',
  ],
  [
    'entry of no known type',
    () => withPart(HIDDEN, (text) => `xref\n8 1\n${entry(text.indexOf('18 0 obj') + 1, 'x')}${TRAILER}`),
    'active',
  ],
  [
    'entry of a table that begins with 1 for 0',
    () =>
      withPart(LINK + object(8, '(https://example.com)') + object(18, PROGRAM), (text) => {
        const free = Array.from({ length: 8 }, () => '0000000000 65535 f \n').join('');
        return `xref\n1 9\n${free}${entry(text.indexOf('18 0 obj') + 1)}${TRAILER}`;
      }),
    'active',
  ],
  [
    'entry in a table within the start of another',
    () => withPart(HIDDEN, (text) => `startxref\n8 1\n${entry(text.indexOf('18 0 obj') + 1)}${TRAILER}`),
    'active',
  ],
  [
    'entry behind blank lines',
    () => withPart(HIDDEN, (text) => tableOf(8, ['18 0 obj', 1 - 4])(text), '\n\n\n\n%PDF-1.7\n'),
    'active',
  ],
  [
    'entry beyond 32 bits',
    () => withPart(HIDDEN, (text) => `xref\n8 1\n${text.indexOf('18 0 obj') + 1 + 2 ** 32} 00000 n \n${TRAILER}`),
    'active',
  ],
  [
    'negative number in a table',
    () => withPart(HIDDEN, (text) => tableOf(8 - 2 ** 32, ['18 0 obj', 1])(text)),
    'broken',
  ],
  [
    'number beyond 32 bits in a table',
    () => withPart(HIDDEN, (text) => tableOf(2 ** 32 + 8, ['18 0 obj', 1])(text)),
    'broken',
  ],
  [
    'entries without end for objects far away',
    () =>
      withPart(
        `%${' '.repeat(200_000)}\n${object(18, PROGRAM)}`,
        (text) =>
          `xref\n20 2000\n${Array.from({ length: 2_000 }, (_, i) => entry(text.indexOf('   ') + i)).join('')}${TRAILER}`,
      ),
    'bomb',
  ],
  // Streams.
  ['entry of a stream in an object number', withStream('/W[1 2 1]/Index[8 1]'), 'active'],
  ['entry of a stream with two lengths', withStream('/W[1 2 1]/Index[8 1]/Length 8 0 R'), 'broken'],
  ['entry of a compressed stream', withStream('/W[1 2 1]/Index[8 1]/Filter/FlateDecode', deflateSync), 'active'],
  ['entry of a stream with a predictor', withStream(`/W[1 2 1]/Index[8 1]${PREDICTOR}`, withPredictor), 'active'],
  [
    'entry of a stream without type of entries',
    withStream('/W[0 2 1]/Index[8 1]', (rows) => rows.subarray(1)),
    'active',
  ],
  ['entry of a stream, keys in hex', withStream('/#57[1 2 1]/#49ndex[8 1]'), 'broken'],
  [
    'entry of a stream without ranges',
    withStream('/W[1 2 1]', (rows) => Buffer.concat([Buffer.alloc(32), rows])),
    'active',
  ],
  [
    'stream whose filter is an object',
    withStream('/W[1 2 1]/Index[8 1]/Filter 14 0 R', deflateSync, object(14, '/FlateDecode')),
    'broken',
  ],
  ['stream whose widths are an object', withStream('/W 14 0 R/Index[8 1]', undefined, object(14, '[1 2 1]')), 'broken'],
  ['stream whose ranges are an object', withStream('/W[1 2 1]/Index 14 0 R', undefined, object(14, '[8 1]')), 'broken'],
  ['stream with two lists of widths', withStream('/W[1 2 1]/W[1 1 2]/Index[8 1]'), 'broken'],
  [
    'stream with another filter',
    withStream('/W[1 2 1]/Index[8 1]/Filter/ASCIIHexDecode', (rows) => Buffer.from(rows.toString('hex'))),
    'broken',
  ],
  [
    'stream with another filter under its short name',
    withStream('/W[1 2 1]/Index[8 1]/F/AHx', (rows) => Buffer.from(rows.toString('hex'))),
    'broken',
  ],
  [
    'stream with parameters under their short name',
    withStream('/W[1 2 1]/Index[8 1]/Filter/FlateDecode/DP<</Predictor 12/Columns 4>>', withPredictor),
    'broken',
  ],
  [
    'stream that inflates without end',
    withStream('/W[1 2 1]/Filter/FlateDecode', () => deflateSync(Buffer.alloc(40_000_000))),
    'bomb',
  ],
  // Object streams.
  [
    'packed object by its place',
    () =>
      withPart(LINK + DECOY + objectStream(`18 0 ${PROGRAM}`, '/N 1/First 5'), () =>
        streamOf(rowsOf([2, 9, 0]), '/W[1 2 1]/Index[8 1]'),
      ),
    'active',
  ],
  ['packed objects in sequence', () => withPacked(`8 14 ${PROGRAM}   (https://example.com)`, '/N 1/First 5'), 'active'],
  [
    'packed object that ends where the next begins',
    () => withPacked('7 0 11 11 /JavaScriptX', '/N 2/First 10', object(6, '<</S 7 0 R>>')),
    'broken',
  ],
  [
    'packed object behind a filter under its short name',
    () => withPacked(`1${`8 0 ${PROGRAM}`.padEnd(50)}`, '/N 1/First 4/F/RL', LINK + DECOY),
    'broken',
  ],
  [
    'packed object with a number beyond 32 bits',
    () => withPacked(`4294967304 0 ${PROGRAM}`, '/N 1/First 13', LINK + DECOY),
    'broken',
  ],
  [
    'packed object with an offset beyond 32 bits',
    () => withPacked(`8 4294967296 ${PROGRAM}`, '/N 1/First 13', LINK + DECOY),
    'active',
  ],
  // What must be accepted.
  [
    'correct table',
    () => withPart(HIDDEN.replace(PROGRAM, '(x)'), tableOf(5, ['5 0 obj'], ['6 0 obj'], ['\n8 0 obj', 1])),
    'pdf',
  ],
  [
    'table one byte too far',
    () =>
      withPart(
        `${object(12, '(https://example.com)')}${object(2, 'null')}${object(22, PROGRAM)}`,
        tableOf(12, ['12 0 obj', 1]),
      ),
    'pdf',
  ],
  ['table one byte too early', () => withPart(HIDDEN, tableOf(18, ['18 0 obj', -1])), 'pdf'],
  [
    'table with wrong offsets',
    () =>
      withPart(HIDDEN, tableOf(4, ['5 0 obj', -30], ['5 0 obj', 12], ['6 0 obj', 7], ['8 0 obj', -3], ['18 0 obj', 5])),
    'pdf',
  ],
  [
    'table with free and missing objects',
    () =>
      withPart(
        LINK + DECOY,
        () => `xref\n0 3\n0000000005 65535 f \n0000000000 00000 n \n0000000009 00001 f \n${TRAILER}`,
      ),
    'pdf',
  ],
  [
    'table behind blank lines',
    () => withPart(LINK + DECOY, tableOf(5, ['5 0 obj', -2], ['6 0 obj', -2]), '\n\n%PDF-1.7\n'),
    'pdf',
  ],
  [
    'table of a document whose line ends were translated',
    () => {
      const text = withPart(LINK + DECOY + object(12, '(x)'), tableOf(5, ['5 0 obj'], ['6 0 obj'])).toString('latin1');
      return Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1');
    },
    'pdf',
  ],
  [
    'cross-reference stream',
    () =>
      withPart(LINK + DECOY + objectStream('11 0 12 4 (a) (b)', '/N 2/First 10'), (text) =>
        streamOf(
          withPredictor(
            rowsOf([1, text.indexOf('8 0 obj'), 0], [1, text.indexOf('9 0 obj'), 0], [0, 0, 0], [2, 9, 0], [2, 9, 1]),
          ),
          `/W[1 2 1]/Index[8 5]${PREDICTOR}`,
        ),
      ),
    'pdf',
  ],
  [
    'hybrid of table and stream',
    () =>
      withPart(
        LINK + DECOY + objectStream('11 0 (a)', '/N 1/First 5') + streamOf(rowsOf([2, 9, 0]), '/W[1 2 1]/Index[11 1]'),
        (text) =>
          `xref\n8 1\n${entry(text.indexOf('8 0 obj'))}trailer\n<</Size 20/Root 1 0 R/XRefStm ${text.indexOf('15 0 obj')}>>`,
      ),
    'pdf',
  ],
  [
    'chain of tables that is a circle',
    () => withPart(LINK + DECOY, (text) => `xref\n0 0\ntrailer\n<</Size 20/Root 1 0 R/Prev ${text.length}>>`),
    'pdf',
  ],
  [
    'border and font with widths',
    () => make.makePdf({ objects: object(11, '<</BS<</W 1>>/W[0[500 600]7 9 250]>>') }),
    'pdf',
  ],
  ['packed objects with comments', () => withPacked('11 2 12 8 %\n(a)%\n(b)', '/N 2/First 10'), 'pdf'],
];
