import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const field = '<w:p><w:fldSimple w:instr="DDEAUTO c:\\\\cmd.exe"/></w:p>';
const header = (declaration: string) => `${declaration}<w:hdr ${W}>${field}</w:hdr>`;
const utf7 = (text: string) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-').replaceAll('"', '+ACI-');
/** Its declaration is ASCII, as that of UTF-7 is read. */
const utf7Header = (declaration: string) => ({
  name: 'word/header1.xml',
  content: declaration + utf7(header('')),
});
const picture = (content: string, name = 'word/media/image1.svg') => ({ name, content });
const DTD = '<!DOCTYPE svg [<!ENTITY a "b">]>';
const properties = (content: string) => ({
  name: 'docProps/app.xml',
  content: `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${content}</Properties>`,
});
const form = (location: string) => ({
  name: 'customXml/item1.xml',
  content: `<customXsn xmlns="http://schemas.microsoft.com/office/2006/metadata/customXsn"><xsnLocation>${location}</xsnLocation><openByDefault>True</openByDefault></customXsn>`,
});

const END_BYTES = 22;
/** A package whose end record is followed by another directory and end record, for other parts at other offsets. */
function makeTwoDirectories(): Buffer {
  const file = make.makeDocx();
  const hidden = make.makeZip([make.contentTypes(), { name: 'word/document.xml', content: header('') }]);
  const both = Buffer.concat([file.subarray(0, file.length - END_BYTES), hidden]);
  // The offset of the directory of the first package; the size leads to that of the second.
  both.writeUInt32LE(file.readUInt32LE(file.length - END_BYTES + 16), both.length - END_BYTES + 16);
  return both;
}
/** Changes the first of two equal names: that of the local header. */
function withLocalName(file: Buffer, name: string, other: string): Buffer {
  const copy = Buffer.from(file);
  copy.write(other, copy.indexOf(name), 'latin1');
  return copy;
}
/** Adds an extra field to the first entry of the directory. */
function withExtraField(file: Buffer, extra: Buffer): Buffer {
  const end = file.length - END_BYTES;
  const directory = file.readUInt32LE(end + 16);
  const at = directory + 46 + file.readUInt16LE(directory + 28);
  const copy = Buffer.concat([file.subarray(0, at), extra, file.subarray(at)]);
  copy.writeUInt16LE(extra.length, directory + 30);
  copy.writeUInt32LE(copy.readUInt32LE(copy.length - END_BYTES + 12) + extra.length, copy.length - END_BYTES + 12);
  return copy;
}
const UNICODE_PATH = Buffer.concat([Buffer.from('75700600', 'hex'), Buffer.from([1, 0, 0, 0, 0]), Buffer.from('x')]);

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A package without a type of its own for the main part, as .NET writes it (System.IO.Packaging, Open XML SDK). */
const withDefaultType = (
  types: string,
  relations = `<Relationship Id="a" Type="${OFFICE}/officeDocument" Target="/word/document.xml"/>`,
  type = `${WORD_TYPE}.document.main+xml`,
) =>
  make.makeZip([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="${type}"/>${types}</Types>`,
    },
    { name: '_rels/.rels', content: `<Relationships>${relations}</Relationships>` },
    make.body,
  ]);
const override = (type: string) => `<Override PartName="/word/document.xml" ContentType="${type}"/>`;

/** Packages whose entries or encodings readers find differently, that are too large, and genuine ones that resemble them. */
export const hostilePackages: SampleRow[] = [
  ['two directories', makeTwoDirectories, 'broken'],
  ['data before the archive', () => Buffer.concat([make.makeDocx().subarray(0, 30), make.makeDocx()]), 'broken'],
  [
    'another name in the local header',
    () => withLocalName(make.makeDocx(), 'word/document.xml', 'word/documenu.xml'),
    'broken',
  ],
  ['a Unicode path', () => withExtraField(make.makeDocx(), UNICODE_PATH), 'broken'],
  ['another extra field', () => withExtraField(make.makeDocx(), Buffer.from('feca0000', 'hex')), 'docx'],
  ['a part with a name in another script', () => make.makeDocx({ name: 'word/शीर्ष.xml', content: '<a/>' }), 'broken'],
  [
    'a picture with a name in another script',
    () => make.makeDocx({ name: 'word/media/चित्र.png', content: 'x' }),
    'broken',
  ],
  [
    'UTF-7 behind many blanks',
    () => make.makeDocx(utf7Header(`<?xml version="1.0"${' '.repeat(300)}encoding="UTF-7"?>`)),
    'broken',
  ],
  [
    'UTF-7 with blanks before the equals sign',
    () => make.makeDocx(utf7Header(`<?xml version="1.0" encoding${' '.repeat(30)}="UTF-7"?>`)),
    'broken',
  ],
  ['EBCDIC', () => make.makeDocx({ name: 'word/header1.xml', content: Buffer.from('4c6fa7949340', 'hex') }), 'broken'],
  [
    'a part of relations that is no XML',
    () => make.makeDocx({ name: 'word/_rels/a.xml.rels', content: 'relations' }),
    'broken',
  ],
  [
    'UTF-8 in capital letters',
    () =>
      make.makeDocx({
        name: 'word/header1.xml',
        content: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><a/>',
      }),
    'docx',
  ],
  ['entities in a header among the pictures', () => make.makeDocx(picture(`${DTD}<w:hdr ${W}/>`)), 'broken'],
  [
    'base of links on a share',
    () => make.makeDocx(properties('<HyperlinkBase>\\\\evil.example\\s\\</HyperlinkBase>')),
    'active',
  ],
  [
    'base of links of a web page',
    () => make.makeDocx(properties('<HyperlinkBase>https://example.com/</HyperlinkBase>')),
    'docx',
  ],
  ['form from the web', () => make.makeDocx(form('https://evil.example/a.xsn')), 'active'],
  ['form without a location', () => make.makeDocx(form('')), 'docx'],
  [
    'XML in many parts',
    () =>
      make.makeDocx(
        ...Array.from({ length: 9 }, (_, i) => ({ name: `word/${i}.xml`, content: `<a>${' '.repeat(2_000_000)}</a>` })),
      ),
    'bomb',
  ],
  [
    'type of the main part by its ending',
    () => withDefaultType(`<Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/>`),
    'docx',
  ],
  [
    'template behind the type of an ending',
    () => withDefaultType(override(`${WORD_TYPE}.template.main+xml`)),
    'wrong type',
  ],
  [
    'template and document as types of an ending',
    () => withDefaultType(`<Default Extension="XML" ContentType="${WORD_TYPE}.template.main+xml"/>`),
    'wrong type',
  ],
  [
    'macros behind the type of an ending',
    () => withDefaultType(override('application/vnd.ms-word.document.macroEnabled.main+xml')),
    'macros',
  ],
  [
    'another type of the main part behind that of its ending',
    () => withDefaultType(override('text/xml')),
    'wrong type',
  ],
  [
    'template as the type of an ending',
    () => withDefaultType('', undefined, `${WORD_TYPE}.template.main+xml`),
    'wrong type',
  ],
  ['type of an ending without a main part', () => withDefaultType('', ''), 'wrong type'],
  [
    'type of an ending with two main parts',
    () =>
      withDefaultType(
        '',
        ['a', 'b']
          .map((id) => `<Relationship Id="${id}" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`)
          .join(''),
      ),
    'wrong type',
  ],
];
