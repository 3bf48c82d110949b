import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';
import { documentOf, instruction, linkTo, WORD } from './word-markup.ts';

const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
const repeat = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join('');

const FIELD_NAMESPACE = `xmlns:w="${WORD}"`;
/** A document with several embedded packages of one part each. */
const withPackages = (count: number, part: Parameters<typeof make.makeZip>[0][number]) => {
  const content = make.makeZip([part]);
  return make.makeDocx(
    ...Array.from({ length: count }, (_, i) => ({ name: `word/embeddings/sheet${i}.xlsx`, content })),
  );
};

/** Small documents whose inspection would take seconds or hundreds of mebibytes. */
export const costlyPdfs: SampleRow[] = [
  [
    'many references to many definitions of a string',
    () =>
      make.makePdf({
        objects: repeat(300, () => object(8, '(a)')) + object(6, `[${repeat(300, () => '<</S/URI/URI 8 0 R>>')}]`),
      }),
    'bomb',
  ],
];
export const costlyWordDocuments: SampleRow[] = [
  ['link of 16 kB', () => linkTo(`https://example.com/${'#'.repeat(16_000)}`), 'active'],
  ['element with 2,000 attributes', () => documentOf(`<w:r ${repeat(2_000, (i) => `xmlns:a${i}="" `)}/>`), 'bomb'],
  [
    'more than a million elements in three parts',
    () =>
      make.makeDocx(
        ...[1, 2, 3].map((i) => ({ name: `word/header${i}.xml`, content: `<a>${'<b/>'.repeat(400_000)}</a>` })),
      ),
    'bomb',
  ],
  [
    'more than 16 MiB of XML in two parts',
    () =>
      make.makeDocx(
        ...[1, 2].map((i) => ({ name: `word/header${i}.xml`, content: `<a>${' '.repeat(9 * 1024 * 1024)}</a>` })),
      ),
    'bomb',
  ],
  // One budget for a document and all packages in it.
  [
    'more than a million elements in five packages',
    () => withPackages(5, { name: 'xl/workbook.xml', content: `<a>${'<b/>'.repeat(240_000)}</a>` }),
    'bomb',
  ],
  [
    'more than 16 MiB of XML in three packages',
    () => withPackages(3, { name: 'xl/workbook.xml', content: `<a>${' '.repeat(6 * 1024 * 1024)}</a>` }),
    'bomb',
  ],
  [
    'more than 100 MiB in four packages',
    () => withPackages(4, { name: 'xl/a.bin', content: Buffer.alloc(30 * 1024 * 1024, 1) }),
    'bomb',
  ],
  ['120 packages', () => withPackages(120, { name: 'xl/workbook.xml', content: '<workbook/>' }), 'bomb'],
  [
    'packages that contain many packages',
    () =>
      withPackages(3, {
        name: 'xl/a.xlsx',
        content: withPackages(60, { name: 'xl/workbook.xml', content: '<workbook/>' }),
      }),
    'bomb',
  ],
  ['ten packages', () => withPackages(10, { name: 'xl/workbook.xml', content: '<workbook/>' }), 'docx'],
  [
    'a hundred thousand declarations of namespaces',
    () => documentOf(`<w:p ${repeat(900, (i) => `xmlns:a${i}="x" `)}/>`.repeat(150)),
    'bomb',
  ],
  [
    'curly quotes without an end',
    () => documentOf(`<w:fldSimple ${FIELD_NAMESPACE} w:instr="HYPERLINK ${'\u201c'.repeat(8_000)}"/>`.repeat(300)),
    'active',
  ],
  ['a hundred thousand words in instructions', () => documentOf(instruction('RD \\a '.repeat(170_000))), 'docx'],
];
