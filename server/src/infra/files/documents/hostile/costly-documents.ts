import * as make from '../make-test-documents.ts';
import type { SampleRow } from './document-sample.ts';
import { documentOf, linkTo } from './word-markup.ts';

const object = (id: number, content: string) => `${id} 0 obj\n${content}\nendobj\n`;
const repeat = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join('');

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
];
