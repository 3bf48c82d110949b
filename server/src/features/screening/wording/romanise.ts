import { rememberWords } from '../../../lib/text/remember-words.ts';
import { foldHindiSpelling } from '../fees/hindi-spelling.ts';

const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  'कk खkh गg घgh ङn चch छch जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl ळl वv शsh षsh सs हh'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const vowels: Readonly<Record<string, string>> = Object.fromEntries(
  'अa आa इi ईi उu ऊu ऋri एe ऐe ओo औo'.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const signs: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
};
const VIRAMA = '्';
const NASAL = 'ं';
const devanagari = /[\u0900-\u097f]/;

/** A word of Devanagari in Latin letters, as people type it: 'पैसा' as 'pesa'; the last vowel that is not written is silent. */
function toLatin(word: string): string {
  const letters = [...word];
  let latin = '';
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1];
    const consonant = consonants[letter];
    if (consonant !== undefined) {
      latin += consonant;
      const hasVowel = next !== undefined && (signs[next] !== undefined || next === VIRAMA);
      if (!hasVowel && next !== undefined) latin += 'a';
    } else if (letter === NASAL) latin += 'n';
    else if (letter !== VIRAMA) latin += vowels[letter] ?? signs[letter] ?? letter;
  }
  return latin;
}

const readFolded = (word: string): string =>
  foldHindiSpelling(devanagari.test(word) ? toLatin(word) : word)
    .replace(/ai|ay(?![aeiou])/g, 'e')
    .replace(/au/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/([aeiou])n$/, '$1');

const MAX_KNOWN = 20_000;

/** One spelling of a word for both scripts and for the ways in which Hindi is typed: 'पैसे', 'paisay' and 'paise'. */
export const foldWord = rememberWords(readFolded, MAX_KNOWN);
