import { readZipEntries } from '../documents/read-zip-entries.ts';
import { decodeXml, scanXml } from '../documents/scan-xml.ts';

/** The parts with text in the order in which they are read: contact details are often in the header. */
const PARTS = [/^word\/header\d*\.xml$/, /^word\/document\d*\.xml$/, /^word\/footer\d*\.xml$/];

/** Lines of a cell, or of the body. */
type Block = string[];

/**
 * Lines of one part. The cells of a table row are one line with tabs when each has a single line, as in a table of marks;
 * else one cell follows the other, as in a layout of columns.
 */
function readPart(xml: string): string[] {
  const body: Block = [];
  // The innermost open cell, and the cells of each open row.
  const blocks: Block[] = [body];
  const rows: Block[][] = [];
  // A paragraph in a text box is inside another paragraph.
  const paragraphs: string[] = [];
  let fallbacks = 0;
  let isText = false;
  let isInTabStops = false;
  const append = (text: string) => {
    if (paragraphs.length > 0) paragraphs[paragraphs.length - 1] += text;
  };

  function endRow(): void {
    const cells = rows.pop() ?? [];
    const filled = cells.map((lines) => lines.filter((line) => line.trim()));
    const isOneLine = filled.every((lines) => lines.length <= 1);
    const block = blocks.at(-1) ?? body;
    if (isOneLine) block.push(filled.map(([line = '']) => line.trim()).join('\t'));
    else for (const lines of filled) block.push(...lines);
  }

  scanXml(xml, {
    onStart(name) {
      // Repeats the content beside it for old readers.
      if (name === 'Fallback') fallbacks += 1;
      if (fallbacks > 0) return;
      isText = name === 't';
      if (name === 'p') paragraphs.push('');
      if (name === 'tr') rows.push([]);
      if (name === 'tc') blocks.push([]);
      if (name === 'numPr' || name === 'sym') append('• ');
      if (name === 'tabs') isInTabStops = true;
      if (name === 'tab' && !isInTabStops) append('\t');
      if (name === 'br' || name === 'cr') append('\n');
    },
    onEnd(name) {
      if (name === 'Fallback') fallbacks = Math.max(0, fallbacks - 1);
      if (name === 'tabs') isInTabStops = false;
      isText = false;
      if (fallbacks > 0) return;
      if (name === 'p') (blocks.at(-1) ?? body).push(...(paragraphs.pop() ?? '').split('\n'));
      if (name === 'tc' && blocks.length > 1) rows.at(-1)?.push(blocks.pop() ?? []);
      if (name === 'tr') endRow();
    },
    onText(text) {
      if (isText && fallbacks === 0) append(text);
    },
  });
  return body;
}

/** The lines of an Office Open XML document in reading order, or undefined if it cannot be read. */
export async function readDocxLines(file: Buffer): Promise<string[] | undefined> {
  const rank = (name: string) => PARTS.findIndex((part) => part.test(name.toLowerCase()));
  const entries = await readZipEntries(file, (name) => rank(name) >= 0);
  if (!Array.isArray(entries)) return undefined;
  const parts = entries
    .filter(({ name }) => rank(name) >= 0)
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en'));
  return parts.flatMap(({ bytes }) => readPart(decodeXml(bytes) ?? ''));
}
