import { createCipheriv, createHash } from 'node:crypto';
import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

/** Objects that no cross-reference table names, which viewers therefore do not use. */
const DECOYS = '7 0 obj\n/GoTo\nendobj\n8 0 obj\n(https://example.com)\nendobj\n';
const ACTION = '<</S 7 0 R/URI 8 0 R>>';
const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
const withObjects = (objects: string, decoys = DECOYS) =>
  make.makePdf({ objects: `${decoys}${object(5, '<</Type/Annot/Subtype/Link/A 6 0 R>>')}${objects}` });
/** A link that starts a program, whose address is an object with this header. */
const withHeader = (header: string) => () =>
  withObjects(`${object(6, '<</S/URI/URI 8 0 R>>')}${header}\n(ms-msdt:x)\nendobj\n`);
/** A link whose address is given in this spelling of a reference to object 8. */
const withReference = (reference: string) => () =>
  withObjects(`${object(6, `<</S/URI/URI ${reference}>>`)}${object(8, '(ms-msdt:x)')}`, '');

const PROGRAM = '/S/URI/URI(ms-msdt:x)';
/** A link with these entries of its action. */
const withEntries = (entries: string) => () => withObjects(object(6, `<<${entries}>>`), '');

const objectStream = (data: string, dictionary: string, keyword = 'stream\n') =>
  `9 0 obj\n<</Type/ObjStm${dictionary}/Length ${data.length}>>\n${keyword}${data}\nendstream\nendobj\n`;
const withPacked =
  (data: string, dictionary: string, keyword?: string, more = '') =>
  () =>
    withObjects(`${object(6, ACTION)}${objectStream(data, dictionary, keyword)}${more}`);

/** An object stream whose length may be wrong. */
const withStreamData = (data: string, dictionary: string) => () =>
  withObjects(object(6, ACTION) + object(9, `<</Type/ObjStm${dictionary}>>\nstream\n${data}\nendstream`));

const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
const hexOf = (text: string) => Buffer.from(text).toString('hex');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

/** AES-256 of revision 5 with an empty user password and a file key of zero bytes. */
function makeEncryption(): string {
  const salts = Buffer.alloc(16, 1);
  const hash = (salt: Buffer) => createHash('sha256').update(salt).digest();
  const user = Buffer.concat([hash(salts.subarray(0, 8)), salts]);
  const cipher = createCipheriv('aes-256-cbc', hash(salts.subarray(8)), Buffer.alloc(16)).setAutoPadding(false);
  const filter = '/CF<</StdCF<</CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF';
  return `<</Filter/Standard/V 5/R 5/Length 256/P -4/O${hex(Buffer.alloc(48))}/U${hex(user)}/UE${hex(cipher.update(Buffer.alloc(32)))}${filter}>>`;
}
const TRAILER = '/Encrypt 10 0 R/ID[<00><00>]';
const ENCRYPTION = object(10, makeEncryption());
const LINK = object(6, '<</S/URI/URI 8 0 R>>');

/**
 * PDFs that viewers and a search for objects may read in different ways, so that a harmless object stands for an active one;
 * and genuine ones that resemble them.
 */
