import type { SampleRow } from './document-sample.ts';
import {
  char,
  choice,
  deleted,
  deletedInstruction,
  documentOf,
  documentWithLink,
  field,
  instruction,
  linkTo,
  result,
  run,
  STRICT_WORD,
  textBox,
  WORD,
} from './word-markup.ts';

/** Genuine Word documents with the markup that hostile ones use. */
export const genuineWordMarkup: SampleRow[] = [
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
  ...[
    '<w:hyperlink r:id="rLink"><w:r><w:t>x</w:t></w:r></w:hyperlink>',
    '<w:r><w:drawing><a:hlinkClick r:id="rLink"/><a:blip r:embed="rOther"/></w:drawing></w:r>',
    '<w:bookmarkStart w:id="rLinks" w:name="rLink"/>',
  ].map((content): SampleRow => [`${content} beside a link`, () => documentWithLink(content), 'docx']),
  [
    'schemas of a part, and imports of a schema',
    () =>
      documentOf(
        '<xsd:import xmlns:xsd="http://www.w3.org/2001/XMLSchema" namespace="urn:x" schemaLocation="http://dublincore.org/dc.xsd"/><x xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://schemas.openxmlformats.org/package/2006/metadata/core-properties http://example.com/a.xsd"/>',
      ),
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
  ...[
    'PAGE\\* MERGEFORMAT',
    '\\PAGE ',
    'TOC\\o "1-3" \\h',
    'HYPERLINK"https://example.com"\\o"My: profile"',
    'HYPERLINK \u201chttps://example.com/a\u201d \\o \u201cSee my work\u201d',
    'HYPERLINK "C:\\Users\\asha\\work.pdf"',
    'HYPERLINK "https://example.com/a b" \\t "_blank"',
    'EQ \\f(1,2)',
    'INCLUDEPICTURE "cid:image001.png@01D" \\* MERGEFORMATINET',
  ].map((text): SampleRow => [`instruction ${text}`, () => documentOf(field(instruction(text))), 'docx']),
];
