import { contentTypes, makeZip } from '../../server/src/infra/files/documents/make-test-documents.ts';
import type { PagePart } from './page-parts.ts';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
const paragraph = (content: string): string => `<w:p>${content}</w:p>`;
const row = (cells: string[]): string => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;

function writePart(part: PagePart): string {
  switch (part.kind) {
    case 'gap':
      return paragraph('');
    case 'line':
      return paragraph(run(part.text) + (part.right ? `<w:r><w:tab/></w:r>${run(part.right)}` : ''));
    case 'columns':
      return `<w:tbl>${row([part.left.map(writePart).join(''), part.right.map(writePart).join('')])}</w:tbl>`;
    case 'table':
      return `<w:tbl>${part.rows.map((cells) => row(cells.map((cell) => paragraph(run(cell))))).join('')}</w:tbl>`;
  }
}

/** Writes the parts of a resume as a Word document. */
export function writeDocx(parts: readonly PagePart[]): Buffer {
  const body = parts.map(writePart).join('');
  const content = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return makeZip([contentTypes(), { name: 'word/document.xml', content }]);
}
