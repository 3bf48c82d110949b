import { romaniseDevanagari } from './romanise-devanagari.ts';

/** Blocks of Unicode for the other scripts of India: their letters have the order of those of Devanagari. */
const FIRST = 0x0980;
const LAST = 0x0d7f;
const BLOCK = 0x80;
const DEVANAGARI = 0x0900;
const others = /[\u0980-\u0d7f]/;

/** Letters of one script for which Devanagari has none of its own, or one that is rarely written. */
const spellings: Readonly<Record<string, string>> = {
  ऩ: 'न',
  ऱ: 'र',
  ऴ: 'ल',
  ऎ: 'ए',
  ऒ: 'ओ',
  'ॆ': 'े',
  'ॊ': 'ो',
  ई: 'इ',
  ऊ: 'उ',
  ऐ: 'ए',
  औ: 'ओ',
  'ी': 'ि',
  'ू': 'ु',
  'ै': 'े',
  'ौ': 'ो',
  'ँ': 'ं',
  य़: 'य',
  ड़: 'ड',
  ढ़: 'ढ',
  '़': '',
  'ॗ': '',
  'ॖ': '',
};
/** Final consonants of Malayalam that have letters of their own, and Assamese letters. */
const single: Readonly<Record<string, string>> = {
  ൺ: 'ण्',
  ൻ: 'न्',
  ർ: 'र्',
  ൽ: 'ल्',
  ൾ: 'ल्',
  ৎ: 'त्',
  ৰ: 'र',
  ৱ: 'व',
};

/** Whether a text has letters of an Indian script other than Devanagari. */
export const hasOtherScript = (text: string): boolean => others.test(text);

/**
 * A word of Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada or Malayalam in Latin letters, as people type it, so that the
 * words of a demand are the same ones in every script. Other words stay.
 */
export function romaniseScript(word: string): string {
  if (!others.test(word)) return word;
  let mapped = '';
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < FIRST || code > LAST) mapped += letter;
    else {
      const hindi = String.fromCodePoint(DEVANAGARI + ((code - FIRST) % BLOCK));
      mapped += single[letter] ?? spellings[hindi] ?? hindi;
    }
  }
  return romaniseDevanagari(mapped);
}
