import { rememberWords } from '../../../lib/text/remember-words.ts';
import { foldHindiSpelling } from '../fees/hindi-spelling.ts';
import { isDevanagari, romaniseDevanagari } from '../text/romanise-devanagari.ts';

const readFolded = (word: string): string =>
  foldHindiSpelling(isDevanagari(word) ? romaniseDevanagari(word) : word)
    .replace(/ai|ay(?![aeiou])/g, 'e')
    .replace(/au/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/([aeiou])n$/, '$1');

const MAX_KNOWN = 20_000;

/** One spelling of a word for both scripts and for the ways in which Hindi is typed: 'पैसे', 'paisay' and 'paise'. */
export const foldWord = rememberWords(readFolded, MAX_KNOWN);
