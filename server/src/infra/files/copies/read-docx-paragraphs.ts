import { readZipEntries } from '../documents/read-zip-entries.ts';
import { decodeXml, scanXml } from '../documents/scan-xml.ts';

/** The parts with text in the order in which they are read: contact details are often in the header. */
const PARTS = [
  /^word\/header\d*\.xml$/,
  /^word\/document\d*\.xml$/,
  /^word\/footnotes\.xml$/,
  /^word\/footer\d*\.xml$/,
];

/** The paragraphs of one part. Deleted text and field instructions have other elements than `t`. */
function readPart(xml: string): string[] {
  const paragraphs: string[] = [];
  // A paragraph in a text box is inside another paragraph.
  const open: string[] = [];
  let fallbacks = 0;
  let isText = false;
  // Positions of tab stops, not tabs.
  let isInTabStops = false;
  const append = (text: string) => {
    if (fallbacks === 0 && open.length > 0) open[open.length - 1] += text;
  };
  scanXml(xml, {
    onStart(name) {
      // Repeats the content beside it for old readers.
      if (name === 'Fallback') fallbacks += 1;
      if (fallbacks > 0) return;
      isText = name === 't';
      if (name === 'p') open.push('');
      if (name === 'numPr' || name === 'sym') append('• ');
      if (name === 'tabs') isInTabStops = true;
      if (name === 'tab' && !isInTabStops) append('\t');
      if (name === 'br' || name === 'cr') append('\n');
    },
    onEnd(name) {
      if (name === 'Fallback') fallbacks = Math.max(0, fallbacks - 1);
      else if (name === 'p' && fallbacks === 0) paragraphs.push(...(open.pop() ?? '').split('\n'));
      if (name === 'tabs') isInTabStops = false;
      isText = false;
    },
    onText(text) {
      if (isText) append(text);
    },
  });
  return paragraphs;
}

/** The paragraphs of an Office Open XML document, or undefined if it cannot be read. */
export async function readDocxParagraphs(file: Buffer): Promise<string[] | undefined> {
  const rank = (name: string) => PARTS.findIndex((part) => part.test(name.toLowerCase()));
  const entries = await readZipEntries(file, (name) => rank(name) >= 0);
  if (!Array.isArray(entries)) return undefined;
  const parts = entries
    .filter(({ name }) => rank(name) >= 0)
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en'));
  return parts.flatMap(({ bytes }) => readPart(decodeXml(bytes) ?? ''));
}
