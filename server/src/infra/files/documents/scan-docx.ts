import { readZipEntries } from './read-zip-entries.ts';
import { decodeXml, scanXml } from './scan-xml.ts';

/** The parts with text in the order in which they are read: contact details are often in the header. */
const PARTS = [
  /^word\/header\d*\.xml$/,
  /^word\/document\d*\.xml$/,
  /^word\/footnotes\.xml$/,
  /^word\/endnotes\.xml$/,
  /^word\/footer\d*\.xml$/,
];

/**
 * The XML of the text parts of an Office Open XML document (DOCX): headers, body, notes, footers. Undefined if it cannot
 * be read.
 */
export async function readDocxParts(file: Buffer): Promise<string[] | undefined> {
  const rank = (name: string) => PARTS.findIndex((part) => part.test(name.toLowerCase()));
  const entries = await readZipEntries(file, (name) => rank(name) >= 0);
  if (!Array.isArray(entries)) return undefined;
  return entries
    .filter(({ name }) => rank(name) >= 0)
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en'))
    .map(({ bytes }) => decodeXml(bytes) ?? '');
}

/** Receives the content of a part in order. */
export interface DocxHandler {
  onStart: (element: string) => void;
  onEnd: (element: string) => void;
  /** Shown text; tabs, line breaks and the mark of a list item are characters of it. */
  onText: (text: string) => void;
}

/** Scans a text part. Skips deleted text, field instructions and the fallbacks that repeat content for old readers. */
export function scanDocxPart(xml: string, { onStart, onEnd, onText }: DocxHandler): void {
  let fallbacks = 0;
  let isText = false;
  // Positions of tab stops, not tabs.
  let isInTabStops = false;
  scanXml(xml, {
    onStart(name) {
      if (name === 'Fallback') fallbacks += 1;
      if (fallbacks > 0) return;
      // Deleted text and field instructions have other elements than `t`.
      isText = name === 't';
      onStart(name);
      if (name === 'numPr' || name === 'sym') onText('• ');
      if (name === 'tabs') isInTabStops = true;
      if (name === 'tab' && !isInTabStops) onText('\t');
      if (name === 'br' || name === 'cr') onText('\n');
    },
    onEnd(name) {
      isText = false;
      if (name === 'Fallback') fallbacks = Math.max(0, fallbacks - 1);
      if (name === 'tabs') isInTabStops = false;
      if (fallbacks === 0) onEnd(name);
    },
    onText(text) {
      if (isText && fallbacks === 0) onText(text);
    },
  });
}
