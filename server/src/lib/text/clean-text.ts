import { decodeNestedEntities } from '../html/decode-entities.ts';

/**
 * Removes what PostgreSQL cannot store or a screen cannot show: control characters, lone surrogates, invisible and direction
 * marks. Keeps tabs, line breaks and the joiners of Indian scripts.
 */
export function dropUnprintable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu, (char) => (char === '\r' ? '\n' : ''));
}

/** Cleans a short field into one line of plain text: entities decoded, tags removed, spaces collapsed, `limit` characters. */
export function cleanText(text: string, limit: number): string {
  const decoded = decodeNestedEntities(text.slice(0, limit * 10 + 1_000));
  const untagged = decoded.replace(/<\/?[a-z][^<>]*>/gi, '');
  return shorten(dropUnprintable(untagged).replace(/\s+/g, ' ').trim(), limit);
}

/** The first `limit` characters (UTF-16 units) of a text, well formed: half a surrogate pair is refused by jsonb (22P02). */
export function truncate(text: string, limit: number): string {
  const isPairCut = /[\ud800-\udbff]$/.test(text.slice(0, limit)) && text.length > limit;
  return text.slice(0, isPairCut ? limit - 1 : limit).toWellFormed();
}

/** Shortens a text to `limit` characters, at a word boundary near the limit if there is one, never inside a character. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = truncate(text, limit);
  const lastSpace = cut.lastIndexOf(' ');
  return (lastSpace > limit * 0.6 ? cut.slice(0, lastSpace) : cut).trimEnd();
}
