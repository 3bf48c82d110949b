import { readDocxParts, scanDocxPart } from '../documents/scan-docx.ts';

/** The paragraphs of one part. */
function readPart(xml: string): string[] {
  const paragraphs: string[] = [];
  // A paragraph in a text box is inside another paragraph.
  const open: string[] = [];
  scanDocxPart(xml, {
    onStart(name) {
      if (name === 'p') open.push('');
    },
    onEnd(name) {
      if (name === 'p') paragraphs.push(...(open.pop() ?? '').split('\n'));
    },
    onText(text) {
      if (open.length > 0) open[open.length - 1] += text;
    },
  });
  return paragraphs;
}

/** The paragraphs of an Office Open XML document, or undefined if it cannot be read. */
export const readDocxParagraphs = async (file: Buffer): Promise<string[] | undefined> =>
  (await readDocxParts(file))?.flatMap(readPart);
