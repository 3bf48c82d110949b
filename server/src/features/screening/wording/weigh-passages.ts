import { occasions } from '../fees/concepts.ts';
import { type FoundDemand, HIGH_SCORE, MEDIUM_SCORE } from '../fees/found-demand.ts';
import type { Marked } from '../fees/read-marked.ts';
import data from './passage-weights.json' with { type: 'json' };
import { readFeatures, readMoney, type SentenceFeatures, type SentenceRange, splitLines } from './sentence-features.ts';

/** Sentences on each side that are read together, of the same line. */
const AROUND = 3;
/** Shorter passages name a skill or a benefit; they contain no demand. */
const MIN_WORDS = 5;
/** Single sentences and whole descriptions differ: passages of up to so many words. */
const lengths = [8, 14, 22, 36];
/** Keeps single words from deciding in short passages. */
const SMOOTHING = 8;
const SCALE = 3;
/** Maximum number of words shown to staff. */
const MAX_REASONS = 5;

/** Weights of the features of a demand's wording. */
export interface PassageWeights {
  bias: number;
  weights: Readonly<Record<string, number>>;
}

let bias = data.bias;
let weights: ReadonlyMap<string, number>;

/** Replaces the weights, for cross-validation. */
export function setPassageWeights(given: PassageWeights): void {
  bias = given.bias;
  weights = new Map(Object.entries(given.weights));
}
setPassageWeights(data);

/** Sentences of a line that are read together, around one of them. */
export interface Passage {
  /** Number of its line, and the sentence in the middle. */
  line: number;
  middle: SentenceRange;
  names: ReadonlySet<string>;
  words: number;
  /** Whether it names money expressly, and not only a figure. */
  isExpress: boolean;
}

/** Score from which a statement counts as strong evidence. */
const STRONG_SCORE = 6.5;

/** Features of the strongest statement within a range, so that its weight depends on the wording around it. */
function* readStated(stated: readonly FoundDemand[], from: number, to: number): Generator<string> {
  let best: FoundDemand | undefined;
  for (const found of stated) if (found.at >= from && found.at < to && found.score > (best?.score ?? 0)) best = found;
  if (!best || best.score < MEDIUM_SCORE) {
    yield 'stated nothing';
    return;
  }
  yield 'stated';
  if (best.score >= HIGH_SCORE) yield 'stated high';
  if (best.score >= STRONG_SCORE) yield 'stated strong';
  yield `stated ${occasions[best.occasion] ?? 'without a purpose'}`;
}

/**
 * Candidate passages: around each sentence with a word or sum of a demand, if money is named. Of passages with the same sentences
 * only the first: in short lines all of them are the whole line.
 * @param stated the demands that the rules find
 */
export function* readPassages(marked: Marked, stated: readonly FoundDemand[]): Generator<Passage> {
  for (const [line, sentences] of splitLines(marked.marks).entries()) {
    const named = sentences.map((sentence) => readMoney(marked, sentence));
    if (named.every((how) => how === 'no')) continue;
    const read: SentenceFeatures[] = [];
    let [known, knownEnd] = [-1, -1];
    for (const [at, middle] of sentences.entries()) {
      for (let next = read.length; next <= at + AROUND && next < sentences.length; next++)
        read.push(readFeatures(marked, sentences[next] as SentenceRange));
      const [first, last] = [Math.max(0, at - AROUND), Math.min(at + AROUND, sentences.length - 1)];
      // Drop sentences that no later passage needs: a line may be the whole text.
      if (at > AROUND) read[at - AROUND - 1] = nothing;
      if (!read[at]?.isCentre || (first === known && last === knownEnd)) continue;
      const ways = named.slice(first, last + 1);
      if (ways.every((how) => how === 'no')) continue;
      const near = read.slice(first, last + 1);
      const words = near.reduce((sum, sentence) => sum + sentence.words, 0);
      if (words < MIN_WORDS) continue;
      const names = new Set([`length ${lengths.find((length) => words <= length) ?? 'more'}`]);
      [known, knownEnd] = [first, last];
      for (const name of readStated(stated, sentences[first]?.from ?? 0, sentences[last]?.to ?? 0)) names.add(name);
      for (const sentence of near) for (const name of sentence.names) names.add(name);
      yield { line, middle, names, words, isExpress: ways.includes('money') };
    }
  }
}

const nothing: SentenceFeatures = { names: new Set(), words: 0, isCentre: false };

/** Normalisation by the number of features: long passages have more of them. */
export const scaleOf = (features: number): number => SCALE / Math.sqrt(features + SMOOTHING);

/** Score of a passage's wording: above 0 it resembles a demand more than an honest posting. */
export function weighPassage({ names }: Passage): number {
  let sum = 0;
  for (const name of names) sum += weights.get(name) ?? 0;
  return bias + sum * scaleOf(names.size);
}

const weightOf = (name: string): number => weights.get(name) ?? 0;

/** The words of a passage with the largest weights. */
export function reasonsOf({ names }: Passage): string[] {
  const words = [...names]
    .filter((name) => /^(?:word|before sum|after sum) (?!a |not |#)/.test(name) && weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((name) => name.replace(/^(?:word|before sum|after sum) /, ''));
  return [...new Set(words)].slice(0, MAX_REASONS);
}
