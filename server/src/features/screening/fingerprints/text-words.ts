import { foldedWords } from '../text/fold-characters.ts';

/** Stop words: most postings have them, so they do not distinguish texts. */
const stopWords = foldedWords(
  `the and for with you your our are will from this that have has not all any can who was were been into per than then they them their its out but about
  job jobs work working candidate candidates apply company role team experience year years month months day days week salary location time full part
  good must should required requirements skills knowledge ability please send resume interview call new more other also etc
  hai hain aur ke ki ka ko me mein se par pe liye bhi nahi yah ye wo है हैं और के की का को में से पर लिए भी नहीं यह`,
);
const word = /[\p{L}\p{M}]{3,30}/gu;
const MAX_WORDS = 3_000;

function hashWord(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The content words of a folded text in order, as hashes: without stop words and figures. */
export function readContentWords(folded: string): number[] {
  const words: number[] = [];
  for (const [text] of folded.matchAll(word)) {
    if (stopWords.has(text)) continue;
    words.push(hashWord(text));
    if (words.length >= MAX_WORDS) break;
  }
  return words;
}

/** Hashes of word pairs (shingles of two). */
export function readPairs(words: readonly number[]): Set<number> {
  const pairs = new Set<number>();
  for (let i = 1; i < words.length; i++)
    pairs.add(Math.imul((words[i - 1] as number) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(words[i] as number, 0xc2b2ae35));
  return pairs;
}

/** Minimum share of words in common with the text of a fraud, 0 to 1. */
const MIN_SHARE = 0.5;
/** Minimum share of the words of a long text that must occur in the other: filler does not hide it. */
const MIN_CONTAINED = 0.85;
const MIN_LONG = 40;

/** Whether a text, by the set of its content words, paraphrases that of a fraud, or contains it within filler. */
export function repeatsText(own: ReadonlySet<number>, fraud: ReadonlySet<number>): boolean {
  let both = 0;
  for (const word of fraud) if (own.has(word)) both += 1;
  if (both >= MIN_SHARE * (own.size + fraud.size - both)) return both > 0;
  return fraud.size >= MIN_LONG && both >= MIN_CONTAINED * fraud.size;
}
