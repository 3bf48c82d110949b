import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import * as make from '../make-test-documents.ts';
import { ambiguousPdfs } from './ambiguous-pdfs.ts';
import { crossReferencePdfs } from './cross-reference-pdfs.ts';
import type { SampleRow } from './document-sample.ts';
import { encryptedPdfs } from './encrypted-pdfs.ts';
import { packedPdfs } from './packed-pdfs.ts';
import { viewerLimitPdfs } from './viewer-limit-pdfs.ts';

const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
const stream = (id: number, dictionary: string, content: string) =>
  `${id} 0 obj\n<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream\nendobj\n`;
const opening = (action: string, objects = '') => make.makePdf({ catalog: `/OpenAction ${action}`, objects });

/** An object stream with a valid header, encrypted by the key of the file if given. */
function objectStream(objects: string, dictionary = '/Type/ObjStm', fileKey?: Buffer, offset = 0): string {
  let data = deflateSync(`5 ${offset} `.concat(objects));
  if (fileKey) {
    const vector = Buffer.alloc(16, 3);
    const cipher = createCipheriv('aes-256-cbc', fileKey, vector);
    data = Buffer.concat([vector, cipher.update(data), cipher.final()]);
  }
  return stream(9, `${dictionary}/N 1/First 4/Filter/FlateDecode`, data.toString('latin1'));
}

const CRYPT_FILTER = '/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen/Length 32>>>>/StmF/StdCF/StrF/StdCF';
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;

/** A PDF in AES-256 (revision 5) whose user password is empty, with an encrypted object stream and string. */
function makeEncryptedPdf(packed: string, plain: (encrypt: (text: string) => string) => string, password = ''): Buffer {
  const fileKey = randomBytes(32);
  const [validation, salt] = [Buffer.alloc(8, 1), Buffer.alloc(8, 2)];
  const hash = (value: Buffer) => createHash('sha256').update(password).update(value).digest();
  const user = Buffer.concat([hash(validation), validation, salt]);
  const cipher = createCipheriv('aes-256-cbc', hash(salt), Buffer.alloc(16)).setAutoPadding(false);
  const encryptString = (text: string): string => {
    const vector = Buffer.alloc(16, 4);
    const strings = createCipheriv('aes-256-cbc', fileKey, vector);
    return hex(Buffer.concat([vector, strings.update(text, 'latin1'), strings.final()]));
  };
  const encrypt = `<</Filter/Standard/V 5/R 5/Length 256/P -1084/O${hex(Buffer.alloc(48))}/U${hex(user)}/OE${hex(Buffer.alloc(32))}/UE${hex(cipher.update(fileKey))}/Perms${hex(Buffer.alloc(16))}${CRYPT_FILTER}>>`;
  return make.makePdf({
    objects: `${object(8, encrypt)}${objectStream(packed, '/Type/ObjStm', fileKey)}${plain(encryptString)}`,
    trailer: '/Encrypt 8 0 R/ID[<00><00>]',
  });
}

/** Revision 6 with an empty user password; the validation hash was computed for a salt of 0x07 bytes. */
const REVISION_6_USER =
  'c16eebe2f36a111347f3f56b3e3677f7b937d3728622e03e3dee92a6e2d8e0c307070707070707070000000000000000';