export const ambiguousPdfs: SampleRow[] = [
  // Strings.
  ...['ms-\x1ben\x1bmsdt:x', '\x1ben-IN\x1b\\\\host\\share'].flatMap((address): SampleRow[] => [
    [
      `code of a language in UTF-16: ${JSON.stringify(address)}`,
      withEntries(`/S/URI/URI${hex(utf16(address))}`),
      'active',
    ],
    [
      `code of a language in UTF-8: ${JSON.stringify(address)}`,
      withEntries(`/S/URI/URI${hex(Buffer.from(`\ufeff${address}`))}`),
      'active',
    ],
  ]),
  [
    'sign in a hexadecimal string',
    withEntries(`/S/URI/URI<${hexOf('ms-msdt:').slice(0, 9)}z${hexOf('ms-msdt:').slice(10)}>`),
    'broken',
  ],
  ['blanks in a hexadecimal string', withEntries('/S/URI/URI<6874 7470\n3A2F\t2F78>'), 'pdf'],
  // Headers of objects.
  ['numbers in a comment of a header', withHeader('8 0 %5 6\nobj'), 'active'],
  ['numbers in a comment between the numbers of a header', withHeader('8 %5\n0 obj'), 'active'],
  ['a number in a comment, the other behind it', withHeader('8 0 %5\r6%\robj'), 'broken'],
  ['long comment in a header', withHeader(`8 0 %${'a'.repeat(400)}\nobj`), 'broken'],
  ['many comments in a header', withHeader(`8 0 ${'%1 2 obj\n'.repeat(60)}obj`), 'broken'],
  ['sign in a header', withHeader('+8 0 obj'), 'active'],
  ['sign of a generation', withHeader('8 +0 obj'), 'active'],
  ['fraction in a header', withHeader('8.0 0 obj'), 'broken'],
  ['fraction of a generation', withHeader('8 0. obj'), 'broken'],
  ['exponent in a header', withHeader('8e0 0 obj'), 'broken'],
  ['number beyond 32 bits in a header', withHeader('4294967304 0 obj'), 'broken'],
  ['blanks of one viewer in a header', withHeader('8\xff0\x80obj'), 'active'],
  ['digits without end in a header', withHeader(`${'8'.repeat(300_000)}.${'1.'.repeat(100_000)} 0 obj`), 'broken'],
  ['comments without end in a header', withHeader(`8 0 ${'%1 2\n'.repeat(100_000)}obj`), 'broken'],
  ['leading zeros in a header', withHeader('0008 00 obj'), 'active'],
  ['NUL and form feed in a header', withHeader('8\0\f0\0obj'), 'active'],
  // Objects that no reference finds.
  [
    'name that only a cross-reference table finds',
    () => withObjects(`${object(6, ACTION)}1${object(7, '/JavaScript')}`),
    'macros',
  ],
  [
    'address that only a cross-reference table finds',
    () => withObjects(`${object(6, ACTION)}1${object(8, '(javascript:x)')}`),
    'active',
  ],
  [
    'attachment behind a decoy',
    () => withObjects(`${object(6, '<</F(a)/EF 8 0 R>>')}8 0 %1 2\nobj <</F 7 0 R>>\nendobj\n`, object(8, 'null')),
    'active',
  ],
  [
    'dynamic form behind a decoy',
    () => make.makePdf({ catalog: '/AcroForm<</XFA 8 0 R>>', objects: object(8, 'null') }),
    'active',
  ],
  [
    'pages whose number is in a table only',
    () => {
      const text = make.makePdf().toString('latin1').replace('2 0 obj', '7 0 obj');
      const offset = String(text.indexOf('7 0 obj')).padStart(10, '0');
      return Buffer.from(text.replace('xref\n', `xref\n2 1\n${offset} 00000 n \n`), 'latin1');
    },
    'broken',
  ],
  // References.
  ['reference with a fraction', withReference('8.5 0 R'), 'broken'],
  ['reference with an exponent', withReference('8e0 0 R'), 'broken'],
  ['reference with a sign in another line', withReference('+\n8 0 R'), 'broken'],
  ['reference with a fraction of a generation', withReference('8 0.5 R'), 'broken'],
  ['reference beyond 32 bits', withReference('4294967304 0 R'), 'broken'],
  ['reference with a sign', withReference('+8 -0 R'), 'active'],
  ['reference with NUL and form feed', withReference('008\0\f00\0R'), 'active'],
  ['reference with blanks of one viewer', withReference('8\xff0\x80R'), 'broken'],
  ['reference of another generation', withReference('8 5 R'), 'active'],
  [
    'chain of references with a fraction',
    () => withObjects(`${LINK}${object(8, '11.5 0 R')}${object(11, '(ms-msdt:x)')}`, ''),
    'broken',
  ],
  [
    'chain of references with a sign in another line',
    () => withObjects(`${LINK}${object(8, '+\n11 0 R')}${object(11, '(ms-msdt:x)')}`, ''),
    'broken',
  ],
  ['key with a blank of one viewer', () => withObjects(object(6, '<</S\xff/JavaScript\x80/JS\xff(x)>>')), 'broken'],
  ['stream behind a blank of one viewer', withPacked('7 0 /GoTo', '/N 1/First 4', '\xffstream\n'), 'broken'],
  // Entries that some viewers find in what others skip.
  ['entries in an array behind a keyword, which ends it for PDFium', withEntries(`/X[foo ${PROGRAM}]`), 'broken'],
  ['entries behind an array without an end', withEntries(`/X[1 endobj ${PROGRAM}`), 'broken'],
  ['entries in an array that is no value', withEntries(`/X 1[${PROGRAM}]`), 'broken'],
  ['script in an array that is no value', withEntries('/X 1[/S/JavaScript/JS(x)]'), 'broken'],
  ['entries in a string that is no value', withEntries('/X 1(/S/URI/URI<6d732d6d7364743a78>)'), 'broken'],
  ['entries in a string of digits that is no value', withEntries(`/X 1<${PROGRAM}`), 'broken'],
  [
    'web page that opens by itself, in a dictionary that is no value',
    () => make.makePdf({ catalog: '/OpenAction<</X 1<</S/URI/URI(https://example.com)>>>>' }),
    'broken',
  ],
  [
    'object stream whose dictionary ends in a string for PDFium',
    () => {
      const data = '8 0 (ms-msdt:x) >>';
      const stream = `<</Type/ObjStm/N 1/First 4/Length ${data.length}/X 1 <AB>>\nstream\n${data}\nendstream`;
      return withObjects(`${object(6, ACTION)}${object(9, stream)}`);
    },
    'broken',
  ],
  ['entries behind two numbers', withEntries('/X 0 1/Y /S/URI/URI(ms-msdt:x)'), 'broken'],
  ['entries behind a key without value', withEntries(`/X >> ${PROGRAM}`), 'broken'],
  ['entries behind an inline image', withEntries(`/X BI ID /Y( EI ${PROGRAM}`), 'broken'],
  ['entries behind the data of no image', withEntries(`/X ID(${PROGRAM})`), 'broken'],
  ['NUL in a name', withEntries('/S/JavaScript#00x/JS#00x(x)'), 'macros'],
  ['name as an address', withEntries('/S/URI/URI/ms-msdt:x'), 'active'],
  ['address in UTF-16', withEntries('/S/URI/URI<FEFF006d0073002d006d007300640074003a0078>'), 'active'],
  ['address behind many blanks', withEntries(`/S/URI/URI(${' '.repeat(5_000)}ms-msdt:x)`), 'active'],
  [
    'number that PDFium cuts off',
    () => withObjects(`${object(6, `<</S/URI/URI ${'0'.repeat(255)}71 0 R>>`)}${object(7, '(ms-msdt:x)')}`, ''),
    'broken',
  ],
  // Object streams.
  ['number in a comment of the header', withPacked('%1\n7 0 8 6 /GoTo (x) ', '/N 2/First 11'), 'broken'],
  ['objects before the first one', withPacked('7 4 /JavaScript', '/N 1/First 0'), 'macros'],
  ['address before the first object', withPacked('8 4 (ms-msdt:x)', '/N 1/First 0'), 'broken'],
  ['more objects than numbers', withPacked('8 0 (x)', '/N 2/First 4'), 'broken'],
  [
    'end of the data in a word, for those who do not search for the keyword behind a wrong length',
    withStreamData('8 0 endstream(ms-msdt:x)', '/N 1/First 13/Length 3'),
    'active',
  ],
  [
    'end of the data before the declared length, behind which some search',
    withStreamData('8 0\nendstream (ms-msdt:x)', '/N 1/First 14/Length 14'),
    'active',
  ],
  ['sign in the header', withPacked('8 +1 ((ms-msdt:x)', '/N 1/First 5'), 'active'],
  ['header behind blanks', withPacked(`${' '.repeat(500_000)}8 0 (ms-msdt:x)`, '/N 1/First 500004'), 'active'],
  ['first object by two numbers', withPacked('8 0 (x)    (ms-msdt:x)', '/N 1/First 4/First 11'), 'broken'],
  [
    'first object by two definitions',
    withPacked('8 0 (x)    (ms-msdt:x)', '/N 1/First 11 0 R', undefined, object(11, '4') + object(11, '11')),
    'broken',
  ],
  ['data before the line end', withPacked('8 0 (ms-msdt:x)', '/N 1/First 4', 'stream8 0 (x)\n'), 'broken'],
  ['line end far behind', withPacked('8 0 (ms-msdt:x)', '/N 1/First 4', `stream${' '.repeat(400)}\n`), 'broken'],
  // Encryption.
  [
    'encryption that no trailer names',
    () => withObjects(`${LINK}${object(8, '(ms-msdt:x)')}${ENCRYPTION}${object(11, `<<${TRAILER}>>`)}`, ''),
    'broken',
  ],
  [
    'address in an object stream, which is encrypted as a whole',
    () => {
      const vector = Buffer.alloc(16);
      const cipher = createCipheriv('aes-256-cbc', Buffer.alloc(32), vector);
      const data = Buffer.concat([vector, cipher.update('8 0 (ms-msdt:x)'), cipher.final()]).toString('latin1');
      return make.makePdf({ objects: `${LINK}${objectStream(data, '/N 1/First 4')}${ENCRYPTION}`, trailer: TRAILER });
    },
    'active',
  ],
  // What must be accepted.
  [
    'comments between objects',
    () => withObjects(`%% Original object ID: 5 0\n${object(6, '<</A 1>>')}% 100\n\n`),
    'pdf',
  ],
  ['header in several lines', () => withObjects('6\n0\nobj\n<</S/URI/URI(https://example.com)>>\nendobj\n'), 'pdf'],
  ['objects in one line', () => withObjects('6 0 obj (100 %) endobj 10 0 obj<</A 1>>endobj'), 'pdf'],
  ['header glued to the end of an object', () => withObjects('6 0 obj<</A 1>>endobj10 0 obj<</A 2>>endobj'), 'pdf'],
  ['header in several lines of an object stream', withPacked('11 0\r\n12 4\r\n(a) (b)', '/N 2/First 12'), 'pdf'],
  ['numbers and a reference in an object stream', withPacked('11 0 12 3 61 8 0 R', '/N 2/First 10'), 'pdf'],
  ['numbers that viewers repair', () => withObjects(object(6, '<</Rect[0.-1 --2 - 1.2.3]/A -.5/B 5 0 R>>')), 'pdf'],
  [
    'array with exponents and truth values',
    () => withObjects(object(6, '<</Matrix[1e-05 0 0 1]/Order[(Layer)true 5 0 R[(x)]false/A null]>>')),
    'pdf',
  ],
  ['title with a closing bracket', () => withObjects(object(6, '<</Title(Resume) 2026)/Author(Asha)>>')), 'pdf'],
  ['long web address', () => withObjects(object(6, `<</S/URI/URI(https://example.com/${'a'.repeat(5_000)})>>`)), 'pdf'],
  ['title that is an object', () => withObjects(object(6, '(Resume: Asha Kulkarni)')), 'pdf'],
  ['name in Latin-1', () => withObjects(object(6, '<</BaseFont/R\xe9sum\xe9/A 1>>')), 'pdf'],
  [
    'data with the keyword of an object',
    () => withObjects(object(6, '(100% text obj 2.0 obj 5 % obj,\n1.5, obj)')),
    'pdf',
  ],
];
