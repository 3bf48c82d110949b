import { inflateSync } from 'node:zlib';

/** Decompresses every stream of a PDF written by pdfkit. */
function streamsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/<<(?:(?!>>\s*stream)[\s\S])*>>\s*stream\n/g)].flatMap((head) => {
    const start = head.index + head[0].length;
    const packed = file.subarray(start, text.indexOf('\nendstream', start));
    if (!head[0].includes('/FlateDecode')) return [packed.toString('latin1')];
    return [inflateSync(packed).toString('latin1')];
  });
}

const textOfHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Maps the glyphs of a font to text, from its ToUnicode map. */
function readGlyphs(map: string): string[] {
  const glyphs: string[] = [];
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    // A ligature stands for several letters.
    const texts = [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => textOfHex(hex.replaceAll(' ', '')));
    for (const [index, text] of texts.entries()) glyphs[Number.parseInt(first, 16) + index] = text;
  }
  return glyphs;
}

/** Extracts the text of a PDF written by pdfkit, one line per drawn text, and its number of pages. */
export function readPdf(file: Buffer): { pages: number; text: string } {
  const text = file.toString('latin1');
  const maps = new Map<string, string[]>();
  const objectOf = (id: string | undefined) => new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(text);
  for (const [, name = '', id] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const mapId = /\/ToUnicode (\d+) 0 R/.exec(objectOf(id)?.[1] ?? '')?.[1];
    const at = objectOf(mapId);
    if (at) maps.set(name, readGlyphs(streamsOf(file.subarray(at.index, at.index + at[0].length + 1)).join('')));
  }
  const drawn = streamsOf(file).find((stream) => stream.includes(' Tf'));
  const lines: string[] = [];
  let glyphs: string[] = [];
  for (const [, font, shown] of (drawn ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) glyphs = maps.get(font) ?? [];
    else {
      const hex = [...(shown ?? '').matchAll(/<(\w*)>/g)].map(([, digits]) => digits).join('');
      lines.push((hex.match(/.{4}/g) ?? []).map((glyph) => glyphs[Number.parseInt(glyph, 16)] ?? '?').join(''));
    }
  }
  return { pages: text.match(/\/Type \/Page\n/g)?.length ?? 0, text: lines.join('\n') };
}
