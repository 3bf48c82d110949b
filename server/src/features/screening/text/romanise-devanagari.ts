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

/** Whether a text has letters of Devanagari. */
export const isDevanagari = (text: string): boolean => devanagari.test(text);

/** A word of Devanagari in Latin letters, as people type it: 'पैसा' as 'pesa'; the last vowel that is not written is silent. */
export function romaniseDevanagari(word: string): string {
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
