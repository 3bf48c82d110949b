import { foldedWords, isAscii } from '../text/fold-characters.ts';

/** Stop words: most postings have them, so they do not distinguish texts. */
const stopWords = foldedWords(
  `the and for with you your our are will from this that have has not all any can who was were been into per than then they them their its out but about
  job jobs work working candidate candidates apply company role team experience year years month months day days week salary location time full part
  good must should required requirements skills knowledge ability please send resume interview call new more other also etc
  hai hain aur ke ki ka ko me mein se par pe liye bhi nahi yah ye wo है हैं और के की का को में से पर लिए भी नहीं यह`,
);
const MIN_LETTERS = 3;
const MAX_LETTERS = 30;
const word = new RegExp(`[\\p{L}\\p{M}]{${MIN_LETTERS},${MAX_LETTERS}}`, 'gu');
const MAX_WORDS = 3_000;

/** FNV-1a over the code units of a range. */
function hashRange(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
const SLOTS = 1_024;
/** Slots of the hashes of stop words: most other words have another one. */
const mayBeStop = new Uint8Array(SLOTS);
for (const stop of stopWords) mayBeStop[hashRange(stop, 0, stop.length) % SLOTS] = 1;

/** The content words of a folded text in order, as hashes: without stop words and figures. */
export function readContentWords(folded: string): number[] {
  const words: number[] = [];
  const add = (start: number, end: number) => {
    const hash = hashRange(folded, start, end);
    if (!mayBeStop[hash % SLOTS] || !stopWords.has(folded.slice(start, end))) words.push(hash);
  };
  if (!isAscii(folded)) {
    for (const { 0: text, index } of folded.matchAll(word)) {
      if (words.length >= MAX_WORDS) break;
      add(index, index + text.length);
    }
    return words;
  }
  // The same without a match and a string for each word.
  let start = 0;
  for (let at = 0; at <= folded.length && words.length < MAX_WORDS; at++) {
    const code = at < folded.length ? folded.charCodeAt(at) : 0;
    const isLetter = code >= 97 && code <= 122;
    if (isLetter && at - start < MAX_LETTERS) continue;
    if (at - start >= MIN_LETTERS) add(start, at);
    start = isLetter ? at : at + 1;
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
