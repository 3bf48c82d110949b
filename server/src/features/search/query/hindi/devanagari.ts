import { toAsciiDigits } from '../../../../lib/text/to-ascii-digits.ts';

/** Devanagari text: normal form, transliteration and consonant key. */

/** Pairs of a letter and its transliteration. */
function readPairs(list: string): Map<string, string> {
  const items = list.split(/\s+/);
  return new Map(Array.from({ length: items.length / 2 }, (_, i) => [items[2 * i] ?? '', items[2 * i + 1] ?? '']));
}

const consonants = readPairs(
  `क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m य y र r
   ल l ळ l व v श sh ष sh स s ह h`,
);
const vowels = readPairs(
  `अ a आ a इ i ई i उ u ऊ u ए e ऐ ai ओ o औ au ऋ ri ऑ o ऍ e ा a ि i ी i ु u ू u े e ै ai ो o ौ au ृ ri ॉ o ॅ e ॆ e ॊ o ॲ a`,
);
const VIRAMA = '्';
const labials = new Set(['p', 'f', 'b', 'bh', 'm']);

const devanagari = /[\u0900-\u097f]/;

/** Whether a text contains Devanagari. */
export const hasDevanagari = (text: string): boolean => devanagari.test(text);

/** Normal form of Devanagari, in which spellings vary: no dots below, one sign of nasality, Latin digits. */
export const normaliseDevanagari = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFD')
    .replace(/[\u093c\u200b-\u200d\ufeff]/g, '')
    .replace(/ँ/g, 'ं')
    .normalize('NFC');

/** Sign of nasality: m before a labial, otherwise n. */
const nasal = (next: string | undefined): string => (labials.has(consonants.get(next ?? '') ?? '') ? 'm' : 'n');

/** Transliterates a normalised word to Latin letters as people type it: 'नौकरी' gives 'naukari'. */
export function transliterate(word: string): string {
  const chars = [...word];
  return chars
    .map((char, i) => {
      const next = chars[i + 1];
      const consonant = consonants.get(char);
      // A consonant is followed by an "a" unless a vowel sign or virama follows, or the word ends.
      if (consonant) return next !== undefined && (consonants.has(next) || next === 'ं') ? `${consonant}a` : consonant;
      if (char === 'ं') return nasal(next);
      return vowels.get(char) ?? (devanagari.test(char) ? '' : char);
    })
    .join('');
}

/** Key of the sounds of a normalised word, without vowels: 'डेवलपर' gives 'dvlpr'. */
export function consonantKey(word: string): string {
  const chars = [...word];
  let key = '';
  for (const [i, char] of chars.entries()) {
    const isDoubled = chars[i - 1] === VIRAMA && chars[i - 2] === char;
    const sound = char === 'ं' ? nasal(chars[i + 1]) : (consonants.get(char) ?? '').replace(/^chh?$/, 'c').charAt(0);
    if (!isDoubled && sound !== 'y' && sound !== 'h') key += sound;
  }
  return key;
}

const letterNames = readPairs(
  `डब्ल्यू w क्यू q एक्स x जेड z वाई y एफ f एच h आई i आइ i जे j के k एल l एम m एन n ओ o पी p आर r एस s टी t यू u वी v बी b सी c डी d
   जी g ई e ए a`,
);
const acronym = new RegExp(`^(?:${[...letterNames.keys()].join('|')}){2,6}$`);
const letterName = new RegExp([...letterNames.keys()].join('|'), 'g');

/** Reads an abbreviation of English letters: 'सीएनसी' gives 'cnc'. Undefined for other words. */
export const readAcronym = (word: string): string | undefined =>
  word.length <= 24 && acronym.test(word) ? word.replace(letterName, (name) => letterNames.get(name) ?? '') : undefined;
