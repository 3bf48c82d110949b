import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';
import {
  char,
  choice,
  deleted,
  deletedInstruction,
  documentOf,
  fallback,
  field,
  ignored,
  instruction,
  longPrefix,
  NAMESPACES,
  result,
  run,
  textBox,
  WORD,
} from './word-markup.ts';

/** Ways to change a field that some readers leave out, so that they see another field. */
const partial: [title: string, around: (content: string) => string][] = [
  ['an alternative of an unknown namespace', choice],
  ['an alternative of a known namespace', (content) => choice(content, 'wps')],
  ['a fallback', fallback],
  ['an ignorable element', ignored],
  ['a text box', textBox],
];

/** A part without XML declaration, which may begin with any number of blanks. */
const blankedPart = (name: string, blanks: number) => {
  const content = `${' '.repeat(blanks)}<w:document ${NAMESPACES}><w:body><w:p>${field(instruction('DDEAUTO x y'))}</w:p></w:body></w:document>`;
  return name === 'word/document.xml'
    ? make.makeZip([make.contentTypes(), { name, content }])
    : make.makeDocx({ name, content });
};

/** Word documents whose namespaces, alternatives and tracked changes hide active fields. */
export const hostileWordFields: SampleRow[] = [
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
  // Types and arguments that readers find in different ways.
  ...[
    '"HY\\PERLINK" "ms-msdt:/id x"',
    '"D\\DEAUTO" x',
    'IN\\CLUDEPICTURE "http://evil.example/a"',
    'D\\DEAUTO x',
    '\\HYPERLINK "ms-msdt:/id x"',
    '\\INCLUDEPICTURE "http://evil.example/a"',
    '\\\\LINK Excel.Sheet.8 "a" b',
    '" HYPERLINK" "ms-msdt:/id x"',
    'HYPER"LINK" "ms-msdt:/id x"',
    'HYPERLINK \u201ca" "ms-msdt:/id x" "\u201d',
    'HYPERLINK \u201chttp://a "ms-msdt:/id x" \u201d',
    'HYPERLINK \\o \u201c "ms-msdt:/id x" \u201d',
    'HYPERLINK \\o \u201ca ms-msdt:/id\u201d',
    'HYPERLINK \u201ems-msdt:/id\u201d',
    'HYPERLINK "ms-\\msdt:/id x"',
    'HYPERLINK \\o "x\\" \\o "ms-msdt:x"',
    'INCLUDETEXT \u201ca" "http://evil.example/a" "\u201d',
  ].map((text): SampleRow => [`instruction ${text}`, () => documentOf(field(instruction(text))), 'active']),
  ['instruction without marks, D\\DE x', () => documentOf(instruction('D\\DE x')), 'active'],
  ...[
    ['HYPER', 'QUOTE &quot;&quot;', 'LINK &quot;ms-msdt:/id x&quot;'],
    ['H', '', 'YPERLINK &quot;ms-msdt:/id x&quot;'],
  ].map(
    ([before = '', nested = '', after = '']): SampleRow => [
      `${before}, nested field ${nested}, ${after}`,
      () => documentOf(field(instruction(before), field(instruction(nested)), instruction(after))),
      'active',
    ],
  ),
];
