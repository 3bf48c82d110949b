import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';
import { documentOf, field, instruction, OFFICE } from './word-markup.ts';

const properties = (base: string) =>
  make.makeDocx({
    name: 'docProps/app.xml',
    content: `<Properties><HyperlinkBase>${base}</HyperlinkBase></Properties>`,
  });
const panel = (location: string) =>
  make.makeDocx({
    name: 'customXml/item1.xml',
    content: `<customXsn><xsnLocation>${location}</xsnLocation><openByDefault>True</openByDefault></customXsn>`,
  });
/** Attributes that only a reader of the document type sees, behind the root of a picture in a comment of it. */
const defaults = (root: string) =>
  `<!DOCTYPE ${root} [<!-- > <svg/> --><!ATTLIST w:fldSimple w:instr CDATA "DDEAUTO x"><!ATTLIST a:blip r:link CDATA "rId1">]>`;
const connections = `<Relationships><Relationship Id="r" Type="${OFFICE}/connections" Target="connections.xml"/></Relationships>`;
const svg = (documentType: string) => `<?xml version="1.0"?>${documentType}<svg xmlns="http://www.w3.org/2000/svg"/>`;
const picture = (content: string) => make.makeDocx({ name: 'word/media/image1.svg', content });

/** Word documents whose properties, panels and pictures load something, or that print. */
export const wordSettings: SampleRow[] = [
  ['base of links on a share', () => properties('\\\\evil.example\\s\\'), 'active'],
  ['base of links in pieces', () => properties('file:<!-- -->//evil<![CDATA[.example]]>'), 'active'],
  ['base of links on a website', () => properties('https://example.com/'), 'docx'],
  ['empty base of links', () => properties(' '), 'docx'],
  ['panel of another machine', () => panel('http://evil.example/a.xsn'), 'active'],
  ['panel of a share', () => panel('\\\\evil.example\\a.xsn'), 'active'],
  ['panel without a location', () => panel(''), 'docx'],
  [
    'connections of an embedded spreadsheet',
    () =>
      make.makeDocx({
        name: 'word/embeddings/a.xlsx',
        content: make.makeZip([{ name: 'xl/_rels/workbook.xml.rels', content: connections }]),
      }),
    'active',
  ],
  ['PRINT', () => documentOf(field(instruction(' PRINT "x" '))), 'active'],
  [
    'entities of a header among pictures',
    () => make.makeDocx({ name: 'word/media/header1.xml', content: '<!DOCTYPE w [<!ENTITY f "DDEAUTO">]><w:hdr/>' }),
    'broken',
  ],
  [
    'document type of a header among pictures',
    () => make.makeDocx({ name: 'word/media/header1.xml', content: '<!DOCTYPE w><w:hdr/>' }),
    'broken',
  ],
  ['entities of a picture', () => picture(svg('<!DOCTYPE svg [<!ENTITY u "http://evil.example/">]>')), 'broken'],
  [
    'document type of a picture',
    () =>
      picture(
        svg('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'),
      ),
    'docx',
  ],
  [
    'attributes in the document type of a header among pictures',
    () => make.makeDocx({ name: 'word/media/header1.xml', content: `${defaults('w:hdr')}<w:hdr/>` }),
    'broken',
  ],
  [
    'attributes in the document type of a main part among pictures',
    () =>
      make.makeZip([
        make.contentTypes(undefined, '/word/media/document.xml'),
        { name: 'word/media/document.xml', content: `${defaults('w:document')}<w:document/>` },
      ]),
    'broken',
  ],
  ...[
    '<!DOCTYPE svg [<!ATTLIST image xlink:href CDATA "http://evil.example/">]>',
    '<!DOCTYPE svg SYSTEM "a.dtd" [<!ATTLIST image href CDATA "x">]>',
    '<!DOCTYPE svg><!DOCTYPE svg>',
    '<!DOCTYPE svg SYSTEM "http://evil.example/a.dtd">',
    '<!DOCTYPE svg SYSTEM "a.dtd" <svg/>>',
    '<!DOCTYPE w:hdr>',
    '<!ATTLIST image xlink:href CDATA "http://evil.example/">',
  ].map((type): SampleRow => [`document type ${type} of a picture`, () => picture(svg(type)), 'broken']),
  [
    'document type behind the root of a picture',
    () => picture('<svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE svg></svg>'),
    'broken',
  ],
  ...['<!DOCTYPE svg>', "<!DOCTYPE svg SYSTEM 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd' >"].map(
    (type): SampleRow => [`document type ${type} of a picture`, () => picture(svg(type)), 'docx'],
  ),
];
