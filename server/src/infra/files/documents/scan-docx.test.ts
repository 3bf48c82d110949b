import { expect, it } from 'vitest';
import { readDocxParagraphs } from '../copies/read-docx-paragraphs.ts';
import { readDocxLines } from '../texts/read-docx-lines.ts';
import { contentTypes, makeZip } from './make-test-documents.ts';

const part = (name: string, content: string) => ({
  name: `word/${name}.xml`,
  content: `<w:wrapper xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:wrapper>`,
});
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

it.each([
  ['the drawn copy', readDocxParagraphs],
  ['the text', readDocxLines],
])('%s has headers, body, footnotes, endnotes and footers, in this order', async (_, read) => {
  const document = makeZip([
    contentTypes(),
    part('footer1', paragraph(run('Page 1'))),
    part('endnotes', paragraph(run('Award of 2019'))),
    part('footnotes', paragraph(run('On leave in 2021'))),
    part('document', paragraph(run('Accountant')) + paragraph(run('Tally'))),
    part('header1', paragraph(run('Asha Rao'))),
  ]);
  expect(await read(document)).toEqual([
    'Asha Rao',
    'Accountant',
    'Tally',
    'On leave in 2021',
    'Award of 2019',
    'Page 1',
  ]);
});

it.each([
  ['the drawn copy', readDocxParagraphs],
  ['the text', readDocxLines],
])('%s marks list items, tabs and line breaks, and skips deleted text, tab stops and fallbacks', async (_, read) => {
  const content =
    paragraph(`<w:pPr><w:numPr/><w:tabs><w:tab/></w:tabs></w:pPr>${run('Books')}<w:r><w:tab/></w:r>${run('GST')}`) +
    paragraph(
      `${run('Pune')}<w:r><w:br/></w:r>${run('Nashik')}<w:del><w:r><w:delText>Thane</w:delText></w:r></w:del>`,
    ) +
    paragraph(`${run('Shown once')}<mc:Fallback>${paragraph(run('Shown once'))}</mc:Fallback>`);
  const document = makeZip([contentTypes(), part('document', content)]);
  expect(await read(document)).toEqual(['• Books\tGST', 'Pune', 'Nashik', 'Shown once']);
});
