const TEXT_LIMIT = 2_000;
const pageControls = /view more|show more|read more/gi;

/** Cleans a location text of employers and job sites: no markup, page controls and control characters. */
export function normaliseLocationText(text: string): string {
  return text
    .slice(0, TEXT_LIMIT)
    .toWellFormed()
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp;)*/gi, '&')
    .replace(pageControls, ', ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (char) => (char === '\n' ? '\n' : ''));
}

/** Splits at commas, line breaks and similar separators outside brackets. */
export function splitTopLevel(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (const char of text) {
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|\n•]/.test(char)) {
      pieces.push(piece);
      piece = '';
    } else piece += char;
  }
  pieces.push(piece);
  return pieces.map((item) => item.trim()).filter((item) => item !== '');
}
