import { rememberWords } from '../../../lib/text/remember-words.ts';
import { lookAlikes } from './look-alikes.ts';
import { findTurned } from './turn-letters.ts';

/** Text with one spelling of each letter, and where each of its characters is in the original. */
export interface FoldedText {
  original: string;
  /** Lower case; look-alikes are Latin letters, digits are 0 to 9, invisible characters are gone. */
  folded: string;
  /** Index in `original` of each character of `folded`, and its length at the end; undefined when they are the same. */
  offsets: Uint32Array | undefined;
}

/** The digit 0 of the scripts of India, and of Arabic. */
const zeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0];
/** Alphabets of signs that compatibility forms do not cover: the code point of A, 26 letters each. */
const signAlphabets = [0x1f1e6, 0x1f150, 0x1f170];
const nuktaLetters: Record<string, string> = {
  '\u0958': 'क',
  '\u0959': 'ख',
  '\u095a': 'ग',
  '\u095b': 'ज',
  '\u095c': 'ड',
  '\u095d': 'ढ',
  '\u095e': 'फ',
  '\u095f': 'य',
};
/** Vowels and nasals of Devanagari that are often written for each other. */
const devanagariSpellings: Record<string, string> = {
  '\u093c': '', // nukta
  '\u0901': '\u0902', // chandrabindu
  '\u0940': '\u093f', // long i
  '\u0942': '\u0941', // long u
  '\u0949': '\u094b', // candra o
  '\u0945': '\u0947', // candra e
  '\u0948': '\u0947', // ai
  '\u094c': '\u094b', // au
  '\u0908': '\u0907',
  '\u090a': '\u0909',
  '\u0911': '\u0913',
  '\u090d': '\u090f',
  '\u0910': '\u090f',
  '\u0914': '\u0913',
};

function foldDevanagari(letter: string): string {
  const spelling = devanagariSpellings[letter] ?? nuktaLetters[letter];
  return spelling ?? letter;
}

/** Fillers and joiners that show nothing. */
const invisible = new Set(['\u034f', '\u115f', '\u1160', '\u3164', '\uffa0', '\u2800']);

function foldOne(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  if (code >= 0x0900 && code <= 0x097f) return foldDevanagari(letter);
  const alphabet = signAlphabets.find((first) => code >= first && code < first + 26);
  if (alphabet !== undefined) return String.fromCharCode(97 + code - alphabet);
  // Invisible: format characters, variation selectors, fillers.
  if (/\p{Cf}|\p{Variation_Selector}/u.test(letter) || invisible.has(letter)) return '';
  if (/\p{Zs}/u.test(letter)) return ' ';
  if (/[\u2028\u2029\u0085]/.test(letter)) return '\n';
  if (/\p{Pd}/u.test(letter) || letter === '\u2212') return '-';
  if (/[\u2018\u2019\u02bc\u00b4]/.test(letter)) return "'";
  const plain = letter.normalize('NFKD').toLowerCase();
  let folded = '';
  for (const part of plain) {
    if (/\p{M}/u.test(part) && !/[\u0900-\u0dff]/.test(part)) continue;
    folded += lookAlikes.get(part) ?? part;
  }
  return folded;
}

const MAX_KNOWN = 10_000;
const fold = rememberWords(foldOne, MAX_KNOWN);

// biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII
export const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text);

/**
 * Folds text for comparison: look-alike letters of other scripts, full-width and decorated letters, digits of Indian
 * scripts and spellings of Devanagari become one; zero-width and direction characters disappear. Linear in the length.
 */
export function foldCharacters(original: string): FoldedText {
  if (isAscii(original)) return { original, folded: original.toLowerCase(), offsets: undefined };
  const offsets: number[] = [];
  let folded = '';
  let at = 0;
  const read = (end: number) => {
    while (at < end) {
      const letter = String.fromCodePoint(original.codePointAt(at) ?? 0);
      const text = letter < '\u0080' ? letter.toLowerCase() : fold(letter);
      for (let i = 0; i < text.length; i++) offsets.push(at);
      folded += text;
      at += letter.length;
    }
  };
  // Lower case has other lengths in few languages; in them nothing is turned.
  const lower = original.toLowerCase();
  for (const { start, end, upright } of lower.length === original.length ? findTurned(lower) : []) {
    read(start);
    // Read from its end, it has no places within it: a quotation of a part is all of it.
    for (let i = 0; i < upright.length; i++) offsets.push(start);
    folded += upright;
    at = end;
  }
  read(original.length);
  offsets.push(original.length);
  return { original, folded, offsets: Uint32Array.from(offsets) };
}

/** The original words of a range of the folded text. */
export function quote({ original, offsets }: FoldedText, start: number, end: number): string {
  if (!offsets) return original.slice(start, end);
  const from = offsets[start] ?? 0;
  let to = Math.min(end, offsets.length - 1);
  while (to < offsets.length - 1 && ((offsets[to] ?? 0) <= from || offsets[to] === offsets[to - 1])) to += 1;
  return original.slice(from, offsets[to]);
}

/** Words to look up in folded text. */
export const foldedWords = (words: string): Set<string> =>
  new Set(foldCharacters(words).folded.split(/\s+/).filter(Boolean));