const makeRevision6 = (user: string) =>
  make.makePdf({
    objects: object(
      8,
      `<</Filter/Standard/V 5/R 6/Length 256/P -4/O<00>/U<${user}>/UE${hex(Buffer.alloc(32))}${CRYPT_FILTER}>>`,
    ),
    trailer: '/Encrypt 8 0 R',
  });

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const OPENED = object(8, '<</S/URI/URI(https://example.com)>>');
const hiddenIn = (content: string) => make.makePdf({ objects: content });
/** PDFs that run scripts, open addresses or carry files, in every disguise, and genuine ones that resemble them. */
export const hostilePdfs: SampleRow[] = [
  // Encodings of a script's key.
  ['script', () => opening(script), 'macros'],
  ['name in hex', () => opening('<</S/#4a#61va#53cript/JS(x)>>'), 'macros'],
  ['name in upper-case hex', () => opening('<</S/#4A#61vaScrip#74/JS(x)>>'), 'macros'],
  ['key in hex', () => opening('<</#53/JavaScript>>'), 'macros'],
  ['only the script, its key in hex', () => opening('<</#4a#53(app.alert\\(1\\))>>'), 'macros'],
  ['comment between key and name', () => opening('<</S%/S/URI\n/JavaScript>>'), 'macros'],
  ['comments everywhere', () => opening('<<%\n/S%>>\r%x\n/JavaScript%\n/JS%\n(x)%\n>>'), 'macros'],
  ['name by reference', () => opening('<</S 7 0 R>>', object(7, '/JavaScript')), 'macros'],
  ['name by reference, in hex', () => opening('<</S 7 0 R>>', object(7, '/#4aavaScript')), 'macros'],
  [
    'name by a chain of references',
    () => opening('<</S 7 0 R>>', object(7, '8 0 R') + object(8, '/JavaScript')),
    'macros',
  ],
  ['comments inside a reference', () => opening('<</S 7%0\n0%1\nR>>', object(7, '%\n/JavaScript')), 'macros'],
  ['comments in the head of an object', () => opening('<</S 7 0 R>>', '7%\n0%\nobj%\n/JavaScript endobj'), 'macros'],
  ['reference without blanks', () => opening('<</S 7 0R/JS 6 0R>>', object(7, '/JavaScript')), 'macros'],
  ['object without blanks', () => opening('<</S 7 0 R>>', '7 0obj/JavaScript endobj'), 'macros'],
  ['script in a stream', () => opening('<</JS 7 0 R>>', stream(7, '', 'app.alert(1)')), 'macros'],
  ['key given twice', () => opening('<</S/URI/S/JavaScript/S/URI/URI(x)>>'), 'macros'],
  ['dictionary with junk', () => opening('<<5 (x) /S junk /S/JavaScript>>'), 'macros'],
  ['dictionary without end', () => hiddenIn('7 0 obj <</S/JavaScript/JS(x) endobj'), 'macros'],
  ['parentheses and escapes around it', () => opening('<</T(a\\)(b\\\\)>>)/S/JavaScript>>'), 'macros'],
  [
    'older definition of an object',
    () => opening('<</S 7 0 R>>', object(7, '/JavaScript') + object(7, '/URI')),
    'macros',
  ],
  [
    'blanks without end in the head of an object',
    () => opening('<</S 7 0 R>>', `7${' '.repeat(50_000)}0${'\n'.repeat(50_000)}obj/JavaScript endobj`),
    'macros',
  ],
  [
    'comments without end in the head of an object',
    () => hiddenIn(`${object(6, '<</F(a)/EF 7 0 R>>')}7 %${' '.repeat(1_000)}\n0 obj<</F 6 0 R>> endobj`),
    'active',
  ],
  ['name that is defined nowhere', () => opening('<</S 99 0 R/JS 98 0 R>>'), 'broken'],
  // Places where a script can be hidden.
  ['catalog in the trailer', () => make.makePdf({ trailer: `/Root<</OpenAction${script}>>` }), 'macros'],
  ['object in a comment', () => hiddenIn(`% 7 0 obj ${script} endobj\n`), 'macros'],
  ['object in a string', () => hiddenIn(object(6, `(7 0 obj ${script} endobj)`)), 'macros'],
  ['object in the data of a stream', () => hiddenIn(stream(6, '', `7 0 obj ${script} endobj`)), 'macros'],
  ['page event', () => hiddenIn(object(7, `<</Type/Page/AA<</O ${script}>>>>`)), 'macros'],
  ['following action', () => opening(`<</S/GoTo/D[3 0 R/Fit]/Next[<</S/URI/URI(x)>>${script}]>>`), 'macros'],
  ['name tree', () => make.makePdf({ catalog: `/Names<</JavaScript<</Names[(x)${script}]>>>>` }), 'macros'],
  ['form field', () => hiddenIn(object(7, `<</FT/Tx/AA<</K${script}>>>>`)), 'macros'],
  ['object stream', () => hiddenIn(objectStream(script)), 'macros'],
  [
    'object stream, type by reference',
    () => hiddenIn(objectStream(script, '/Type 7 0 R') + object(7, '/ObjStm')),
    'broken',
  ],
  ['object stream, type in hex', () => hiddenIn(objectStream(script, '/#54ype/Obj#53tm')), 'broken'],
  ['object stream without type', () => hiddenIn(objectStream(script, '')), 'broken'],
  ['object stream, two lengths', () => hiddenIn(objectStream(script, '/Type/ObjStm/Length 3')), 'broken'],
  [
    'object stream, offset behind other values',
    () => hiddenIn(objectStream(`(( ${script}`, undefined, undefined, 3)),
    'macros',
  ],
  [
    'object stream whose filter is by reference',
    () =>
      hiddenIn(
        stream(9, '/Type/ObjStm/N 1/First 4/Filter 7 0 R', deflateSync(`5 0 ${script}`).toString('latin1')) +
          object(7, '/FlateDecode'),
      ),
    'broken',
  ],
  [
    'object stream, filter of no writer, by reference',
    () => hiddenIn(stream(9, '/Type/ObjStm/N 1/First 4/Filter 7 0 R', 'zz') + object(7, '[/ASCII85Decode]')),
    'broken',
  ],
  ['owner password', () => makeEncryptedPdf(script, () => ''), 'macros'],
  [
    'owner password, program name encrypted',
    () => makeEncryptedPdf('null', (encrypt) => object(7, `<</Type/Filespec/F${encrypt('setup.exe')}>>`)),
    'macros',
  ],
  // Other actions and parts.
  ['program', () => opening('<</S/Launch/F(cmd.exe)>>'), 'macros'],
  ['start of a file that is not a program', () => opening('<</S/Launch/F(a.pdf)>>'), 'macros'],
  ['program by reference', () => opening('<</S 7 0 R/Win<</F(cmd.exe)>>>>', object(7, '/L#61unch')), 'macros'],
  ['import of data', () => opening('<</S/ImportData/F(x.fdf)>>'), 'macros'],
  ['rendition', () => opening('<</S/Rendition/OP 0/R 7 0 R>>'), 'active'],
  ['rendition with a script', () => opening('<</S/Rendition/JS(x)>>'), 'macros'],
  ['form submission', () => opening('<</S/SubmitForm/F<</FS/URL/F(https://evil.example)>>>>'), 'active'],
  ['form submission by reference', () => opening('<</S 7 0 R/F(x)>>', object(7, '/Submit#46orm')), 'active'],
  ['page of another file', () => opening('<</S/GoToR/F(\\\\\\\\evil.example\\\\s\\\\a.pdf)/D[0/Fit]>>'), 'active'],
  ['page of another file in page events', () => hiddenIn(object(7, '<</AA<</O<</S/GoToR/F(x.pdf)>>>>>>')), 'active'],
  ['embedded document', () => opening('<</S/GoToE/T<</R/C/N(x)>>>>'), 'active'],
  [
    'dynamic form',
    () => make.makePdf({ catalog: '/AcroForm<</XFA 7 0 R>>', objects: stream(7, '', '<xdp/>') }),
    'active',
  ],
  [
    'dynamic form, key in hex',
    () => make.makePdf({ catalog: '/AcroForm<</X#46A[(a)7 0 R]>>', objects: stream(7, '', '<xdp/>') }),
    'active',
  ],
  ['rich media', () => hiddenIn(object(7, '<</Type/Annot/Subtype/RichMedia>>')), 'active'],
  [
    'rich media by reference',
    () => hiddenIn(object(7, '<</Type/Annot/Subtype 6 0 R>>') + object(6, '/Rich#4dedia')),
    'active',
  ],
  ['film', () => hiddenIn(object(7, '<</Type/Annot/Subtype/Movie>>')), 'active'],
  [
    'attachment',
    () => hiddenIn(object(7, '<</Type/Filespec/F(a.txt)/EF<</F 6 0 R>>>>') + stream(6, '/Type/EmbeddedFile', 'x')),
    'active',
  ],
  [
    'attachment without type',
    () => hiddenIn(object(7, '<</F(a.txt)/EF 5 0 R>>') + object(5, '<</F 6 0 R>>') + stream(6, '', 'x')),
    'active',
  ],
  ['attachment as an annotation', () => hiddenIn(object(7, '<</Subtype/FileAttachment>>')), 'active'],
  ['attachment in an object stream', () => hiddenIn(objectStream('<</F(a)/EF<</F 6 0 R>>>>')), 'active'],
  [
    'page drawn from another file',
    () => hiddenIn(stream(7, '/Subtype/Form/Ref<</F(//evil.example/a.pdf)/Page 0>>', 'x')),
    'active',
  ],
  ['stream in another file', () => hiddenIn(stream(7, '/F(//evil.example/a)', 'x')), 'active'],
  ['web page that opens automatically', () => opening('<</S/URI/URI(https://evil.example)>>'), 'active'],
  [
    'web page that opens with a page',
    () => hiddenIn(object(7, '<</Type/Page/AA<</O<</S/URI/URI(http://x)>>>>>>')),
    'active',
  ],
  ['link to a script in octal', () => hiddenIn(object(7, '<</S/URI/URI(\\152\\141vascript:x)>>')), 'active'],
  [
    'link to a script in hex',
    () => hiddenIn(object(7, `<</S/URI/URI<${Buffer.from('javascript:x').toString('hex')}>>>`)),
    'active',
  ],
  ['link to a network share', () => hiddenIn(object(7, '<</S/URI/URI(file://evil.example/a)>>')), 'active'],
  [
    'link to a network share with backslashes',
    () => hiddenIn(object(7, '<</S/URI/URI(\\134\\134evil.example\\134a)>>')),
    'active',
  ],
  [
    'link relative to a network share',
    () =>
      make.makePdf({ catalog: '/URI<</Base(file://evil.example/a/)>>', objects: object(7, '<</S/URI/URI(b.pdf)>>') }),
    'active',
  ],
  ...[' %\n', '\x80', '\0%a\r\xff%\n'].map(
    (blanks): SampleRow => [
      `script in a trailer behind ${JSON.stringify(blanks)}`,
      () => hiddenIn(`trailer${blanks}<</Root<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>>>`),
      /[\x80\xff]/.test(blanks) ? 'broken' : 'macros',
    ],
  ),
  // Parts of an address that are harmless alone.
  ...(
    [
      ['javascript', ':alert\\(1\\)'],
      ['ms-msdt', ':x'],
      ['\\\\\\\\', 'host\\\\share'],
      ['/', '/host/share'],
      ['file:/', '/host/share'],
      ['www.example.com', 'x'],
      ['https:', '//example.com'],
      [' https://example.com', '/x'],
    ] as const
  ).map(
    ([base, address]): SampleRow => [
      `address ${address} relative to ${base}`,
      () => make.makePdf({ catalog: `/URI<</Base(${base})>>`, objects: object(7, `<</S/URI/URI(${address})>>`) }),
      'active',
    ],
  ),
  [
    'address relative to a stream',
    () => make.makePdf({ catalog: '/URI<</Base 8 0 R>>', objects: stream(8, '', 'javascript') }),
    'active',
  ],
  // Web pages that open by themselves, by the ways of references.
  ...[
    '/S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://example.com)>>',
    '/S/GoTo/D[3 0 R/Fit]/Next 8 0 R',
    '/S/GoTo/D[3 0 R/Fit]/Next[<</S/GoTo/D[3 0 R/Fit]>>8 0 R]',
    '/S/GoTo/D[3 0 R/Fit]/Next 9 0 R',
  ].map(
    (action): SampleRow => [
      `web page that opens behind an opening view, ${action}`,
      () => opening('7 0 R', object(7, `<<${action}>>`) + OPENED + object(9, '[8 0 R]')),
      'active',
    ],
  ),
  ...'E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' ').flatMap((event): SampleRow[] => [
    [
      `web page that opens by the event ${event} of a list by reference`,
      () => hiddenIn(`${object(6, '<</AA 7 0 R>>')}${object(7, `<</${event} 8 0 R>>`)}${OPENED}`),
      'active',
    ],
    [
      `web page that opens by the event ${event}, behind another action`,
      () => hiddenIn(`${object(6, `<</AA<</${event}<</S/GoTo/D[3 0 R/Fit]/Next[8 0 R]>>>>>>`)}${OPENED}`),
      'active',
    ],
  ]),
  // What must be accepted.
  [
    'entries of an outline that are links',
    () =>
      hiddenIn(object(6, '<</Title(a)/Next 7 0 R/A 8 0 R>>') + object(7, '<</Title(b)/Prev 6 0 R/A 8 0 R>>') + OPENED),
    'pdf',
  ],
  ['view that follows another', () => opening('<</S/GoTo/D[3 0 R/Fit]/Next[<</S/GoTo/D[3 0 R/Fit]>>]>>'), 'pdf'],
  [
    'link relative to a website',
    () => make.makePdf({ catalog: '/URI<</Base(https://example.com)>>', objects: object(7, '<</S/URI/URI(b)>>') }),
    'pdf',
  ],
  ['links relative to nothing', () => make.makePdf({ catalog: '/URI<</Base()>>', objects: OPENED }), 'pdf'],
  [
    'web links',
    () =>
      hiddenIn(
        object(7, '<</S/URI/URI(https://example.com/a?b=c:d)>>') + object(6, '<</S/URI/URI(mailto:a@example.com)>>'),
      ),
    'pdf',
  ],
  ['link to a file of its author', () => hiddenIn(object(7, '<</S/URI/URI(file:///C:/Users/a/b.pdf)>>')), 'pdf'],
  ['opening view by reference', () => opening('7 0 R', object(7, '<</S/GoTo/D[3 0 R/XYZ 0 0 0]>>')), 'pdf'],
  [
    'places named JavaScript and JS',
    () => make.makePdf({ catalog: '/Dests<</JavaScript[3 0 R/Fit]/JS[3 0 R/Fit]/Launch[3 0 R/Fit]>>' }),
    'pdf',
  ],
  [
    'text about active content',
    () => hiddenIn(object(7, '(/S /JavaScript /Launch /XFA)') + stream(6, '', '(/S/JavaScript/JS(x))Tj')),
    'pdf',
  ],
  ...[
    'Driver of a tractor-trailer – 10 years',
    'Tractor trailer “B-double”',
    'Recorded trailer ID (seals)',
    'trailer चालक',
  ].map(
    (text): SampleRow => [
      `text about vehicles: ${text}`,
      () => {
        const latin1 = Buffer.from(text).toString('latin1');
        return hiddenIn(
          object(7, `<</Title(${latin1})>>`) +
            stream(6, '/Type/Metadata/Subtype/XML', `<dc:title>${latin1}</dc:title>`) +
            stream(8, '', `BT [(${latin1} [)-20(53 ft ] trailer [)] TJ ET`),
        );
      },
      'pdf',
    ],
  ),
  ['tagged structure', () => hiddenIn(object(7, '<</Type/StructElem/S/H1/P 2 0 R/K[<</S/Span/K 0>>]>>')), 'pdf'],
  [
    'form fields',
    () =>
      make.makePdf({
        catalog: '/AcroForm<</Fields[7 0 R]/XFA null>>',
        objects: object(7, '<</FT/Tx/T(name)/V(Asha)/F 4>>'),
      }),
    'pdf',
  ],
  ['empty list of attachments', () => make.makePdf({ catalog: '/Names<</EmbeddedFiles<</Names[]>>>>' }), 'pdf'],
  ['reference to nothing', () => make.makePdf({ catalog: '/Outlines 99 0 R' }), 'pdf'],
  ['catalog and pages in an object stream', () => hiddenIn(objectStream('<</Type/Catalog/Pages 2 0 R>>')), 'pdf'],
  [
    'owner password, AES-256',
    () => makeEncryptedPdf('<</Title(x)>>', (encrypt) => object(7, `<</S/URI/URI${encrypt('https://example.com')}>>`)),
    'pdf',
  ],
  ['owner password, AES-256 of PDF 2.0', () => makeRevision6(REVISION_6_USER), 'pdf'],
  ['user password, AES-256', () => makeEncryptedPdf('<</Title(x)>>', () => '', 'secret'), 'locked'],
  ['user password, AES-256 of PDF 2.0', () => makeRevision6(REVISION_6_USER.replace(/^../, '00')), 'locked'],
  [
    'certificates',
    () => make.makePdf({ objects: object(8, '<</Filter/Adobe.PubSec/V 4>>'), trailer: '/Encrypt 8 0 R' }),
    'locked',
  ],
  ...ambiguousPdfs,
  ...crossReferencePdfs,
  ...encryptedPdfs,
  ...packedPdfs,
  ...viewerLimitPdfs,
  // Endless parsing.
  ['values nested deeply', () => hiddenIn(`7 0 obj ${'['.repeat(200_000)}`), 'bomb'],
  ['dictionaries nested deeply', () => hiddenIn(`7 0 obj ${'<</A'.repeat(200_000)}`), 'bomb'],
  ['objects that overlap', () => hiddenIn('7 0 obj('.repeat(200_000)), 'bomb'],
  ['numbers before what may be a reference, that overlap', () => hiddenIn('7 0 obj 1 e e('.repeat(200_000)), 'pdf'],
  ['references in a circle', () => opening('<</S 7 0 R>>', object(7, '8 0 R') + object(8, '7 0 R')), 'bomb'],
  [
    'references that multiply',
    () =>
      opening(
        '<</S 10 0 R>>',
        Array.from({ length: 25 }, (_, i) => object(10 + i, `${11 + i} 0 R`).repeat(3)).join('') + object(35, '/URI'),
      ),
    'bomb',
  ],
];
