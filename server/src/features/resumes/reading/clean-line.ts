import { toAsciiDigits } from '../../../lib/text/to-ascii-digits.ts';

const BULLETS = /[•▪●◦■»□➢➤✓✔❖▶►◆◇○∙·*\u{f000}-\u{f8ff}\p{Co}]+/gu;
const DASHES = /[\u00ad\u2010-\u2012\u2212]/gu;

/**
 * A line as it is read: one form of digits, bullets, dashes and blanks, and words whose letters are set apart
 * ('S K I L L S') joined. Tabs between cells stay.
 */
export function cleanLine(text: string): string {
  const plain = toAsciiDigits(text.normalize('NFKC'))
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/gu, '')
    .replace(DASHES, '-')
    .replace(BULLETS, '•')
    .replace(/[‘’`´]/g, "'")
    .trim();
  // Two or more blanks stand between the words.
  const joined = /^(?:\p{L}[^\S\t]+){3,}\p{L}$/u.test(plain)
    ? plain.replace(/(\p{L})\s(?=\p{L}(?:\s|$))/gu, '$1')
    : plain;
  return joined
    .replace(/[^\S\t]+/gu, ' ')
    .replace(/ ?\t[\t ]*/g, '\t')
    .replace(/\t(:-?)\t/g, '\t$1 ');
}

/** Whether a line is an item of a list. */
export const hasBullet = (text: string): boolean => /^(?:•|[-–—>o] |\(?\d{1,2}[.)] |[a-z][.)] )/.test(text);

/** A line without its bullet or number. */
export const withoutBullet = (text: string): string =>
  text.replace(/^(?:[•\s]+|[-–—>] ?|o |\(?\d{1,2}[.)] |[a-z][.)] )+/, '').trim();

/** Removes punctuation and blanks at both ends; brackets stay in pairs. */
export function trimEnds(text: string): string {
  const bare = text
    .replace(/^[\s,;:|•/–—.\-)\]]+/u, '')
    .replace(/[\s,;:|•/–—\-([]+$/u, '')
    .trim();
  if (bare.startsWith('(') && bare.indexOf(')') === bare.length - 1) return bare.slice(1, -1).trim();
  if (bare.startsWith('(') && !bare.includes(')')) return bare.slice(1).trim();
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1).trim() : bare;
}
