import { deflateSync } from 'node:zlib';
import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
const LINK = object(5, '<</Type/Annot/Subtype/Link/A 6 0 R>>');
const withObjects = (objects: string) => make.makePdf({ objects: LINK + objects });

/** Brackets that leave entries inside an array, or in the dictionary around it for PDFium, which drops the innermost. */
const behindBrackets = (depth: number, entries: string) =>
  `<</X ${'['.repeat(depth)}${']'.repeat(depth - 1)} ${entries}]/Y 1>>`;
const PROGRAM = '/S/Launch/F(x.pdf)';
const SCRIPT = '/S/JavaScript/JS(app.alert\\(1\\))';

const packed = (id: number, content: string) => {
  const data = deflateSync(`${id} 0 ${content}`).toString('latin1');
  return object(9, `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${data.length}>>\nstream\n${data}\nendstream`);
};
const streamWith = (entries: string, id = 7) => object(id, `<<${entries}>>\nstream\nx\nendstream`);

/** Streams of which each has the next one as its length; viewers read one inside the other. */
const lengthsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => streamWith(`/Length ${21 + i} 0 R`, 20 + i)).join('');

const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const UTF_16_BLANKS = `feff${'0020'.repeat(2_100)}`;
/** Strings whose written length says little of what they are: blanks of hex, line ends that are escaped, characters of two bytes. */
const longStrings = [
  `<${' '.repeat(9_000)}${hexOf('ms-msdt:x')}>`,
  `<${'z'.repeat(20_000)}${hexOf(String.raw`\\host\share`)}>`,
  `(${'\\\n'.repeat(9_000)}file:///C:/Windows/System32/calc.exe)`,
  `<${UTF_16_BLANKS}${hexOf('ms-msdt:x')}>`,
];

/** PDFs that exceed a limit of a viewer, which then reads what follows in another way; and genuine ones below it. */
export const viewerLimitPdfs: SampleRow[] = [
  ...longStrings.flatMap((text, i): SampleRow[] => [
    [
      `address behind much that stands for nothing (${i})`,
      () => withObjects(object(6, `<</S/URI/URI${text}>>`)),
      'active',
    ],
    [
      `base behind much that stands for nothing (${i})`,
      () => make.makePdf({ catalog: `/URI<</Base${text}>>`, objects: LINK + object(6, '<</S/URI/URI(x)>>') }),
      'active',
    ],
  ]),
  [
    'a long web address',
    () => withObjects(object(6, `<</S/URI/URI(https://example.com/?q=${'a'.repeat(9_000)})>>`)),
    'pdf',
  ],
  // PDFium reads values 64 deep.
  ...[31, 55, 62, 63, 64, 65, 66, 80, 95].flatMap((depth): SampleRow[] => [
    [`program behind ${depth} brackets`, () => withObjects(object(6, behindBrackets(depth, PROGRAM))), 'broken'],
    [
      `script of the document behind ${depth} brackets`,
      () =>
        make.makePdf({
          catalog: '/Names<</JavaScript<</Names[(a) 6 0 R]>>>>',
          objects: object(6, behindBrackets(depth, SCRIPT)),
        }),
      'broken',
    ],
    [
      `program behind ${depth} brackets of an object stream`,
      () => withObjects(packed(6, behindBrackets(depth, PROGRAM))),
      'broken',
    ],
  ]),
  [
    'program behind dictionaries nested deeply',
    () => withObjects(object(6, `<</X ${'<</X '.repeat(62)}[[${'>>'.repeat(62)}/Y[${PROGRAM}]>>`)),
    'broken',
  ],
  [
    'script of a trailer behind brackets nested deeply',
    () => make.makePdf({ trailer: `/Root<</Type/Catalog/OpenAction ${behindBrackets(60, SCRIPT)}>>` }),
    'broken',
  ],
  [
    'program behind few brackets, which PDFium reads inside many streams',
    () => withObjects(lengthsOf(56) + object(76, behindBrackets(8, PROGRAM))),
    'broken',
  ],
  ['two streams, one the length of the other', () => withObjects(lengthsOf(2)), 'broken'],
  [
    'length of an object stream in an object stream',
    () =>
      make.makePdf({
        objects: `${packed(14, '7')}${object(10, '<</Type/ObjStm/N 1/First 4/Length 14 0 R>>stream\r\n8 0 (x)\r\nendstream')}`,
      }),
    'broken',
  ],
  // Data of a stream inside a dictionary, which only some viewers skip.
  [
    'program behind a stream in a dictionary, whose data are the sign of a comment',
    () => withObjects(object(6, `<</X<</Length 1>>stream\n%endstream ${PROGRAM}\n>>`)),
    'broken',
  ],
  [
    'program behind a stream in an array, whose data are the sign of a comment',
    () => withObjects(object(6, `<</X[<</Length 1>>stream\n%endstream ${PROGRAM}\n]>>`)),
    'broken',
  ],
  [
    'program behind the end of an object in a dictionary',
    () => withObjects(object(6, `<</X 1 endobj %\r${PROGRAM}\n>>`)),
    'macros',
  ],
  // What must be accepted.
  ['values 25 deep', () => withObjects(object(6, `<</X ${'[<</A '.repeat(12)}1${'>>]'.repeat(12)}>>`)), 'pdf'],
  [
    'length by reference, beside an object of its number in a former version',
    () => withObjects(`${streamWith('/Length 8 0 R')}${object(8, '<</A 1>>')}${object(8, '1')}`),
    'pdf',
  ],
];
